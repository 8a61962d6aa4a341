import type { Operator } from '../audit/audit-log.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'

/** These pages load their own sheet and script and send forms to themselves; nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Seconds after which the home is renewed. */
export const RENEWED_EVERY_S = 10

interface PageFrame {
  title: string
  operator: Operator
  main: Html
  /** What stands at the right of the top. */
  clock?: Html
  /** Whether the page is one that renews itself. */
  isRenewed?: boolean
  /** The address of the entry of the menu that the page is. */
  current?: string
}

/** The document around a page of the operators. */
export function writePage({ title, operator, main, clock, isRenewed = false, current = '' }: PageFrame): string {
  const menu: [string, string][] = [
    ['/', 'Now'],
    [operator.role === 'operator' ? '/queues' : '/queues-to-look-at', 'Queues'],
    ['/health', 'Health'],
    ['/metrics', 'Metrics'],
    ['/audit', 'Actions'],
  ]
  const entries = menu.map(([address, words]) =>
    address === current
      ? html`<a href="${address}" aria-current="page">${words}</a>`
      : html`<a href="${address}">${words}</a>`,
  )
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Libertà Operations</title>
        <link rel="stylesheet" href="/operators.css" />
        ${isRenewed ? html`<noscript><meta http-equiv="refresh" content="${RENEWED_EVERY_S}" /></noscript>` : null}
      </head>
      <body>
        <header class="top">
          <a class="nameplate" href="/">Libertà<small>Operations</small></a>
          <nav aria-label="Operations">${entries}</nav>
          <div class="clock">${clock ?? html`${operator.name}, ${operator.role}`}</div>
        </header>
        ${
          isRenewed
            ? html`<main data-renew>${main}</main>
                <script src="/operators.js" defer></script>`
            : html`<main>${main}</main>`
        }
      </body>
    </html> `
  return document.text
}
