import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { layBreaking, publishStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import { asReader, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const TITLE = 'Chiusi il ponte di Po, quello sul Trebbia e la strada della Val Nure fino a domani a mezzogiorno'

const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN)
const rightOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().right))

/** What breaking news leaves in sight that comes over an open page (WCAG 2.4.11). On a site of its own: it stands on everybody's pages. */
export function describeBreakingFocus(paper: Paper): void {
  test('breaking news over a page hides nothing that has the focus, in the page nor in its header', () =>
    asReader(paper.browser, { viewport: PHONE }, async (page) => {
      const story = await publishStory(paper.site, { title: TITLE, text: 'Da ora.' })
      const listens = page.waitForResponse((response) => response.url().includes('/live/events'))
      await page.goto(`${paper.site.urls.site}/news/latest`, { waitUntil: 'load' })
      await listens
      await layBreaking(paper.site, { story: story.id })
      await expect(page.locator('[data-over]')).toBeVisible()
      expect(await walkBack(page, 12)).toBe(0)
      await expect(page.locator('[data-compact-row=shown]')).toBeHidden()
      expect(await walkBack(page, 0)).toBeGreaterThan(3)
      await layBreaking(paper.site, null)
    }))

  test('breaking news that comes further down moves nothing, and stands over the header of who goes back to the top', () =>
    asReader(paper.browser, { viewport: { width: 1680, height: 900 } }, async (page) => {
      const story = await publishStory(paper.site, { title: TITLE, text: 'Da ora.' })
      const listens = page.waitForResponse((response) => response.url().includes('/live/events'))
      await page.goto(`${paper.site.urls.site}/news/latest`, { waitUntil: 'load' })
      await listens
      const over = page.locator('[data-over]')
      const read = page.locator('main h2 a, main h3 a').nth(9)
      await read.evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await topOf(read)
      await layBreaking(paper.site, { story: story.id })
      await expect(over).toBeVisible()
      await expect(over.locator('..')).not.toHaveCSS('min-height', '0px')
      expect([await topOf(over), await topOf(read)]).toEqual([0, before])
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const height = (await over.boundingBox())?.height ?? 0
      expect([await topOf(over), await topOf(page.getByRole('banner'))]).toEqual([0, Math.round(height)])
      const close = over.getByRole('button', { name: 'Chiudi' })
      expect(await rightOf(close.locator('svg'))).toBe(
        await rightOf(page.getByRole('banner').getByRole('link', { name: 'Abbonati' }).first()),
      )
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const place = await topOf(read)
      await close.click()
      await expect(over).toBeHidden()
      expect(await topOf(read)).toBe(place)
      await layBreaking(paper.site, null)
    }))
}

/** Goes back by keyboard from a story of the list, and looks at each step whether the focus is in sight; returns how many steps were in the header. */
async function walkBack(page: Page, from: number): Promise<number> {
  await page.locator('main h2 a, main h3 a').nth(from).focus()
  let inHeader = 0
  for (let steps = 20; steps > 0; steps -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true)
    inHeader += await page.locator('header :focus').count()
  }
  return inHeader
}

/** Runs in the page: whether what has the focus is what is drawn where it stands. */
function isFocusInSight(): boolean {
  const { activeElement: focused } = document
  const { left, top, width, height } = (focused ?? document.body).getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && (focused?.contains(seen) === true || seen.contains(focused))
}
