/** Where a path leads that has moved (requirements 3.46, redirect rules). */
export interface Moved {
  status: 301 | 302
  /** An address of this site, or of another where the rule itself says so. */
  to: string
}

/** The redirect rules in force. */
export interface RedirectSource {
  /** Where a path leads, as it stands on the wire; null where it has not moved. Costs one look into a map. */
  find(path: string): Moved | null
}
