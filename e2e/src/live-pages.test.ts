import { expect, test } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { layBreaking, publishStory, updateStory } from '../../infra/upstreams/src/client/edit-naxos.ts'
import { describeBreakingFocus } from './live/breaking-focus.cases.ts'
import { awaitWords } from './site/await-words.ts'
import { warmPage } from './site/find-pages.ts'
import { followShifts, followShiftsAtRest } from './site/follow-shifts.ts'
import { findLink, openInTab, openPrerenderingTab, press, restOn } from './site/prerendering-tab.ts'
import { asReader, openContext } from './site/reader.ts'
import { useOwnPaper } from './site/use-paper.ts'
import { noteReturns, useWholeBrowser, waitForReturn } from './site/whole-browser.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'

/** What open pages say of what is new: on a site of their own, as the breaking news would stand on everybody's pages. */
const paper = useOwnPaper()

const EVENTS = '/live/events'
const TWO_HOURS_MS = 7_200_000
const BREAKS = 'data-breaking="1'
const lineOf = (page: Page) => page.locator('[data-news]')
const overOf = (page: Page) => page.locator('[data-over]')

/** Opens a page, and waits until it listens, or another tab of its reader does. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
  await page.locator('[data-theme-switch=on]').waitFor({ state: 'attached' })
}

/** The streams that a reader's pages have asked for, as they are asked for; and those of them that are open. */
function followStreams(context: BrowserContext): { streams: string[]; opened: Set<Request> } {
  const streams: string[] = []
  const opened = new Set<Request>()
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname !== EVENTS) return
    streams.push(search)
    opened.add(request)
  })
  for (const end of ['requestfailed', 'requestfinished'] as const)
    context.on(end as 'requestfailed', (request) => void opened.delete(request))
  return { streams, opened }
}

/** Hides a page as another tab over it would, which no browser without windows does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const awaitStream = (page: Page) => page.waitForResponse((response) => response.url().includes(EVENTS))

/** Opens a page of which no other tab has the stream, and waits until it has it. */
async function listen(page: Page, path: string): Promise<void> {
  const listens = awaitStream(page)
  await open(page, path)
  await listens
}

test('home and list say how many stories are new, and a press leads to the first of them', () =>
  asReader(paper.browser, {}, async (home, context) => {
    await followShifts(home)
    await listen(home, '/')
    const list = await context.newPage()
    await open(list, '/news/latest')
    await home.bringToFront()
    await followShiftsAtRest(home)
    const story = await publishStory(paper.site, { title: 'La diga tiene', text: 'Piove da tre giorni.' })
    await expect(lineOf(home)).toContainText('Un nuovo articolo')
    expect(await home.evaluate(() => window.shifts)).toEqual({ total: 0, moved: [] })
    await awaitWords(paper.site, '/', story.path)
    const show = lineOf(home).getByRole('button', { name: 'Mostra' })
    // What can be read stays where nothing answers.
    await home.route('**/*', (route) => route.abort())
    await show.click()
    await expect(show).not.toHaveAttribute('aria-disabled')
    await home.unroute('**/*')
    await show.click()
    await expect(home.locator('main a:focus')).toHaveAttribute('href', story.path)
    await expect(lineOf(home).getByRole('button', { name: 'Mostra' })).toBeHidden()
    await list.bringToFront()
    await expect(lineOf(list)).toContainText('Un nuovo articolo')
  }))

test('a story says what was added to it, and marks that once it is asked for', () =>
  asReader(paper.browser, {}, async (page) => {
    const story = await publishStory(paper.site, { title: 'Il Po sale', text: 'Uno.\n\nDue.' })
    await warmPage(paper.site, story.path)
    await listen(page, story.path)
    await updateStory(paper.site, story.id, { text: 'Uno.\n\nTre.\n\nDue.\n\nQuattro.' })
    await expect(lineOf(page)).toContainText('Aggiornato ora: due paragrafi in più')
    const button = lineOf(page).getByRole('button', { name: 'Mostra' })
    // A press by keyboard keeps the focus for as long as nothing has come (WCAG 2.4.3).
    const focused: boolean[] = []
    await page.route(`**${story.path}*`, async (route) => {
      if (route.request().resourceType() === 'xhr')
        focused.push(await button.evaluate((element) => element === document.activeElement))
      await route.continue()
    })
    await button.press('Enter')
    await expect(page.locator('p[data-fresh]')).toHaveText(['Tre.', 'Quattro.'])
    await expect(page.locator('p:focus')).toHaveText('Tre.')
    expect(focused.length).toBeGreaterThan(0)
    expect(focused).not.toContain(false)
  }))

