import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { countStatements } from './site/count-work.ts'
import { warmPage } from './site/find-pages.ts'
import { hasWords, inParallel, linksOf, readPage } from '../../infra/local/src/test-site/read-pages.ts'
import { ROOT } from '../../infra/local/src/project.ts'
import { countCalls } from '../../infra/upstreams/src/client/edit-naxos.ts'
import { SMALL_ARCHIVE, startTestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import type { OpenSite, TestSite } from '../../infra/local/src/test-site/start-test-site.ts'

// Each case goes on where the one before it has ended.
test.describe.configure({ mode: 'serial' })

const COMMAND = join(ROOT, 'infra/upstreams/src/cli/naxos.ts')
const STORY = /^\/news\/[a-z0-9/-]+\/\d+$/
const WARM_ADDRESSES = 500
const READS = 10_000

let site: TestSite
let warm: string[]

test.beforeAll(async () => {
  // The ledger of sitemaps is filled by statements and calls of its own, once.
  site = await startTestSite({ ...SMALL_ARCHIVE, SITEMAP_FILL_PAGES: '0' })
})

test.afterAll(() => site?.stop())

/** What was just marked stale settles before anything is counted, and so do the stories that polled pages link to, some every five seconds. */
async function untilNoStoryIsFetched(): Promise<void> {
  let before = -1
  const isQuiet = async () => {
    const { story = 0 } = await countCalls(site.urls.naxos)
    const was = before
    before = story
    return story === was
  }
  await expect.poll(isQuiet, { intervals: [12_000], timeout: 240_000 }).toBe(true)
}

/** Follows links from the home page until so many addresses have answered 200. */
async function warmUp(count: number): Promise<string[]> {
  const found = new Set<string>(['/'])
  const read = new Set<string>()
  while (read.size < count) {
    const next = [...found].filter((path) => !read.has(path)).slice(0, count - read.size)
    if (next.length === 0) throw new Error(`only ${read.size} addresses can be reached`)
    await inParallel(next, 4, async (path) => {
      const page = await readPage(site.urls.site, path)
      if (page.status === 200) read.add(path)
      else found.delete(path)
      const links = linksOf(page.body).filter(
        (link) => link === '/' || link.startsWith('/news/') || link.startsWith('/tag/'),
      )
      for (const link of links) if (page.status === 200) found.add(link)
    })
  }
  return [...read]
}

test.describe('One command brings up a newspaper', () => {
  test('shows the home page with pictures and 60 or more stories', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(site.urls.site, { waitUntil: 'load' })
    const links = await page
      .locator('main a[href^="/news/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(new Set(links.filter((link) => STORY.test(link))).size).toBeGreaterThanOrEqual(60)
    const lead = page.locator('main img').first()
    await expect(
      lead.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    ).resolves.toBeGreaterThan(300)
    expect(await page.locator('main img').count()).toBeGreaterThan(15)
    expect(faults).toEqual([])
    await page.close()
  })

  test('reads a section, its second page and a story without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${site.urls.site}/news/cronaca`)
    expect(await page.locator('h1').innerText()).toContain('Cronaca')
    await warmPage(site, '/news/cronaca/page_2')
    await page.goto(`${site.urls.site}/news/cronaca/page_2`)
    expect(await page.locator('main a[href^="/news/"]').count()).toBeGreaterThan(20)
    const link = page.locator('main article a[href^="/news/"]').first()
    await warmPage(site, (await link.getAttribute('href')) ?? '')
    await link.click()
    await page.waitForURL(({ pathname }) => STORY.test(pathname))
    expect(await page.locator('article p').count()).toBeGreaterThan(4)
    expect(await page.locator('main').innerText()).toContain('di lettura')
    await context.close()
  })

  test('a story published with the editor’s command is on the home page without a reload of any process', async () => {
    const title = `Prova di stampa delle ${Date.now()}: il ponte riapre al traffico`
    const began = Date.now()
    await runNaxosCommand(site, 'publish', '--title', title, '--section', 'cronaca')
    const published = Date.now()
    while (!hasWords((await readPage(site.urls.site, '/')).body, title)) {
      if (Date.now() - began > 10_000) throw new Error(`not visible after 10 s\n${site.log.slice(-20).join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    process.stdout.write(`    published to visible: ${Date.now() - published} ms after the command ended\n`)
  })

  test('10,000 reads over 500 warm addresses add no call to the CMS and no SQL statement', async () => {
    warm = await warmUp(WARM_ADDRESSES)
    await untilNoStoryIsFetched()
    const [callsBefore, statementsBefore, began] = [
      await countCalls(site.urls.naxos),
      await countStatements(site),
      Date.now(),
    ]
    const reads = Array.from({ length: READS }, (_, index) => warm[index % warm.length] ?? '/')
    const failed: string[] = []
    await inParallel(reads, 16, async (path) => {
      const page = await readPage(site.urls.site, path)
      if (page.status !== 200) failed.push(`${page.status} ${path}`)
    })
    const seconds = (Date.now() - began) / 1000
    const [callsAfter, statementsAfter] = [await countCalls(site.urls.naxos), await countStatements(site)]
    const calls = total(callsAfter) - total(callsBefore)
    const statements = statementsAfter - statementsBefore
    process.stdout.write(
      `    ${READS} reads in ${seconds.toFixed(1)} s: ${calls} calls, ${statements} statements meanwhile\n`,
    )
    expect(failed).toEqual([])
    expect((callsAfter.story ?? 0) - (callsBefore.story ?? 0)).toBe(0)
    expect(statements).toBeLessThanOrEqual(scheduledStatements(seconds))
    expect(calls).toBeLessThanOrEqual(scheduledCalls(seconds))
  })

  test('serves every warm page while the worker and the CMS are stopped', async () => {
    await site.stopPart('worker')
    await site.stopPart('upstreams')
    const failed: string[] = []
    await inParallel(warm, 8, async (path) => {
      const page = await readPage(site.urls.site, path)
      if (page.status !== 200) failed.push(`${page.status} ${path}`)
    })
    expect(failed).toEqual([])
  })

  test('answers 503 with Retry-After and a kind page to a story that was never warm, meanwhile', async () => {
    const page = await readPage(site.urls.site, '/news/cronaca/una-storia-mai-letta/4711')
    expect(page.status).toBe(503)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.body).toContain('lang="it"')
  })
})

const total = (calls: Record<string, number>) =>
  Object.entries(calls).reduce((sum, [kind, count]) => (kind === 'media' ? sum : sum + count), 0)

/** What the schedule alone may ask in so many seconds: some 30 models, one call each; the hot ones every 15 s, the others every 60 s, a dozen steady ones every 300 s. */
function scheduledCalls(seconds: number): number {
  return 8 * (Math.floor(seconds / 15) + 1) + 30 * (Math.floor(seconds / 60) + 1) + 13 * (Math.floor(seconds / 300) + 1)
}

/**
 * The weather is written every 300 s, in a transaction of a few statements; the relay looks into the outbox every second, the API for its
 * figures at two things every 5 s and, as the worker does, at whether PostgreSQL answers, and the sitemap of news is made every 60 s. Reads that asked the database would add thousands.
 */
function scheduledStatements(seconds: number): number {
  const times = (period: number) => Math.floor(seconds / period) + 1
  return 8 * times(300) + times(1) + (2 + 2) * times(5) + 4 * times(60)
}

/** Runs the editor's command of the stand-in (`npm run naxos -- …`) against the site of a test; resolves to what it prints. */
async function runNaxosCommand({ env }: OpenSite, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@liberta/source', COMMAND, ...args], {
    env: { ...process.env, ...env },
  })
  return stdout
}
