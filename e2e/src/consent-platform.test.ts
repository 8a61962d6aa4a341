import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { startOthers } from './consent/start-others.ts'
import type { Others } from './consent/start-others.ts'
import { pressChoices } from './site/choose-cookies.ts'
import { findContent, warmPage } from './site/find-pages.ts'
import { openContext } from './site/reader.ts'
import { startFrontend } from './site/start-frontend.ts'
import type { OwnFrontend } from './site/start-frontend.ts'

/** A platform as the framework has it: it tells who listens, and says what the test has it say. */
const PLATFORM = `
  window.opened = 0
  window.__tcfapi = (command, version, tell) => {
    if (command === 'displayConsentUi') window.opened += 1
    if (command !== 'addEventListener') return
    window.say = (eventStatus, ids) =>
      tell({ eventStatus, purpose: { consents: Object.fromEntries(ids.map((id) => [id, true])) } }, true)
    window.say('cmpuishown', [])
  }`

/** One that remembers a refusal, and says so late. */
const REMEMBERING = `
  window.__tcfapi = (command, version, tell) =>
    command === 'addEventListener' && setTimeout(tell, 1000, { eventStatus: 'tcloaded', purpose: { consents: {} } }, true)`

type Manner = 'asks' | 'remembers' | 'is missing' | 'throws' | 'has no interface' | 'hangs'
const SCRIPTS: Partial<Record<Manner, string>> = { asks: PLATFORM, remembers: REMEMBERING }
let manner: Manner = 'asks'
let others: Others
let site: OwnFrontend

test.beforeAll(async () => {
  others = await startOthers(({ url }, response) => {
    if (url !== '/platform.js' || manner === 'has no interface') return void response.end('')
    if (manner === 'hangs') return
    if (manner === 'is missing') response.statusCode = 404
    response.end(SCRIPTS[manner] ?? 'throw new Error("what others do")')
  })
  const { origin } = others
  site = await startFrontend({
    CONSENT_SCRIPT_URL: `${origin}/platform.js`,
    ANALYTICS_SCRIPT_URL: `${origin}/stats.js`,
  })
  await warmPage(site, '/')
})
test.afterAll(async () => {
  await site.stop()
  others.stop()
})

/** The home page of a reader who has never chosen, and what its console warned of. */
async function open(browser: Browser, chosen: Manner): Promise<{ page: Page; warnings: string[] }> {
  manner = chosen
  others.requests.length = 0
  const page = await (await openContext(browser, { isAsked: true })).newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(site.urls.site, { waitUntil: 'domcontentloaded' })
  return { page, warnings }
}

const say = (page: Page, status: string, ids: number[]) =>
  page.evaluate(([is, all]) => (window as unknown as { say: (...what: unknown[]) => void }).say(is, all), [
    status,
    ids,
  ] as const)

/** How many pages were counted in this tab. */
const countedOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('pagine'))

test('the configured platform asks in place of our own dialog, and its answer is followed', async ({ browser }) => {
  const { page, warnings } = await open(browser, 'asks')
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'open')
  await expect(page.getByRole('region', { name: 'Una scelta' })).toHaveCount(0)
  expect(others.requests).toEqual(['/platform.js'])
  await say(page, 'useractioncomplete', [2, 8])
  await expect(page.locator('html')).not.toHaveAttribute('data-consent')
  expect(others.requests).toEqual(['/platform.js'])
  await say(page, 'useractioncomplete', [1, 8])
  await expect.poll(() => others.requests).toEqual(['/platform.js', '/stats.js'])
  await pressChoices(page)
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1)
  expect(warnings).toEqual([])
  await page.context().close()
})

test('what the platform is told to withdraw is gone with the page, which is loaded anew without it', async ({
  browser,
}) => {
  const { page } = await open(browser, 'asks')
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'open')
  await say(page, 'useractioncomplete', [1, 8])
  await expect.poll(() => others.requests).toEqual(['/platform.js', '/stats.js'])
  await Promise.all([page.waitForEvent('load'), say(page, 'useractioncomplete', [])])
  await expect.poll(() => others.requests).toEqual(['/platform.js', '/stats.js', '/platform.js'])
  await page.waitForLoadState('networkidle')
  expect(others.requests).toEqual(['/platform.js', '/stats.js', '/platform.js'])
  await page.context().close()
})

test('pages count for the full-page advertisement where the platform remembers the choice, however late it says so', async ({
  browser,
}) => {
  const { page } = await open(browser, 'remembers')
  await expect.poll(() => countedOf(page)).toBe('1')
  const { pages } = await findContent(site)
  await page.goto(site.urls.site + pages.section, { waitUntil: 'load' })
  await expect.poll(() => countedOf(page)).toBe('2')
  await expect(page.locator('dialog[data-interstitial]')).toBeVisible()
  await page.context().close()
})

test('a page on which the choice is made does not count', async ({ browser }) => {
  const { page } = await open(browser, 'asks')
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'open')
  await page.waitForLoadState('networkidle')
  await say(page, 'useractioncomplete', [1, 8])
  await expect.poll(() => others.requests).toContain('/stats.js')
  await say(page, 'tcloaded', [1, 8])
  await page.waitForTimeout(300)
  expect(await countedOf(page)).toBeNull()
  await page.context().close()
})

for (const fault of ['is missing', 'throws', 'has no interface', 'hangs'] as const)
  test(`a platform that ${fault} is one warning, and nothing else is loaded`, async ({ browser }) => {
    const { page, warnings } = await open(browser, fault)
    await expect.poll(() => warnings.length).toBe(1)
    await page.waitForTimeout(300)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^The consent platform (?:could not be loaded|says nothing)/)
    expect(others.requests).toEqual(['/platform.js'])
    await page.getByRole('button', { name: 'Menu' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Menu e ricerca' })).toBeVisible()
    await page.keyboard.press('Escape')
    await pressChoices(page)
    await page.waitForURL('**/policy')
    await page.context().close()
  })
