import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { TEST_OPERATOR } from '../../infra/local/src/test-site/start-test-site.ts'
import { auditPage } from './site/audit-page.ts'
import { findSidewaysScroll } from './site/inspect-page.ts'
import { DESK, PHONE } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

const paper = usePaper()

/** Opens the home of the operators of the site that all files share, which nobody pauses or stops. */
async function asOperator(
  browser: Browser,
  look: { viewport?: typeof DESK; colorScheme?: 'light' | 'dark' },
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ httpCredentials: TEST_OPERATOR, viewport: DESK, ...look })
  try {
    const page = await context.newPage()
    await page.goto(paper.site.urls.ops)
    await read(page)
  } finally {
    await context.close()
  }
}

const tierOf = (page: Page, tier: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tier, exact: true }) })

test.describe('the operators’ home', () => {
  test('says in one sentence how things are, with the answers to an operator’s questions in their order', () =>
    asOperator(paper.browser, {}, async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^(?:All is well|\w+ things?: .+)\.$/)
      expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
        'What readers notice',
        'Upstreams',
        'Last deploy',
        expect.stringMatching(/^Freshness/),
        'Queues',
        'Caches',
        'Copies running',
        'Backups',
        'Right now',
        'Last actions',
        'To be done',
      ])
    }))

  test('shows the age of what is polled against its promise, by a bar and in words', () =>
    asOperator(paper.browser, {}, async (page) => {
      for (const tier of ['hot', 'warm', 'weather', 'steady']) {
        const row = tierOf(page, tier)
        expect(await row.getByRole('cell').nth(1).innerText()).toMatch(/^\d/)
        const lengths = await row
          .locator('.bar .length, .bar .track')
          .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
        expect(lengths).toHaveLength(2)
        expect(Math.max(...lengths)).toBeGreaterThan(80)
      }
      expect(await tierOf(page, 'archive').getByText('when read').count()).toBe(1)
    }))

  for (const [viewport, colorScheme] of [
    [DESK, 'light'],
    [DESK, 'dark'],
    [PHONE, 'light'],
    [PHONE, 'dark'],
  ] as const)
    test(`has no fault that axe finds, ${viewport.width} px wide in the ${colorScheme}, and nobody scrolls sideways`, () =>
      asOperator(paper.browser, { viewport, colorScheme }, async (page) => {
        expect(await auditPage(page)).toEqual([])
        expect(await findSidewaysScroll(page)).toEqual([])
      }))

  test('tells that it has not heard, and takes what is new in place when it hears again', () =>
    asOperator(paper.browser, {}, async (page) => {
      // It stands before the page begins to count: no second of a slow machine goes by.
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(Date.now())
      await page.reload()
      await page.route('**/*', (route) => route.abort())
      await page.clock.runFor(41_000)
      expect(await page.locator('.clock').innerText()).toMatch(/^This page has not heard for 4\d s$/)
      await page.unroute('**/*')
      await page.clock.runFor(10_000)
      await expect(page.locator('.clock')).toContainText('every 10 s')
    }))

  test('can be paused, and goes on', () =>
    asOperator(paper.browser, {}, async (page) => {
      await page.getByRole('link', { name: 'Pause', exact: true }).click()
      await page.waitForURL('**/?paused')
      expect(await page.locator('main[data-renew]').count()).toBe(0)
      await page.getByRole('link', { name: 'Go on' }).click()
      await expect(page.locator('main[data-renew]')).toHaveCount(1)
    }))

  test('asks who wants to see it', async () => {
    const context = await paper.browser.newContext()
    const answer = await context.request.get(paper.site.urls.ops)
    expect(answer.status()).toBe(401)
    await context.close()
  })
})
