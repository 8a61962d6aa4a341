import { WEIGHT_PLACE } from '../../components/layout/LiteFrame.tsx'
import { encodeBodyHere } from '../../http/content-encoding.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import { reduceMarkup } from './reduce-markup.ts'
import type { ReduceOptions } from './reduce-markup.ts'

/**
 * The document of a lite version: what a browser and a search engine need, a style sheet, no script. Its body says
 * what the full page says (`reduceMarkup`).
 */
export function LiteDocument({
  head,
  sheet,
  markup,
  spellLite,
}: ReduceOptions & {
  head: PageHead
  /** Address of its style sheet. */
  sheet: string | undefined
  /** What stands in the body, as React has written it for the full page. */
  markup: string
}) {
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
        <meta name="description" content={head.description} />
        {!head.indexed && <meta name="robots" content="noindex" />}
        {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body dangerouslySetInnerHTML={{ __html: reduceMarkup(markup, { spellLite }) }} />
    </html>
  )
}

/** A page that says at its place what it weighs with its style sheet of so many bytes, as it is sent to most readers; not its faces, which come once. */
export function sayWeight(html: string, sheetBytes: number): string {
  const bytes = encodeBodyHere(Buffer.from(html), 'br').length + sheetBytes
  const place = html.indexOf(WEIGHT_PLACE, html.indexOf('<body>'))
  if (place < 0) return html
  return `${html.slice(0, place)}${Math.ceil(bytes / 1024)}\u00a0KB${html.slice(place + WEIGHT_PLACE.length)}`
}
