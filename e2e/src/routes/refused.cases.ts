import { expect, test } from '@playwright/test'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** What the catch-all refuses, and the reserved area for those who are not signed in (requirements 2). */
export function describeRefusedRoutes(paper: Paper): void {
  test.describe('Catch-all and reserved area (requirements 2)', () => {
    for (const path of [
      '/multimedia/qualcosa',
      '/multimedia/folder',
      '/necrologie/qualcosa',
      '/necrologie/qualcosa/altro/1',
    ]) {
      test(`/{slug…} rejects ${path}, which falls to not found`, () =>
        asReader(paper.browser, {}, async (page) => {
          const answer = await page.goto(paper.site.urls.site + path)
          expect(answer?.status()).toBe(404)
          expect(await page.getByRole('main').innerText()).toContain(`Page not found: ${path}`)
        }))
    }

    test('/{slug…} that fits and has no content is not found, in the words for that', () =>
      asReader(paper.browser, {}, async (page) => {
        const answer = await page.goto(`${paper.site.urls.site}/una-sezione-che-non-esiste`)
        expect(answer?.status()).toBe(404)
        expect(await page.getByRole('main').innerText()).toContain('Page Not Found: /una-sezione-che-non-esiste')
      }))

    for (const path of ['/area-riservata', '/area-riservata/salvati', '/area-riservata/una/via/qualsiasi']) {
      test(`${path}: who is not signed in is sent to the home page, and nobody keeps that way`, () =>
        asReader(paper.browser, {}, async (page) => {
          const redirects: string[] = []
          page.on('response', (answer) => {
            if (new URL(answer.url()).pathname === path) {
              redirects.push(`${answer.status()} ${answer.headers()['location']} ${answer.headers()['cache-control']}`)
            }
          })
          await page.goto(paper.site.urls.site + path)
          expect(new URL(page.url()).pathname).toBe('/')
          expect(redirects).toEqual(['302 / private, no-store'])
        }))
    }
  })
}
