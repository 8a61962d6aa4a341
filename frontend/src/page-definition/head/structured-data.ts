/** What machines are told of a page (schema.org, JSON-LD). */
export type StructuredData = Record<string, unknown>

/** Longest headline in structured data, in characters (requirements 1.17). */
export const HEADLINE_LIMIT = 110

/** A headline of at most 110 characters, cut at a word and closed by an ellipsis. */
export function cutHeadline(title: string): string {
  if (title.length <= HEADLINE_LIMIT) return title
  const cut = title.slice(0, HEADLINE_LIMIT - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > HEADLINE_LIMIT / 2 ? cut.slice(0, space) : cut}…`
}

/** JSON for a script element: no `<` in it, so that nothing can end the element. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
