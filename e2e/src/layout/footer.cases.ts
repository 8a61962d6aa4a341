import { expect, test } from '@playwright/test'
import { expectFooterColumns, listLinks } from '../site/expect-menus.ts'
import { usePage } from '../site/use-page.ts'
import type { Paper } from '../site/use-paper.ts'
import { footer, linksIn } from './visit-layout.ts'

/** The footer (requirements 2.110 to 2.112). */
export function describeFooter(paper: Paper): void {
  test.describe('Footer (requirements 2, layout)', () => {
    const opened = usePage(paper, () => '/', { javaScriptEnabled: false })

    test("sections in columns with a 5-link limit, except the last item of the first group and 'Trasparenza' and 'Servizi'", async () => {
      const { page } = opened
      const groups = expectFooterColumns(paper.content.configuration.navfullsections)
      const { shown, cut } = listLinks(groups)
      const links = await linksIn(footer(page))
      expect(links).toEqual(expect.arrayContaining(shown))
      for (const link of cut) expect(links).not.toContainEqual(link)
      expect(cut.length).toBeGreaterThan(0)
      expect(groups[3]?.shown.length).toBeGreaterThan(5)
    })

    test('columns split at the first 4 items, the next 3, then the rest', async () => {
      const { page } = opened
      const names = expectFooterColumns(paper.content.configuration.navfullsections).map(({ name }) => name)
      const boxes = await Promise.all(
        names.map((name) => footer(page).getByText(name, { exact: true }).first().boundingBox()),
      )
      const tops = boxes.map((box) => Math.round(box?.y ?? -1))
      expect(names.length).toBeGreaterThan(7)
      expect(new Set(tops.slice(0, 4)).size).toBe(1)
      expect(tops[4]).toBeGreaterThan(tops[3] ?? 0)
      expect(new Set(tops.slice(4, 7)).size).toBe(1)
    })

    test("the publisher's legal details, social links and an advertising contact", async () => {
      const { page } = opened
      for (const name of ['Instagram', 'Youtube', 'Facebook']) {
        const href = await footer(page).getByRole('link', { name }).first().getAttribute('href')
        expect(new URL(href ?? '').hostname).toContain(name.toLowerCase())
      }
      const words = await footer(page).innerText()
      for (const word of ['Editoriale Libertà', 'Partita Iva', 'tribunale', 'Direttore responsabile']) {
        expect(words).toContain(word)
      }
      expect(words).toMatch(/pubblicità/i)
    })

    test('the advertising contact works on a fresh clone: it leads to /contact-us/request with «Pubblicità» chosen', async () => {
      const { page } = opened
      const contact = footer(page).getByText('Per la pubblicità').getByRole('link', { name: 'scrivici' })
      await Promise.all([page.waitForURL('**/contact-us/request?*'), contact.click()])
      expect(await page.getByLabel('Di che cosa si tratta').inputValue()).toBe('Pubblicità')
      await page.goBack()
    })
  })
}
