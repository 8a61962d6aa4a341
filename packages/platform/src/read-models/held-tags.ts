/** False where a model has surely none of the tags; of one that was thrown out, copies may be held elsewhere. */
export function mayBeTagged(held: string | null, tags: ReadonlySet<string>): boolean {
  const own = held === null ? null : parseTags(held)
  return own === null || own.some((tag) => tags.has(tag))
}

/** The tags of a model as they stand in the store (JSON); null where they cannot be read. */
export function parseTags(text: string): string[] | null {
  try {
    return JSON.parse(text) as string[]
  } catch {
    return null
  }
}
