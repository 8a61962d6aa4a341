import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { asReader } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

const paper = usePaper()
const BAR = 'aside[aria-label="In ascolto"]'

/** The stand-in makes a recording when it is first asked for: on a busy machine that takes longer than a player waits. */
test.beforeAll(async ({ request }) => {
  const list = await (await request.get(`${paper.site.urls.site}/podcast`)).text()
  const [, path = 'no recording'] = /href="(\/media\/clips\/[^"]+)"/.exec(list) ?? []
  const isMade = async () => (await request.get(paper.site.urls.site + path)).ok()
  await waitUntil(isMade, { what: `${path} is made` })
})

const placeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
const plays = (page: Page) =>
  page.waitForFunction(() => {
    const audio = document.querySelector('audio')
    return audio !== null && !audio.paused && audio.currentTime > 0.5
  })

async function playFirst(page: Page): Promise<string> {
  await page.goto(`${paper.site.urls.site}/podcast`)
  const play = page.locator('a[data-listen][role=button]').first()
  const title = (await play.getAttribute('data-title')) ?? ''
  await play.click()
  await plays(page)
  // The bar's styles are waited for by nobody in the page: until then it stands under it.
  await expect(page.locator(BAR)).toHaveCSS('position', 'fixed')
  return title
}

/** So many seconds forwards, and stops there. */
async function goOn(page: Page, seconds: number): Promise<void> {
  await page
    .locator(BAR)
    .getByRole('button', { name: `Avanti di ${seconds} secondi` })
    .click()
  await page
    .locator(BAR)
    .getByRole('button', { name: /^Metti in pausa/ })
    .click()
  // Not only `paused`, which is so before the page is told.
  await page
    .locator(BAR)
    .getByRole('button', { name: /^Ascolta/ })
    .waitFor()
}

/** How far the recording was heard that was heard last, as the device remembers it; seconds. */
const heardOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('ascoltati') ?? '[]') as [string, number][]).at(-1)?.[1])

