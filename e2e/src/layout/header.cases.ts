import { expect, test } from '@playwright/test'
import { PHONE } from '../site/reader.ts'
import { usePage } from '../site/use-page.ts'
import type { Paper } from '../site/use-paper.ts'
import { banner, linksIn, namedLink, visitWithoutScripts } from './visit-layout.ts'

/** The header (requirements 2.89 to 2.98). */
export function describeHeader(paper: Paper): void {
  test.describe('Header (requirements 2, layout), without JavaScript', () => {
    const opened = usePage(paper, () => '/', { javaScriptEnabled: false })

    for (const [name, href] of [
      ['Ultime News', '/news/latest'],
      ['Necrologie', '/necrologie/list'],
      ['Podcast', '/podcast'],
      ['Eventi', '/eventi'],
      ['Telelibertà', '/multimedia/folder/teleliberta'],
      ['Abbonati', '/abbonamenti'],
    ] as const) {
      test(`${name} leads to ${href}`, async () => {
        const { page } = opened
        const link = namedLink(banner(page), name)
        expect(await link.isVisible()).toBe(true)
        expect(await link.getAttribute('href')).toBe(href)
      })
    }

    test('top navigation of sections, in the order of the navigation model', async () => {
      const { page } = opened
      const names = (await linksIn(banner(page))).map(([name]) => name)
      const sections = paper.content.configuration.navsections
        .filter(({ type }) => type === 'section')
        .map(({ name }) => name)
      expect(sections.length).toBeGreaterThan(3)
      expect(names.filter((name) => sections.includes(name))).toEqual(sections)
    })

    test('a link to the external digital edition is present', async () => {
      const { page } = opened
      const href = await banner(page)
        .getByRole('link', { name: /edizione digitale/i })
        .first()
        .getAttribute('href')
      expect(new URL(href ?? '').origin).not.toBe(new URL(paper.site.urls.site).origin)
    })

    test('logo goes to /, on every page', () =>
      visitWithoutScripts(paper, '/news/cronaca', async (page) => {
        const logo = banner(page)
          .getByRole('link', { name: /^Libertà/ })
          .first()
        expect(await logo.getAttribute('href')).toBe('/')
      }))

    test("the account button says 'Accedi' when anonymous", async () => {
      const { page } = opened
      const account = banner(page)
        .getByRole('link', { name: 'Accedi' })
        .or(banner(page).getByRole('button', { name: 'Accedi' }))
      expect(await account.first().isVisible()).toBe(true)
    })

    test('the strip of topics shows the trendings, above the content', async () => {
      const { page } = opened
      expect(paper.content.configuration.trendings.length).toBeGreaterThan(2)
      for (const { name, URL } of paper.content.configuration.trendings) {
        const link = page.locator(`a[href="${URL}"]`).filter({ hasText: name }).first()
        expect((await link.boundingBox())?.y).toBeLessThan(420)
      }
    })

    test('on a phone the same: burger, search, logo and account, and nothing wider than the window', () =>
      visitWithoutScripts(
        paper,
        '/',
        async (page) => {
          for (const name of ['Menu', 'Cerca']) {
            expect(await banner(page).getByRole('button', { name }).first().isVisible()).toBe(true)
          }
          const logo = await banner(page)
            .getByRole('link', { name: /^Libertà/ })
            .first()
            .boundingBox()
          expect((logo?.x ?? 0) + (logo?.width ?? 999)).toBeLessThanOrEqual(PHONE.width)
        },
        PHONE,
      ))
  })
}
