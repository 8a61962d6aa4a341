import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chooseCookies } from '../site/choose-cookies.ts'
import { awaitInterstitial, installClock, interstitialOf } from './await-interstitial.ts'
import { leavePicturesOut, openContext } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** To what the full-page advertisement gives way, and what it gives back (docs/ads.md). */
export function describeGivingWay(paper: Paper): void {
  /** The story, which would be interrupted, before it is idle. */
  const openHeld = async (granted: readonly 'advertising'[] = []): Promise<Page> => {
    const context = await openContext(paper.browser, { isAsked: true })
    await leavePicturesOut(context)
    await chooseCookies(context, granted)
    await installClock(context)
    await context.addInitScript(holdIdleOfStory)
    const page = await context.newPage()
    await page.goto(paper.site.urls.site + paper.content.pages.story, { waitUntil: 'load' })
    return page
  }
  /** Whether the advertisement comes once the page is idle, after `prepare` was done on it. */
  const isShownAfter = async (prepare: (page: Page) => Promise<unknown>) => {
    const page = await openHeld()
    await prepare(page)
    await page.evaluate(() => window.letBeIdle())
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('interstitial')))
    await page.waitForTimeout(300)
    const isShown = await interstitialOf(page).isVisible()
    await page.context().close()
    return isShown
  }

  test.describe('the full-page advertisement gives way', () => {
    test('to nothing where nothing is open: then it comes', async () => {
      const page = await openHeld()
      await letBeIdle(page)
      await awaitInterstitial(page)
      await page.context().close()
    })

    test('to the menu', async () => {
      expect(await isShownAfter(openMenu)).toBe(false)
    })

    test('to the question about cookies, whoever asks it', async () => {
      expect(await isShownAfter(beAsked)).toBe(false)
    })

    test('to another dialog', async () => {
      expect(await isShownAfter((page) => page.evaluate(openAnotherDialog))).toBe(false)
    })

    for (const state of ['data-phase=playing', 'data-open'])
      test(`to the player that says ${state}`, async () => {
        const [name = '', value = ''] = state.split('=')
        const mark = (page: Page) =>
          page.evaluate((attribute) => document.body.setAttribute(...attribute), [name, value] as [string, string])
        expect(await isShownAfter(mark)).toBe(false)
      })
  })

  test('the full-page advertisement does not come once another page has shown it while this one waited to be seen', async () => {
    const page = await openHeld(['advertising'])
    const waits = page.waitForResponse((response) => response.url().includes('show-interstitial'))
    // Hidden only now: a page that nobody has looked at asks for none.
    await page.route(/show-interstitial/, async (route) => {
      await page.evaluate(beHidden)
      await route.continue()
    })
    await page.evaluate(() => window.letBeIdle())
    await waits
    await page.evaluate(beSeenLater)
    await page.waitForTimeout(1200)
    expect(await interstitialOf(page).isVisible()).toBe(false)
    await page.context().close()
  })

  for (const key of ['Enter', 'Escape'])
    test(`the full-page advertisement gives the focus back to where it was, by ${key}`, async () => {
      const page = await openHeld()
      const link = page.getByRole('banner').getByRole('link', { name: 'Sport' }).first()
      await link.focus()
      await letBeIdle(page)
      await awaitInterstitial(page)
      await expect(page.getByRole('button', { name: 'SALTA' })).toBeFocused()
      await page.keyboard.press(key)
      await expect(link).toBeFocused()
      await expect(interstitialOf(page)).toBeHidden()
      await page.context().close()
    })
}

/** Has the story be idle, with time held from then on: what comes stays. */
async function letBeIdle(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.evaluate(() => window.letBeIdle())
}
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).first().click()
const beAsked = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-consent', 'open'))

/** Runs in the page: hides it as another tab over it would, which no browser without windows does. */
function beHidden(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Runs in the page: it is looked at again, and meanwhile another page has shown the advertisement. */
function beSeenLater(): void {
  localStorage.setItem('interstiziale', String(Date.now()))
  Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

declare global {
  interface Window {
    letBeIdle: () => void
  }
}

/** Runs in the page, before anything of its own: a story is the second page, and idle only when it is let. */
function holdIdleOfStory(): void {
  if (!location.pathname.startsWith('/news/')) return
  sessionStorage.setItem('pagine', '1')
  const held: IdleRequestCallback[] = []
  const real = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (callback) => held.push(callback)
  window.letBeIdle = () => {
    window.requestIdleCallback = real
    for (const callback of held.splice(0)) real(callback)
  }
}

/** Runs in the page. */
function openAnotherDialog(): void {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
}