test('a story that was corrected says so, whatever else has changed in it', () =>
  asReader(paper.browser, {}, async (page) => {
    const story = await publishStory(paper.site, { title: 'Il campo è venduto', text: 'Sono dieci ettari.' })
    await warmPage(paper.site, story.path)
    await listen(page, story.path)
    await updateStory(paper.site, story.id, { text: 'Sono dodici ettari.', correction: 'Gli ettari sono dodici.' })
    await expect(lineOf(page)).toContainText('Corretto')
    await lineOf(page).getByRole('button', { name: 'Mostra' }).click()
    await expect(page.getByRole('region', { name: 'Correzioni' })).toContainText('Gli ettari sono dodici.')
    await updateStory(paper.site, story.id, { text: 'Sono dodici ettari.\n\nDa ieri.' })
    await expect(lineOf(page)).toContainText('Aggiornato ora: un paragrafo in più')
  }))

test('the tabs of a reader have one stream together, which another takes over, and none is open while all are hidden', () =>
  asReader(paper.browser, {}, async (page, context) => {
    const { streams, opened } = followStreams(context)
    await listen(page, '/')
    const second = await context.newPage()
    await open(second, '/news/latest')
    await expect.poll(() => streams.at(-1)).toContain('latest')
    // The second tab's topics are asked for by the first one; no tab has a stream beside it.
    expect(streams.filter((search) => search.includes('home'))).toHaveLength(streams.length)
    await expect.poll(() => opened.size).toBe(1)
    const taken = second.waitForRequest((request) => request.url().includes(EVENTS))
    await hide(page)
    await taken
    await expect.poll(() => opened.size).toBe(1)
    await hide(second)
    await expect.poll(() => opened.size).toBe(0)
  }))

test.describe('in a browser that keeps pages, and makes them ahead', () => {
  const whole = useWholeBrowser()

  test('a page that is left has no stream, and has one again where it comes back from the back-forward cache', async () => {
    const context = await openContext(whole.browser, {})
    const { streams, opened } = followStreams(context)
    await context.addInitScript(noteReturns)
    const page = await context.newPage()
    await listen(page, '/news/latest')
    await page.goto('about:blank')
    await expect.poll(() => opened.size).toBe(0)
    await page.goBack({ waitUntil: 'commit' })
    await waitForReturn(page)
    await expect.poll(() => streams.length).toBe(2)
    await context.close()
  })

  test('breaking news that was closed on another page stays away from the one that is come back to', async () => {
    const first = await publishStory(paper.site, { title: 'Il fiume cala', text: 'Da ora.' })
    const context = await openContext(whole.browser, {})
    await context.addInitScript(noteReturns)
    const page = await context.newPage()
    const bar = page.locator('[data-breaking]:visible')
    await layBreaking(paper.site, { story: first.id })
    for (const path of ['/news/latest', '/']) {
      await awaitWords(paper.site, path, BREAKS)
      await open(page, path)
      await expect(bar.getByRole('button', { name: 'Chiudi' })).toBeVisible()
    }
    await bar.getByRole('button', { name: 'Chiudi' }).click()
    await page.goBack({ waitUntil: 'commit' })
    await waitForReturn(page)
    await expect(bar).toHaveCount(0)
    await layBreaking(paper.site, null)
    await context.close()
  })

  test('a page that is prerendered has no part in the stream until it is activated', async () => {
    const tab = await openPrerenderingTab(whole.port)
    await openInTab(tab.page, `${paper.site.urls.site}/news/latest`)
    const readLocks = () => tab.page.evaluate<LockManagerSnapshot>('navigator.locks.query()')
    await waitUntil(async () => ((await readLocks()).held ?? []).length > 0, { what: 'the page has the stream' })
    const { held: before } = await readLocks()
    const link = await findLink(tab.page, '/news/cronaca')
    const prerendered = await restOn(tab, link)
    await waitUntil(() => prerendered.evaluate<boolean>(`document.readyState === 'complete'`), { what: 'it is made' })
    expect(await readLocks()).toEqual({ held: before, pending: [] })
    await press(tab.page, link)
    const holders = () => prerendered.evaluate<LockManagerSnapshot>('navigator.locks.query()')
    await waitUntil(async () => (await holders()).held?.[0]?.clientId !== before?.[0]?.clientId, {
      what: 'the activated page has the stream',
    })
    tab.close()
  })
})

test('who is refused a stream asks now and then, as the site says', () =>
  asReader(paper.browser, {}, async (page, context) => {
    await context.route(`**${EVENTS}*`, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }))
    const before = await publishStory(paper.site, { title: 'Chi non sa chiede', text: 'Sempre.' })
    await awaitWords(paper.site, '/news/latest', before.path)
    const polls = page.waitForResponse((response) => response.url().includes('/live/now'))
    await open(page, '/news/latest')
    expect(((await (await polls).json()) as { pollMs: number }).pollMs).toBe(15_000)
    await publishStory(paper.site, { title: 'Chi chiede sa', text: 'Sì.' })
    await expect(lineOf(page)).toContainText('Un nuovo articolo', { timeout: 40_000 })
  }))

