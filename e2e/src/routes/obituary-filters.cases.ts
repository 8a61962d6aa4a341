import { expect, test } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** The two selects of the obituaries' list, as one without script uses them. */
export function describeObituaryFilters(paper: Paper): void {
  test.describe('Necrologie: a town and a period, without JavaScript', () => {
    test('a town that is chosen leaves its own obituaries, and stays chosen', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        const { town } = paper.content.items.obituary
        await page.goto(`${paper.site.urls.site}/necrologie/list`)
        await page.getByLabel('Comune').selectOption({ label: town ?? '' })
        const main = page.getByRole('main')
        const query = await main
          .locator('form:has(select)')
          .evaluate((form: HTMLFormElement) =>
            [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`).join('&'),
          )
        await warmPage(paper.site, `/necrologie/list?${query}`)
        await main.getByRole('button', { name: 'Cerca' }).click()
        await page.waitForURL((url) => (url.searchParams.get('comune') ?? '') !== '')
        expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(`Necrologie di ${town}`)
        const people = await main.locator('article p:first-of-type').allInnerTexts()
        expect(people.length).toBeGreaterThan(0)
        const rows = await main.getByRole('article').allInnerTexts()
        expect(rows.filter((row) => !row.includes(town ?? ''))).toEqual([])
        expect(await main.getByLabel('Comune').locator('option:checked').innerText()).toBe(town)
      }))

    test('a period leaves the obituaries of its days, and says so', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        await warmPage(paper.site, '/necrologie/list?periodo=settimana')
        await page.goto(`${paper.site.urls.site}/necrologie/list?periodo=settimana`)
        const main = page.getByRole('main')
        expect(await main.innerText()).toMatch(/\d+ annunci negli ultimi 7 giorni\./)
        expect(await main.getByLabel('Periodo').locator('option:checked').innerText()).toBe('Ultimi 7 giorni')
        const days = await main.locator('h2 time').evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))
        const oldest = Date.now() - 8 * 86_400_000
        expect(days.length).toBeGreaterThan(0)
        expect(days.filter((day) => Date.parse(day ?? '') < oldest)).toEqual([])
      }))

    test('a town that nobody knows is no page', async () => {
      const answer = await fetch(`${paper.site.urls.site}/necrologie/list?comune=atlantide`)
      expect(answer.status).toBe(404)
    })
  })
}
