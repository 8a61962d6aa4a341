import { describe, expect, it } from '@jest/globals'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** What the catch-all refuses, and the reserved area for those who are not signed in (requirements 2). */
export function describeRefusedRoutes(paper: Paper): void {
  describe('Catch-all and reserved area (requirements 2)', () => {
    it.each(['/multimedia/qualcosa', '/multimedia/folder', '/necrologie/qualcosa', '/necrologie/qualcosa/altro/1'])(
      '/{slug…} rejects %s, which falls to not found',
      (path) =>
        asReader(paper.browser, {}, async (page) => {
          const answer = await page.goto(paper.site.urls.site + path)
          expect(answer?.status()).toBe(404)
          expect(await page.getByRole('main').innerText()).toContain(`Page not found: ${path}`)
        }),
    )

    it('/{slug…} that fits and has no content is not found, in the words for that', () =>
      asReader(paper.browser, {}, async (page) => {
        const answer = await page.goto(`${paper.site.urls.site}/una-sezione-che-non-esiste`)
        expect(answer?.status()).toBe(404)
        expect(await page.getByRole('main').innerText()).toContain('Page Not Found: /una-sezione-che-non-esiste')
      }))

    it.each(['/area-riservata', '/area-riservata/salvati', '/area-riservata/una/via/qualsiasi'])(
      '%s: who is not signed in is sent to the home page, and nobody keeps that way',
      (path) =>
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
        }),
    )
  })
}
