import { expect, test } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** From an event to what else there is at its place. */
export function describeEventShortcut(paper: Paper): void {
  test('an event’s «Che altro c’è qui» leads to a search for events at its place alone, and they are there', () =>
    asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
      const { site, content } = paper
      const { location } = content.items.event
      await page.goto(site.urls.site + content.pages.event)
      const link = page.getByRole('link', { name: 'Che altro c’è qui' })
      const pathname = (await link.getAttribute('href')) ?? ''
      expect(pathname).toMatch(/^\/eventi\/ricerca\/locations_[^/]+\/s$/)
      await warmPage(site, pathname)
      await link.click()
      await page.waitForURL(site.urls.site + pathname)
      const main = page.getByRole('main')
      expect(await main.locator('a[href^="/event/"]').count()).toBeGreaterThan(0)
      expect(await main.innerText()).toContain(location?.name)
      expect((await page.request.get(site.urls.site + pathname)).status()).toBe(200)
    }))
}
