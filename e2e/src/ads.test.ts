import { expect, test } from '@playwright/test'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { describeNavigations } from './ads/navigation.cases.ts'
import { describeSoldInterstitial } from './ads/sold-interstitial.cases.ts'
import type { ServedWithOthers } from './ads/served-with-others.ts'
import { describeWithdrawal } from './ads/withdrawal.cases.ts'
import { describeSilence } from './consent/silence.cases.ts'
import { startOthers } from './consent/start-others.ts'
import type { Others } from './consent/start-others.ts'
import { chooseCookies } from './site/choose-cookies.ts'
import { findContent } from './site/find-pages.ts'
import type { SiteContent } from './site/find-pages.ts'
import { followShifts, scrollSlowly } from './site/follow-shifts.ts'
import { layOutWholePage } from './site/inspect-page.ts'
import { DESK, leavePicturesOut, openContext, PHONE } from './site/reader.ts'
import { startFakeTag } from './site/start-fake-tag.ts'
import type { FakeTag, TagBehaviour } from './site/start-fake-tag.ts'
import { startFrontend } from './site/start-frontend.ts'
import type { OwnFrontend } from './site/start-frontend.ts'

/** All that a site may load from others is configured. */
let tag: FakeTag
let others: Others
let site: OwnFrontend
let content: SiteContent

test.beforeAll(async () => {
  tag = await startFakeTag()
  others = await startOthers((_request, response) => void response.end())
  site = await startFrontend({
    ADS_PROVIDER: 'gpt',
    ADS_NETWORK_CODE: '1234',
    ADS_SCRIPT_URL: tag.scriptAddress,
    THIRD_PARTY_ORIGINS: new URL(tag.scriptAddress).origin,
    ANALYTICS_SCRIPT_URL: `${others.origin}/stats.js`,
    EXTRA_SCRIPT_URL: `${others.origin}/extra.js`,
    INTERSTITIAL_ON_PHONES: 'on',
  })
  content = await findContent(site)
})
test.afterAll(async () => {
  await site.stop()
  await tag.stop()
  others.stop()
})

const companiesOf = () => ['statistics', 'services'].map((purpose) => `${purpose}:${new URL(others.origin).host}`)
const served = (): ServedWithOthers => ({
  site: site.urls.site,
  paths: content.pages,
  tag,
  others,
  companies: companiesOf(),
})

describeSilence(served)
describeSoldInterstitial(served)
describeNavigations(served)
describeWithdrawal(served)

interface Reading extends BrowserContextOptions {
  consents?: boolean
  behaviour?: Partial<TagBehaviour>
}

let warnings: string[] = []

/** Runs `read` as a reader who has chosen about cookies before, with a tag that behaves so. */
async function asReaderOfAds(
  browser: Parameters<typeof openContext>[0],
  { consents = true, behaviour = {}, ...options }: Reading,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  tag.behave(behaviour)
  warnings = []
  const context = await openContext(browser, { isAsked: true, ...options })
  await leavePicturesOut(context)
  await chooseCookies(context, consents ? ['advertising'] : [], companiesOf())
  // The full-page advertisement was seen today: it would be one refresh more, and lie over the page.
  await context.addInitScript(() => localStorage.setItem('interstiziale', String(Date.now())))
  const page = await context.newPage()
  page.on('console', (message) => /advertisement/i.test(message.text()) && warnings.push(message.text()))
  try {
    await read(page)
  } finally {
    await context.close()
  }
}
const open = (page: Page, path: string) => page.goto(site.urls.site + path, { waitUntil: 'load' })
const refreshed = (count: number) => expect.poll(() => tag.refreshes.length).toBe(count)
/** Slots of the page itself: the height of each, in CSS pixels. */
const heightsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('main [data-sizes]')].map((box) => [box.id, box.clientHeight])),
  )

