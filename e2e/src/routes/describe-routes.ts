import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { asWritten } from '../site/as-written.ts'
import { warmPage } from '../site/find-pages.ts'
import { leavePicturesOut, openContext } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { Destination, RouteVisit } from './route-visit.types.ts'

const LINKS = 'main a[href]'

/** Visits every row with a browser, one test a row, and looks for what the row says. */
export function describeRoutes(name: string, visits: readonly RouteVisit[], paper: Paper): void {
  test.describe(name, () => {
    let context: BrowserContext | undefined

    test.beforeAll(async () => {
      context = await openContext(paper.browser, { reducedMotion: 'reduce' })
      await leavePicturesOut(context)
    })

    test.afterAll(() => context?.close())

    for (const { route, note, find } of visits) {
      test(`${route}: ${note}`, async () => {
        const destination = await find(paper)
        const page = await context?.newPage()
        if (!page) throw new Error('no browser')
        try {
          expect(await arrive(page, paper.site, destination)).toEqual([])
        } finally {
          await page.close()
        }
      })
    }
  })
}

/** Everything on the page that is not as the row says; the browser's own complaints among it. */
async function arrive(page: Page, openSite: OpenSite, destination: Destination): Promise<string[]> {
  const faults: string[] = []
  const { site } = openSite.urls
  const { path, endsAt = new URL(path, site).pathname, status = 200, hidden = false } = destination
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // The browser reports the page's own status, too, where it is an error that the row asks for.
    const isOwn = message.location().url === site + path
    if (message.type() === 'error' && !isOwn) faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  if (status === 200) await warmPage(openSite, destination.endsAt ?? path)
  const answer = await page.goto(site + path, { waitUntil: 'load' })
  if (answer?.status() !== status) faults.push(`status ${answer?.status()}`)
  if (new URL(page.url()).pathname !== endsAt) faults.push(`leads to ${page.url()}`)
  const robots = await page.locator('meta[name=robots]').getAttribute('content')
  if (robots?.includes('noindex') !== hidden) faults.push(`robots: ${robots}`)
  return [...faults, ...(await findMissing(page, destination))]
}

async function findMissing(page: Page, destination: Destination): Promise<string[]> {
  const { title, shows = [], links, holds, specimens = false } = destination
  const faults: string[] = []
  const headings = await page.locator('h1').allInnerTexts()
  if (!says(headings[0] ?? '', title) || (headings.length > 1 && !specimens))
    faults.push(`h1: ${JSON.stringify(headings)}`)
  // Also what is folded: a question's answer stands in the page though it is not yet seen.
  const words = (await page.locator('main').textContent()) ?? ''
  for (const word of shows) if (!says(words, word)) faults.push(`does not show ${String(word)}`)
  if (links) {
    const found = await page.locator(LINKS).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const fitting = new Set(found.filter((href) => links.to.test(href)))
    if (fitting.size < links.least) faults.push(`${fitting.size} links to ${links.to}`)
  }
  if (holds) {
    const count = await page.locator(`main ${holds.selector}`).count()
    if (count < holds.least) faults.push(`${count} × ${holds.selector}`)
  }
  return faults
}

/** Whether a page's text holds these words of the CMS. */
function says(text: string, words: string | RegExp): boolean {
  const plain = asWritten(text)
  return typeof words === 'string' ? plain.includes(asWritten(words)) : words.test(plain)
}
