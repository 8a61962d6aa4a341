import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { auditPage } from '../site/audit-page.ts'
import { followShifts, readShifts } from '../site/follow-shifts.ts'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import { accountButton, followCalls, greeted, signInFrom } from '../site/sign-in.ts'
import type { Paper } from '../site/use-paper.ts'

/** Left edges and widths of everything in the header's first row. */
function readHeader(page: Page): Promise<number[][]> {
  return page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('p, a, button')].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [left, top, width, height]
    }),
  )
}

/** Row «Account button» of the layout, and its states (requirements 2, 4, 8). */
export function describeAccountButton(paper: Paper): void {
  const open = (page: Page, path = '/') => page.goto(paper.site.urls.site + path, { waitUntil: 'load' })

  test.describe('The account button', () => {
    test("without script is 'Accedi' and leads to /login, and no save button is seen", () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        await open(page)
        expect(await accountButton(page).getAttribute('href')).toBe('/login')
        expect(await page.locator('[data-save]:visible').count()).toBe(0)
        await accountButton(page).click()
        expect(await page.getByRole('main').getByRole('link', { name: 'Accedi' }).getAttribute('href')).toMatch(
          /^\/api\/auth\/login\?next=/,
        )
      }))

    test('nobody’s page asks nothing of the account', () =>
      asReader(paper.browser, {}, async (page) => {
        const calls = followCalls(page)
        await open(page)
        await page.waitForTimeout(1000)
        expect(await accountButton(page).innerText()).toBe('Accedi')
        expect(calls).toEqual([])
      }))

    for (const viewport of [DESK, PHONE]) {
      test(`greets with name and initials in the same box, and nothing moves (${viewport.width} px)`, () =>
        asReader(paper.browser, { viewport }, async (page) => {
          await followShifts(page)
          await open(page, paper.content.pages.story)
          await page.evaluate(() => document.fonts.ready)
          const before = await readHeader(page)
          await signInFrom(page, paper.site)
          expect(new URL(page.url()).pathname).toBe(paper.content.pages.story)
          await page.evaluate(() => document.fonts.ready)
          expect(await accountButton(page).textContent()).toBe('ABCiao Anna')
          expect(await accountButton(page).getAttribute('href')).toBe('/area-riservata/salvati')
          expect(await readHeader(page)).toEqual(before)
          const shifts = await readShifts(page)
          expect(shifts.moved.filter((line) => /account|header|save/i.test(line))).toEqual([])
          expect(shifts.total).toBeLessThanOrEqual(0.01)
        }))
    }

    test('one call fills button and saved set on every page; the profile is refreshed once in a tab', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page)
        await signInFrom(page, paper.site)
        const calls = followCalls(page)
        for (const path of ['/news/latest', paper.content.pages.story]) {
          await open(page, path)
          await greeted(page)
        }
        expect(calls).toEqual(['GET /api/auth', 'GET /api/auth'])
      }))

    test('spins while nothing is known, 5000 ms at the most, and greets whenever the answer comes', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page)
        await signInFrom(page, paper.site)
        const held = Promise.withResolvers<void>()
        await page.route('**/api/auth', async (route) => {
          await held.promise
          await route.continue()
        })
        // Only the test moves the clock: the five seconds are not those of the machine.
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(Date.now())
        await page.goto(paper.site.urls.site, { waitUntil: 'commit' })
        const spins = () => page.evaluate(() => 'reader' in document.documentElement.dataset)
        await page.waitForFunction(() => 'reader' in document.documentElement.dataset)
        // The style sheet may come after the script that asks for the spinner.
        const words = await accountButton(page).locator('span').elementHandle()
        await page.waitForFunction((one) => one !== null && getComputedStyle(one).opacity === '0', words)
        await page.clock.runFor(4900)
        expect(await spins()).toBe(true)
        await page.clock.runFor(100)
        expect(await spins()).toBe(false)
        expect(await accountButton(page).innerText()).toBe('Accedi')
        held.resolve()
        await page.clock.resume()
        await greeted(page, 'Ciao Anna')
      }))

    test('a failure to get the sign-in address is logged only: the button is as before', () =>
      asReader(paper.browser, {}, async (page) => {
        const logged: string[] = []
        page.on('console', (line) => logged.push(line.text()))
        await page.route('**/api/auth/sign-in-address*', (route) => route.fulfill({ status: 503 }))
        await open(page)
        await accountButton(page).click()
        await expect.poll(() => logged.join('\n')).toContain('There is no address to sign in at')
        await page.locator('[data-account]:not([aria-busy])').first().waitFor()
        await page.waitForFunction(() => document.querySelector('[data-account][aria-busy]') === null)
        expect(new URL(page.url()).pathname).toBe('/')
        expect(await accountButton(page).innerText()).toBe('Accedi')
      }))

    test('an address that cannot be built leads home', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.route('**/api/auth/sign-in-address*', (route) => route.fulfill({ json: { url: '/' } }))
        await open(page, '/news/latest')
        await accountButton(page).click()
        await page.waitForURL(`${paper.site.urls.site}/`)
      }))

    test('a failed initialisation is logged, and the spinner stops (requirements 8)', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await context.addCookies([{ name: 'liberta_lettore', value: '1', url: paper.site.urls.site }])
        const logged: string[] = []
        page.on('console', (line) => logged.push(line.text()))
        await page.route('**/api/auth', (route) => route.fulfill({ status: 503 }))
        await open(page)
        await expect.poll(() => logged.join('\n')).toContain('Failed to initialize auth')
        await page.waitForFunction(() => !('reader' in document.documentElement.dataset))
        expect(await accountButton(page).innerText()).toBe('Accedi')
      }))

    test('axe finds 0 violations on the page of a reader, in both themes, at 1440 and 375 px', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page)
        await signInFrom(page, paper.site)
        await greeted(page)
        // What the reader of these tests has saved before is known by now: a press on it would take it out.
        const save = await page.locator('[data-save]:not([aria-pressed=true])').first().elementHandle()
        await save?.click()
        await expect.poll(() => save?.getAttribute('aria-pressed')).toBe('true')
        const faults: string[] = []
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            faults.push(...(await auditPage(page)))
          }
        }
        expect(faults).toEqual([])
        await save?.click()
        await expect.poll(() => save?.getAttribute('aria-pressed')).not.toBe('true')
      }))
  })
}
