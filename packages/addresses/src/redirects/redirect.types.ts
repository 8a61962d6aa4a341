/** Where a moved path leads: a path of this origin, or an http(s) address where the rule itself says so. */
export interface Redirect {
  status: 301 | 302
  to: string
}
