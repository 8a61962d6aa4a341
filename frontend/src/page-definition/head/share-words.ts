import { createHash } from 'node:crypto'

/**
 * The words of the picture that is drawn for a page which has none, where it is shared: the page's own words, and nothing that a reader
 * has written. How they look is an affair of `drawn-pictures`.
 */
export type ShareWords =
  | { type: 'story'; title: string; section: { name: string; path: string } }
  | { type: 'live'; title: string }
  | { type: 'obituary'; name: string; age: number | null; town: string | null }
  | { type: 'page'; title: string }

/** Of a drawn picture, in pixels. */
export const DRAWN_SIZE = { width: 1200, height: 630 } as const

/** Goes up with each change of how the pictures look: whoever keeps one by its address asks for it anew. */
export const DESIGN = 1

/** What tells a drawn picture from every other one: a digest of its words and of its design, in hexadecimal. */
export function digestWords(words: ShareWords): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, words]))
    .digest('hex')
    .slice(0, 16)
}