test.describe('slots', () => {
  test('nothing is asked of others without consent', ({ browser }) =>
    asReaderOfAds(browser, { consents: false }, async (page) => {
      let foreign = 0
      page.on('request', (request) => (foreign += request.url().startsWith(site.urls.site) ? 0 : 1))
      await open(page, content.pages.home)
      await page.waitForTimeout(2500)
      expect(foreign).toBe(0)
      expect(tag.refreshes).toEqual([])
    }))

  test('are asked for by one refresh after a page has loaded, and each later one once when it comes near', ({
    browser,
  }) =>
    asReaderOfAds(browser, {}, async (page) => {
      await open(page, content.pages.home)
      await refreshed(1)
      expect(tag.refreshes[0]).toContain('lib2025_homepage_masthead_1')
      await scrollSlowly(page, 'end')
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => tag.refreshes.flat().length).toBeGreaterThan(5)
      await page.waitForTimeout(1500)
      const asked = tag.refreshes.flat()
      expect(asked).toEqual([...new Set(asked)])
    }))

  test('come to by back are not renewed within 30 s, however often', ({ browser }) =>
    asReaderOfAds(browser, {}, async (page) => {
      // However long the test takes.
      await page.addInitScript(`Date.now = () => ${Date.now()}`)
      await open(page, content.pages.section)
      await refreshed(1)
      await page.evaluate(() => {
        for (let times = 0; times < 3; times += 1)
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await page.waitForTimeout(3000)
      expect(tag.refreshes).toHaveLength(1)
    }))

  test('on a page that is loaded by back are asked for by one refresh', ({ browser }) =>
    asReaderOfAds(browser, {}, async (page) => {
      await open(page, content.pages.section)
      await refreshed(1)
      await open(page, content.pages.story)
      await refreshed(2)
      await page.goBack({ waitUntil: 'load' })
      await refreshed(3)
      await page.waitForTimeout(2500)
      expect(tag.refreshes).toHaveLength(3)
    }))
})

const PLAYED: [string, Partial<TagBehaviour>][] = [
  ['never answers', { scriptMs: null }],
  ['is late', { scriptMs: 12_000 }],
  ['throws while slots are made known', { throws: 'define' }],
  ['throws in a refresh', { throws: 'refresh' }],
]

test.describe('a tag that fails is logged by one line, and the page stands', () => {
  for (const [what, behaviour] of PLAYED)
    test(what, ({ browser }) =>
      asReaderOfAds(browser, { behaviour }, async (page) => {
        await page.goto(site.urls.site + content.pages.story, { waitUntil: 'load' })
        const heights = await heightsOf(page)
        await expect.poll(() => warnings.length).toBe(1)
        await page.waitForTimeout(1000)
        expect(warnings).toHaveLength(1)
        expect(await heightsOf(page)).toEqual(heights)
        await page.getByRole('button', { name: 'Menu' }).first().click()
        await expect(page.locator('body')).toHaveAttribute('data-menu', 'open')
      }),
    )

  test('is blocked', ({ browser }) =>
    asReaderOfAds(browser, {}, async (page) => {
      await page.route('**/gpt.js', (route) => route.abort())
      await open(page, content.pages.story)
      const heights = await heightsOf(page)
      await expect.poll(() => warnings.length).toBe(1)
      await page.waitForTimeout(1500)
      expect(warnings).toHaveLength(1)
      expect(await heightsOf(page)).toEqual(heights)
    }))

  for (const behaviour of [{ nodes: 10_000 }, { fill: 'wrong' }] as const)
    test(`heights hold with ${JSON.stringify(behaviour)}`, ({ browser }) =>
      asReaderOfAds(browser, { behaviour }, async (page) => {
        await open(page, content.pages.section)
        const heights = await heightsOf(page)
        await page.waitForFunction(() => document.querySelector('main [data-sizes] > *') !== null)
        expect(await heightsOf(page)).toEqual(heights)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect(warnings).toEqual([])
      }))
})

/**
 * Scrolls to the end and back once the faces stand and the first slots are asked for, waiting there for all that is asked for by then, and
 * tells what moved. What faces move that come late is another matter.
 */
async function scrollThrough(page: Page) {
  await page.waitForFunction(() => window.awaitedAds !== undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await scrollSlowly(page, 'end')
  await page.waitForFunction(() => window.awaitedAds === 0)
  await scrollSlowly(page, 'top')
  return page.evaluate(() => window.shifts)
}

test.describe('what comes late moves nothing: CLS of no more than 0.02 through a full scroll', () => {
  for (const fill of ['smallest', 'largest', 'nothing'] as const)
    for (const [device, viewport] of [
      ['phone', PHONE],
      ['desk', DESK],
    ] as const)
      test(`${fill} on a ${device}`, ({ browser }) =>
        asReaderOfAds(browser, { viewport, behaviour: { fill, fillMs: 3000 } }, async (page) => {
          let onHome = 0
          // One after the other: a tab behind others draws too seldom for what moves in it to mean anything.
          await followShifts(page)
          for (const name of ['home', 'section', 'story', 'event', 'video'] as const) {
            await open(page, content.pages[name])
            const { total, moved } = await scrollThrough(page)
            expect(total, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.02)
            if (name === 'home') onHome = await page.locator('[data-sizes] > *').count()
          }
          if (fill === 'nothing') expect(onHome).toBe(0)
          else expect(onHome).toBeGreaterThan(0)
        }))

  test('the skin, which is out of page, moves nothing for who has not scrolled', ({ browser }) =>
    asReaderOfAds(browser, { viewport: DESK, behaviour: { fill: 'largest' } }, async (page) => {
      await open(page, content.pages.home)
      await layOutWholePage(page)
      const places = () =>
        page.evaluate(() => [...document.querySelectorAll('main > *')].map((band) => band.getBoundingClientRect().top))
      const before = await places()
      await page.locator('[data-ad="skin"] > *').waitFor({ state: 'attached' })
      expect(await places()).toEqual(before)
    }))
})
