import { expect, test } from '@playwright/test'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { readSettled } from '../site/find-pages.ts'
import { asReader, READER_AGENT } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Path, and the message that it is answered with, word for word (requirements 5, 8). */
const ERRORS: readonly [string, string][] = [
  ['/questa_pagina/non-esiste', 'Page not found: /questa_pagina/non-esiste'],
  ['/una-pagina/che-non-esiste', 'Page Not Found: /una-pagina/che-non-esiste'],
  ['/multimedia/qualcosa', 'Page not found: /multimedia/qualcosa'],
  ['/necrologie/qualcosa/altro', 'Page not found: /necrologie/qualcosa/altro'],
  ['/news/sezione-che-non-esiste', 'Page Not Found: /news/sezione-che-non-esiste'],
  ['/tag/argomento-mai-visto', 'Page Not Found: /tag/argomento-mai-visto'],
  ['/news/cronaca/page_9999', 'Page Not Found: /news/cronaca/page_9999'],
  ['/news/cronaca/una-storia-mai-scritta/499999', 'Page Not Found: /news/cronaca/una-storia-mai-scritta/499999'],
  ['/immagini/foto.jpg', 'Resource not found.'],
  ['/index.php', 'Resource not found.'],
  ['/documento.pdf', 'Resource not found.'],
  ['/archivio.zip', 'Resource not found.'],
  ['/news/cronaca.html', 'Resource not found.'],
]

/** The error page (requirements 2.116 and 2.117), and the error catalogue (requirements 8). */
export function describeErrorPages(paper: Paper): void {
  const read = (path: string, agent: string) =>
    readSettled(() => readPage(paper.site.urls.site, path, { 'user-agent': agent }))

  test.describe('Error page (requirements 2: status code, message, the text, a Go Home link)', () => {
    test('shows all four, without JavaScript, and search is at hand', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        const answer = await page.goto(`${paper.site.urls.site}/questa_pagina/non-esiste`)
        expect(answer?.status()).toBe(404)
        const main = page.getByRole('main')
        const words = await main.innerText()
        expect(words).toContain('404')
        expect(words).toContain('Page not found: /questa_pagina/non-esiste')
        expect(words).toContain('This is not the page you ar looking for..')
        const home = main.getByRole('link', { name: 'Go Home', exact: true })
        expect(await home.getAttribute('href')).toBe('/')
        await home.click()
        expect(new URL(page.url()).pathname).toBe('/')
      }))

    for (const [path, message] of ERRORS) {
      test(`${path}: 404 «${message}», as HTML for readers`, async () => {
        const { status, headers, body } = await read(path, READER_AGENT)
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
        expect(body).toContain(message)
        expect(body).toContain('This is not the page you ar looking for..')
        expect(body).toContain('noindex')
      })
    }

    for (const [path, message] of ERRORS) {
      test(`${path}: not shown for bot user agents, who get «${message}» as plain text`, async () => {
        const { status, headers, body } = await read(path, BOT)
        expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
        expect(body.trimEnd()).toBe(message)
      })
    }
  })
}