test.describe('a podcast', () => {
  test('plays and stops by the brick in its row, on a fresh clone', () =>
    asReader(paper.browser, {}, async (page) => {
      const title = await playFirst(page)
      await page
        .getByRole('button', { name: `Metti in pausa: ${title}` })
        .first()
        .click()
      await page.waitForFunction(() => document.querySelector('audio')?.paused === true)
      expect(await page.locator(BAR).getByText(title).isVisible()).toBe(true)
      const cover = page.locator(`${BAR} img`)
      await expect(cover).toHaveAttribute('src', /^\/media\//)
      await cover.evaluate((image: HTMLImageElement) => image.decode())
      expect(await cover.isVisible()).toBe(true)
    }))

  test('goes on at the same second on the next page, and its place is told when it is come back to', () =>
    asReader(paper.browser, {}, async (page) => {
      const title = await playFirst(page)
      await page.locator(BAR).getByRole('button', { name: 'Avanti di 30 secondi' }).click()
      const began = performance.now()
      const left = await placeOf(page)
      await page.getByRole('link', { name: 'Cronaca', exact: true }).first().click()
      await page.waitForURL(/\/news\//)
      await plays(page)
      const place = await placeOf(page)
      expect(place).toBeGreaterThan(left - 1)
      // It plays on while the next page comes, and no longer than that takes.
      expect(place).toBeLessThan(left + (performance.now() - began) / 1000 + 1)
      await page.locator(BAR).getByRole('button', { name: 'Chiudi' }).click()
      expect(await page.locator(BAR).count()).toBe(0)
      await page.goto(`${paper.site.urls.site}/podcast`)
      const row = page.locator('article', { has: page.getByRole('heading', { name: title, exact: true }) })
      await row.getByText(/^Restano \d+ min$/).waitFor()
    }))

  test('is steered by the keyboard: k, space and arrows in the bar, and nowhere else', () =>
    asReader(paper.browser, {}, async (page) => {
      await playFirst(page)
      const rule = page.locator(BAR).getByRole('slider')
      await rule.focus()
      const left = await placeOf(page)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await placeOf(page)).toBeGreaterThanOrEqual(left + 10)
      expect(await rule.getAttribute('aria-valuetext')).toMatch(/^\d+ second[oi] di \d+ minuti$/)
      await page.keyboard.press('k')
      await page.waitForFunction(() => document.querySelector('audio')?.paused === true)
      await page.keyboard.press(' ')
      await plays(page)
      await page.locator('h1').click()
      await page.keyboard.press('k')
      await plays(page)
    }))

  test('is heard faster by a button whose name says how fast, in the row as in the bar', () =>
    asReader(paper.browser, {}, async (page) => {
      await playFirst(page)
      const speeds = [page.locator('article'), page.locator(BAR)].map((part) =>
        part.getByRole('button', { name: /^Velocità/ }),
      )
      for (const speed of speeds) await expect(speed).toHaveAccessibleName('Velocità 1×')
      await speeds[0]?.click()
      for (const speed of speeds) {
        await expect(speed).toHaveText('1,25×')
        await expect(speed).toHaveAccessibleName('Velocità 1,25×')
      }
    }))

  test('is heard in one tab alone: what was started last plays, the other stops at its place', () =>
    asReader(paper.browser, {}, async (page) => {
      await playFirst(page)
      const other = await page.context().newPage()
      await playFirst(other)
      await page.waitForFunction(() => document.querySelector('audio')?.paused === true)
      await plays(other)
      await page
        .locator(BAR)
        .getByRole('button', { name: /^Ascolta/ })
        .click()
      await other.waitForFunction(() => document.querySelector('audio')?.paused === true)
      await plays(page)
    }))

  test('was heard as far as the tab says that was heard last, whatever an older one does that only stands there', () =>
    asReader(paper.browser, {}, async (older, context) => {
      await playFirst(older)
      await goOn(older, 30)
      const newer = await context.newPage()
      await playFirst(newer)
      expect(await placeOf(newer)).toBeGreaterThan(29)
      await goOn(newer, 30)
      const heard = await heardOf(newer)
      expect(heard).toBeGreaterThan(59)
      await older.goto(`${paper.site.urls.site}/about`)
      await older.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 1)
      expect(await placeOf(older)).toBeLessThan(59)
      await older.goto(`${paper.site.urls.site}/podcast`)
      await older.locator(BAR).getByRole('button', { name: 'Chiudi' }).click()
      expect(await heardOf(newer)).toBe(heard)
    }))

  test('fills a phone’s window by a touch on its title, and goes back to the foot by Escape', () =>
    asReader(paper.browser, { viewport: { width: 375, height: 800 } }, async (page) => {
      const title = await playFirst(page)
      const bar = page.locator(BAR)
      const opener = bar.getByRole('button', { name: title, exact: true })
      await opener.click()
      expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 800 })
      for (const name of ['Indietro di 15 secondi', 'Avanti di 30 secondi', 'Velocità 1×', 'Riduci', 'Chiudi'])
        expect(await bar.getByRole('button', { name }).isVisible()).toBe(true)
      await expect(bar.locator('img')).toBeVisible()
      expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true)
      await page.keyboard.press('Escape')
      expect((await bar.boundingBox())?.height).toBeLessThan(80)
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await page.locator('[inert]').count()).toBe(0)
    }))

  test('lies at the foot of a phone that is turned, and all of the page answers', () =>
    asReader(paper.browser, { viewport: { width: 390, height: 844 } }, async (page) => {
      const title = await playFirst(page)
      const bar = page.locator(BAR)
      await bar.getByRole('button', { name: title, exact: true }).click()
      expect(await page.locator('[inert]').count()).toBeGreaterThan(0)
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(page.locator('[inert]')).toHaveCount(0)
      expect((await bar.boundingBox())?.height).toBeLessThan(80)
      await bar.getByRole('link', { name: title, exact: true }).press('Enter')
      await page.waitForURL('**/podcast')
      await bar.waitFor()
      expect(await page.locator('[inert]').count()).toBe(0)
    }))

  test('fills a window that has become as narrow as a phone’s, by a touch on its title or by the space bar', () =>
    asReader(paper.browser, { viewport: { width: 844, height: 390 } }, async (page) => {
      const title = await playFirst(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const bar = page.locator(BAR)
      const opener = bar.getByRole('button', { name: title, exact: true, expanded: false })
      await opener.click()
      expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 844 })
      expect(await bar.getByRole('button', { name: 'Avanti di 30 secondi' }).isVisible()).toBe(true)
      await bar.getByRole('button', { name: 'Riduci' }).click()
      await opener.press(' ')
      expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 844 })
    }))

  test('asks for the cover on a phone once it fills the window, and not while it is at the foot', () =>
    asReader(paper.browser, { viewport: { width: 375, height: 800 } }, async (page) => {
      // What the system shows on its lock screen, the browser asks for by itself, whenever it likes.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaSession'))
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const title = await playFirst(page)
      await expect(page.locator(`${BAR} img`)).toHaveAttribute('src', /^\/media\//)
      const cover = await page.locator(`${BAR} img`).getAttribute('src')
      expect(asked).not.toContain(cover)
      await page.locator(BAR).getByRole('button', { name: title, exact: true }).click()
      await expect.poll(() => asked).toContain(cover)
    }))

  test('tells over a phone’s whole window what is left, and which episode comes after', () =>
    asReader(paper.browser, { viewport: { width: 375, height: 800 } }, async (page) => {
      const title = await playFirst(page)
      const second = page.locator('a[data-listen]').nth(1)
      const after = (await second.getAttribute('data-title')) ?? ''
      const bar = page.locator(BAR)
      expect(await bar.getByText('Dopo', { exact: true }).isVisible()).toBe(false)
      await bar.getByRole('button', { name: title, exact: true }).click()
      await expect(bar.getByText(/^restano \d+\.\d\d$/)).toBeVisible()
      expect(await bar.getByText('Dopo', { exact: true }).isVisible()).toBe(true)
      expect(await bar.getByText(after, { exact: true }).isVisible()).toBe(true)
      const [next, toggle] = await Promise.all(
        [bar.getByText('Dopo', { exact: true }), bar.getByRole('button', { name: /^Metti/ })].map((part) =>
          part.boundingBox(),
        ),
      )
      expect(next?.y).toBeGreaterThan((toggle?.y ?? 0) + (toggle?.height ?? 0))
    }))

  test('says what is wrong where the recording does not come, and plays when it is pressed again', () =>
    asReader(paper.browser, {}, async (page) => {
      await page.route('**/media/clips/**', (route) => route.fulfill({ status: 503 }))
      await page.goto(`${paper.site.urls.site}/podcast`)
      await page.locator('a[data-listen][role=button]').first().click()
      await page.locator(BAR).getByText('L’audio non parte. Riprova').waitFor()
      await page.unroute('**/media/clips/**')
      await page
        .locator(BAR)
        .getByRole('button', { name: /^Ascolta/ })
        .click()
      await plays(page)
    }))

  test('asks for no script of the player before a play is pressed', () =>
    asReader(paper.browser, {}, async (page) => {
      // What the system shows on its lock screen, the browser asks for by itself, whenever it likes.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaSession'))
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${paper.site.urls.site}/podcast`, { waitUntil: 'networkidle' })
      await page.locator('a[data-listen][role=button]').first().waitFor()
      expect(asked.filter((url) => url.includes('listening-player'))).toEqual([])
      await page.locator('a[data-listen]').first().click()
      await page.locator(BAR).waitFor()
      expect(asked.filter((url) => url.includes('listening-player'))).toHaveLength(1)
    }))

  test('is a link to its recording where there is no script', () =>
    asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${paper.site.urls.site}/podcast`)
      const link = page.getByRole('link', { name: /^Ascolta/ }).first()
      const answer = await page.request.get(paper.site.urls.site + (await link.getAttribute('href')))
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
      expect(await page.locator('audio').count()).toBe(0)
    }))
})
