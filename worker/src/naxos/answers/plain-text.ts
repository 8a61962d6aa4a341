import { decodeHTMLStrict } from 'entities'

const MARKED_UP = /[<&]/
const BREAK = /<br(?:\s[^<>]*)?\/?>/gi
const INLINE_TAG = /<\/?(?:b|i|em|strong|sup|sub)(?:\s[^<>]*)?\/?>/gi

/**
 * The words of a text that a CMS wrote for HTML: known inline tags are dropped, a `br` becomes a line break, entities are decoded
 * once. Whatever else has the look of markup is text, and is shown as it stands.
 */
export function plainText(text: string): string {
  if (!MARKED_UP.test(text)) return text
  return decodeHTMLStrict(text.replaceAll(BREAK, '\n').replaceAll(INLINE_TAG, ''))
}