test('a page that is hidden while it asks does not ask again', () =>
  asReader(paper.browser, {}, async (page, context) => {
    await context.route(`**${EVENTS}*`, (route) => route.fulfill({ status: 429 }))
    let asked = 0
    const answer = Promise.withResolvers<void>()
    await context.route('**/live/now*', async (route) => {
      asked += 1
      await answer.promise
      // The page may have given it up.
      await route.fulfill({ json: { pollMs: 50, breaking: null, lists: [], stories: [] } }).catch(() => undefined)
    })
    await page.clock.install()
    await open(page, '/news/latest')
    await expect.poll(() => asked).toBe(1)
    const isOver = Promise.race(
      (['requestfinished', 'requestfailed'] as const).map((end) =>
        page.waitForEvent(end as 'requestfailed', (request) => request.url().includes('/live/now')),
      ),
    )
    await hide(page)
    answer.resolve()
    await isOver
    // Whatever it waits for has come by then, and been asked for before the next thing is.
    await page.clock.runFor(60_000)
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
    expect(asked).toBe(1)
  }))

test('breaking news comes over an open page without moving it, stands in pages from then on, and stays away once it is closed', () =>
  asReader(paper.browser, {}, async (page, context) => {
    const story = await publishStory(paper.site, { title: 'Chiuso il ponte di Po', text: 'Da ora.' })
    await followShifts(page)
    await listen(page, '/news/latest')
    await followShiftsAtRest(page)
    await layBreaking(paper.site, { story: story.id })
    await expect(overOf(page).getByRole('link', { name: 'Chiuso il ponte di Po' })).toBeVisible()
    expect(await page.evaluate(() => window.shifts)).toEqual({ total: 0, moved: [] })
    const inPage = await context.newPage()
    await awaitWords(paper.site, '/', BREAKS)
    await inPage.goto(paper.site.urls.site, { waitUntil: 'load' })
    const bar = inPage.getByRole('region', { name: 'Ultim’ora' })
    await expect(bar.getByRole('link')).toHaveAttribute('href', story.path)
    await bar.getByRole('button', { name: 'Chiudi' }).press('Enter')
    await expect(bar).toBeHidden()
    // Who closes it by keyboard goes on from where it stood (WCAG 2.4.3).
    await inPage.keyboard.press('Tab')
    await expect(inPage.locator('header :focus')).toHaveCount(1)
    await open(inPage, '/')
    await expect(inPage.locator('[data-breaking]')).toBeHidden()
    await expect(overOf(inPage)).toHaveCount(0)
    await layBreaking(paper.site, null)
    await page.bringToFront()
    await expect(overOf(page)).toHaveCount(0)
  }))

test('breaking news is over after two hours: what came over a page goes, what stands in it goes when the page is left', () =>
  asReader(paper.browser, {}, async (page, context) => {
    const story = await publishStory(paper.site, { title: 'Allagata la via Emilia', text: 'Da ora.' })
    await page.clock.install()
    const listens = awaitStream(page)
    await page.goto(`${paper.site.urls.site}/news/latest`, { waitUntil: 'load' })
    await expect(async () => {
      await page.clock.runFor(5_000)
      expect(await page.locator('[data-theme-switch=on]').count()).toBe(1)
    }).toPass()
    await listens
    await layBreaking(paper.site, { story: story.id })
    await expect(overOf(page).getByRole('link', { name: 'Allagata la via Emilia' })).toBeVisible()
    const inPage = await context.newPage()
    const bar = inPage.locator('[data-breaking]')
    await inPage.clock.install()
    // The home page would load itself anew meanwhile.
    await awaitWords(paper.site, '/news/cronaca', BREAKS)
    await inPage.goto(`${paper.site.urls.site}/news/cronaca`, { waitUntil: 'load' })
    await inPage.clock.runFor(10_000)
    await expect(bar.getByRole('button', { name: 'Chiudi' })).toBeVisible()
    for (const each of [page, inPage]) await each.clock.fastForward(TWO_HOURS_MS)
    await expect(overOf(page)).toHaveCount(0)
    await expect(bar).toBeVisible()
    await hide(inPage)
    await expect(bar).toBeHidden()
    await layBreaking(paper.site, null)
  }))

test('breaking news stands in a page without script', () =>
  asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
    const story = await publishStory(paper.site, { title: 'Riaperto il ponte', text: 'Da ora.' })
    await layBreaking(paper.site, { story: story.id, title: 'Il ponte riapre' })
    await awaitWords(paper.site, '/', 'Il ponte riapre')
    await page.goto(paper.site.urls.site)
    await expect(page.getByRole('link', { name: 'Il ponte riapre' })).toBeVisible()
    await layBreaking(paper.site, null)
  }))

describeBreakingFocus(paper)
