import { WEIGHT_PLACE } from '../../components/layout/LiteFrame.tsx'
import { encodeBodyHere } from '../../http/content-encoding.ts'

/** A page that says at its place what it weighs with its style sheet of so many bytes, as it is sent to most readers; not its faces, which come once. */
export function sayWeight(html: string, sheetBytes: number): string {
  const bytes = encodeBodyHere(Buffer.from(html), 'br').length + sheetBytes
  const place = html.indexOf(WEIGHT_PLACE, html.indexOf('<body>'))
  if (place < 0) return html
  return `${html.slice(0, place)}${Math.ceil(bytes / 1024)}\u00a0KB${html.slice(place + WEIGHT_PLACE.length)}`
}
