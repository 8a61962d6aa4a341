import type { Thing, WithContext } from 'schema-dts'

/** What machines are told of a page: one thing of schema.org, as JSON-LD. Its words are checked against the vocabulary by the compiler. */
export type StructuredData = WithContext<Thing>

/** Longest headline in structured data, in characters (requirements 1.17). */
export const HEADLINE_LIMIT = 110

/** A headline of at most 110 characters, cut at a word and closed by an ellipsis. */
export function cutHeadline(title: string): string {
  return cutAtWord(title, HEADLINE_LIMIT)
}

/** A text of at most so many characters, cut at a word and closed by an ellipsis; inside a word that is longer than half of them. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  // Never within a character that takes two units.
  const cut = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** JSON for a script element: no `<` in it, so that nothing can end the element. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
