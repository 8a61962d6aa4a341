import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { auditBothLooks } from './site/audit-both-looks.ts'
import { layOutWholePage } from './site/inspect-page.ts'
import { asReader } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

/** What pages do that stay open: under a clock of the test's own, as it takes minutes. */
const paper = usePaper()

/** Opens a page with its idle scripts there. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
  await awaitScripts(page)
}

async function awaitScripts(page: Page): Promise<void> {
  const themes = page.locator('[data-theme-switch=on]')
  await expect(async () => {
    await page.clock.runFor(5_000)
    expect(await themes.count()).toBe(1)
  }).toPass()
}

const offerOf = (page: Page) => page.getByText('C’è una versione nuova del sito.')
const boxOf = (page: Page) => page.getByRole('checkbox', { name: 'Aggiorna questa pagina da sola' })

const listeningBarOf = (page: Page) => page.getByRole('complementary', { name: 'In ascolto' })

/** Leaves a recording in the listening bar, which goes with the reader from page to page; it does not play. */
async function leaveInBar(page: Page): Promise<void> {
  await page.goto(`${paper.site.urls.site}/podcast`)
  await page.locator('a[data-listen][role=button]').first().click()
  const bar = listeningBarOf(page)
  await bar.getByRole('button', { name: /^Metti in pausa/ }).click()
  await bar.getByRole('button', { name: /^Ascolta/ }).waitFor()
}

/** Scrolls, and waits until the page has heard of it. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, wanted)
      }),
    top,
  )
}

/** Lets so many milliseconds go by, beside those that pass by themselves, and waits until the page is loaded anew. */
async function awaitReload(page: Page, ms: number): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.clock.resume()
  // The page may be gone before all of them have.
  await page.clock.runFor(ms).catch(() => undefined)
  await loaded
}

/** Has the page's clock stand until it is moved: one that goes on by itself counts how slow the machine is, too. */
function holdClock(page: Page): Promise<void> {
  return expect(async () => {
    // Ahead of what goes by until it stands, as it never goes back; it stands after a try that was too slow.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  }).toPass()
}

/** Lets so many milliseconds go by and no more, of a page that stays as it is; its clock stands from then on. */
async function expectNoReload(page: Page, ms: number): Promise<void> {
  await holdClock(page)
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await page.clock.runFor(ms)
  // What asks whether the page is there answers in its own time.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(true)
}

test.describe('a new build of the site', () => {
  const LATEST = '/builds/latest.json'
  const FIVE_MINUTES = 300_000
  const replaceSite = (context: BrowserContext) =>
    context.route(`**${LATEST}?*`, (route) => route.fulfill({ json: { id: 'another' } }))

  /** Lets the page ask so many times which build is the latest. */
  async function letAsk(page: Page, times: number): Promise<void> {
    for (let asked = 0; asked < times; asked += 1) {
      const answer = page.waitForResponse((response) => response.url().includes(LATEST))
      await page.clock.runFor(FIVE_MINUTES)
      await (await answer).finished()
    }
  }

  test('is none where the site is the one that made the page', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/news/cronaca')
      const { id } = (await (await page.request.get(`${paper.site.urls.site}${LATEST}?1`)).json()) as { id: string }
      expect(await page.locator('[data-build]').getAttribute('data-build')).toBe(id)
      await letAsk(page, 2)
      await expect(offerOf(page)).toBeHidden()
    }))

  test('is offered where the site was replaced, and the page is loaded anew at a press', () =>
    asReader(paper.browser, {}, async (page, context) => {
      await replaceSite(context)
      await open(page, '/news/cronaca')
      await letAsk(page, 1)
      await expect(offerOf(page)).toBeHidden()
      await letAsk(page, 1)
      await expect(offerOf(page)).toBeVisible()
      expect(await auditBothLooks(page, 'the offer of a new build')).toEqual([])
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Ricarica' }).click()
      await loaded
      await expect(offerOf(page)).toBeHidden()
    }))

  test('is offered above the listening bar to a reader in whose bar something stands', () =>
    asReader(paper.browser, {}, async (page, context) => {
      await replaceSite(context)
      await leaveInBar(page)
      await open(page, '/news/cronaca')
      await letAsk(page, 2)
      await expect(offerOf(page)).toBeVisible()
      const [offer, bar] = await Promise.all([offerOf(page), listeningBarOf(page)].map((part) => part.boundingBox()))
      expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    }))

  test('is sent away by «Non ora», and not offered again', () =>
    asReader(paper.browser, {}, async (page, context) => {
      await replaceSite(context)
      await open(page, '/news/cronaca')
      await letAsk(page, 2)
      await page.getByRole('button', { name: 'Non ora' }).click()
      await expect(offerOf(page)).toBeHidden()
      await letAsk(page, 2)
      await expect(offerOf(page)).toBeHidden()
    }))
})

test.describe('a page that is left alone (requirements 4)', () => {
  test('is loaded anew: the home page after 180000 ms, in the place where it was', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/')
      await layOutWholePage(page)
      await scrollPage(page, 1500)
      await expectNoReload(page, 150_000)
      await awaitReload(page, 60_000)
      await page.waitForFunction(() => Math.abs(scrollY - 1500) < 2)
    }))

  test('is loaded anew: the television’s folder after 300000 ms', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/multimedia/folder/teleliberta')
      await page.mouse.move(5, 5)
      await expectNoReload(page, 270_000)
      await awaitReload(page, 60_000)
    }))

  test('is loaded anew where something only stands in the listening bar, too', () =>
    asReader(paper.browser, {}, async (page) => {
      await leaveInBar(page)
      await open(page, '/')
      await listeningBarOf(page).waitFor()
      await awaitReload(page, 200_000)
    }))

  test('begins to wait anew when the reader moves, and is left as it is while they write', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/')
      await expectNoReload(page, 100_000)
      await page.mouse.move(30, 30)
      await expectNoReload(page, 150_000)
      await page.getByRole('button', { name: 'Cerca' }).first().click()
      await page.locator('[type=search]').first().fill('ponte')
      await expectNoReload(page, 400_000)
    }))

  test('stays as it is where the reader has switched it off in the footer, on this device', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/')
      await layOutWholePage(page)
      await boxOf(page).uncheck()
      await expectNoReload(page, 400_000)
      await page.reload()
      await awaitScripts(page)
      expect(await boxOf(page).isChecked()).toBe(false)
    }))

  test('of any other kind stays as it is, and has no such switch; nor has one without script', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, '/news/cronaca')
      await expectNoReload(page, 400_000)
      await expect(boxOf(page)).toBeHidden()
    })
    await asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(paper.site.urls.site)
      await expect(boxOf(page)).toBeHidden()
    })
  })
})
