import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { readPage } from '../../infra/local/src/test-site/read-pages.ts'
import { auditBothLooks } from './site/audit-both-looks.ts'
import {
  layBreaking,
  layLive,
  postEntry,
  publishStory,
  startLiveBlog,
  withdrawEntry,
} from '../../infra/upstreams/src/client/edit-naxos.ts'
import type { StartedLiveBlog } from '../../infra/upstreams/src/client/edit-naxos.ts'
import { awaitWords } from './site/await-words.ts'
import { followShifts, followShiftsAtRest } from './site/follow-shifts.ts'
import { asReader, DESK, PHONE } from './site/reader.ts'
import { useOwnPaper } from './site/use-paper.ts'

/** Publish to visible (docs/design.md, bars); a test's machine may be slower, so that this is only what makes a failure. */
const SOON_MS = 5_000
/** The stream of open pages tells within a second; an open page that has none looks at its own address once a minute. */
const OFFERED_WITHIN_MS = 15_000

const paper = useOwnPaper()
let blog: StartedLiveBlog
const addressOf = (path = '') => paper.site.urls.site + blog.path + path
const entriesOf = (page: Page): Locator => page.getByRole('feed').getByRole('article')

test.beforeAll(async () => {
  blog = await startLiveBlog(paper.site, 'flood')
  // All that the script begins with: a page made half-way has fewer, and who reads that is told of the others later.
  await awaitWords(paper.site, blog.path, `aria-setsize="${blog.entries}"`, 'In evidenza', 'Aggiornamenti precedenti')
})

test('a live blog is read without script, to its first entry', async () => {
  const context = await paper.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf())
  await expect(page.getByText('In diretta')).toBeVisible()
  await expect(page.getByText('In evidenza')).toBeVisible()
  await expect(entriesOf(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Aggiornamenti precedenti' }).click()
  await expect(entriesOf(page).last().getByRole('heading')).toHaveText('Il Po sale di nove centimetri l’ora')
  await context.close()
})

test('a posted entry stands on the page at once, is offered to who has it open, and comes when it is asked for', async () => {
  const page = await paper.browser.newPage()
  await page.goto(addressOf())
  await expect(
    entriesOf(page)
      .first()
      .getByRole('button', { name: /^Condividi/ }),
  ).toBeVisible()
  const count = await entriesOf(page).count()
  const entry = await postEntry(paper.site, blog.id, {
    title: 'Riaperto il ponte',
    text: ['Si passa.'],
    key: 'Il ponte',
    quote: 'Aspettavamo da due giorni.',
  })
  await expect(async () => {
    expect((await readPage(paper.site.urls.site, blog.path)).body).toContain('Riaperto il ponte')
  }).toPass({ timeout: SOON_MS })
  await expect(page.getByText('1 nuovo aggiornamento')).toBeVisible({ timeout: OFFERED_WITHIN_MS })
  expect(await entriesOf(page).count()).toBe(count)
  await page.getByRole('button', { name: 'Mostra' }).click()
  const first = page.locator(`article[data-entry="${entry}"]`)
  await expect(first).toBeFocused()
  await expect(first.getByRole('heading')).toHaveText('Riaperto il ponte')
  await expect(first.locator('blockquote')).toHaveCSS('font-family', /Bodoni opening/)
  await expect(page.getByRole('navigation', { name: 'Momenti chiave' })).toContainText('Il ponte')
  await page.close()
})

test('who comes by an entry’s address finds it before all, and nothing is wrong with the page for who hears or sees it', async () => {
  const { body } = await readPage(paper.site.urls.site, blog.path)
  const path =
    /href="([^"]+\/ora-\d+-\d\d-3)"/.exec(
      (await readPage(paper.site.urls.site, `${blog.path}/aggiornamenti-1`)).body,
    )?.[1] ?? ''
  expect(body).not.toContain(path)
  const page = await paper.browser.newPage()
  await page.goto(paper.site.urls.site + path)
  await expect(entriesOf(page).first()).toHaveAttribute('data-entry', '3')
  await expect(page).toHaveTitle(/^Aperto il centro operativo comunale/)
  expect(await auditBothLooks(page, path)).toEqual([])
  await page.close()
})

test('what was withdrawn goes with what comes, be it the first or among the others, and what is further down stays in its place', async () => {
  const page = await paper.browser.newPage()
  await page.goto(addressOf())
  const listed = page.locator('[role=feed] > article[aria-posinset]')
  await expect(listed.first().getByRole('button', { name: /^Condividi/ })).toBeVisible()
  const before = await listed.evaluateAll((entries) => entries.map((entry) => Number(entry.getAttribute('data-entry'))))
  const [first = 0, second = 0, third = 0, ...others] = before
  for (const gone of [first, third]) await withdrawEntry(paper.site, blog.id, gone)
  const came = await postEntry(paper.site, blog.id, { title: 'Riaperto il casello', text: ['Si passa anche qui.'] })
  await awaitWords(paper.site, blog.path, 'Riaperto il casello')
  const shows = (entry: number) => page.locator(`article[data-entry="${entry}"]`)
  await page.getByRole('button', { name: 'Mostra' }).click({ timeout: OFFERED_WITHIN_MS })
  await expect(shows(came)).toBeFocused()
  await expect(async () => {
    const { body } = await readPage(paper.site.urls.site, blog.path)
    expect([first, third].filter((gone) => body.includes(`data-entry="${gone}"`))).toEqual([])
  }).toPass({ timeout: SOON_MS })
  const now = await listed.evaluateAll((entries) =>
    entries.map((entry) => ({
      id: Number(entry.getAttribute('data-entry')),
      position: Number(entry.getAttribute('aria-posinset')),
    })),
  )
  expect(now.map(({ id }) => id).slice(0, others.length + 2)).toEqual([came, second, ...others])
  expect(now.map(({ position }) => position)).toEqual(now.map((_entry, index) => index + 1))
  await page.close()
})

for (const viewport of [PHONE, DESK]) {
  test(`what is live gives way to breaking news, in an open page without moving it, at ${viewport.width} px`, () =>
    asReader(paper.browser, { viewport }, async (page) => {
      const title = 'La piena del Po, ora per ora, da Castel San Giovanni a Monticelli'
      await layLive(paper.site, { story: blog.id, title })
      const story = await publishStory(paper.site, { title: 'Chiuso il ponte di Po', text: 'Da ora.' })
      const bar = page.getByRole('main').getByRole('link', { name: title })
      await awaitWords(paper.site, '/', `>${title}</span>`)
      await followShifts(page)
      const listens = page.waitForResponse((response) => response.url().includes('/live/events'))
      await page.goto(paper.site.urls.site, { waitUntil: 'load' })
      await expect(bar).toBeVisible()
      await listens
      await followShiftsAtRest(page)
      const planeOf = () => bar.evaluate((link) => getComputedStyle(link.parentElement ?? link).backgroundColor)
      const plane = await planeOf()
      await layBreaking(paper.site, { story: story.id })
      const over = page.locator('[data-over]')
      await expect(over).toBeVisible()
      expect(await planeOf()).toBe('rgba(0, 0, 0, 0)')
      expect(await page.evaluate(() => window.shifts)).toEqual({ total: 0, moved: [] })
      await over.getByRole('button', { name: 'Chiudi' }).click()
      expect(await planeOf()).toBe(plane)

      // Of a reader who has closed nothing: the page itself has both.
      await awaitWords(paper.site, '/', '<b>In diretta</b>')
      const other = await paper.browser.newPage({ viewport })
      await other.goto(paper.site.urls.site, { waitUntil: 'load' })
      await expect(other.getByRole('region', { name: 'Ultim’ora' }).getByRole('link')).toBeVisible()
      await expect(other.getByRole('navigation', { name: 'Temi di oggi' }).getByRole('link').first()).toHaveText(
        ` In diretta ${title}`,
      )
      await expect(other.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
      await other.close()
      await layBreaking(paper.site, null)
      await layLive(paper.site, null)
    }))
}

test('its mark in a list stands beside the photograph, not under it, at 320 and 360 px', () =>
  asReader(paper.browser, { viewport: PHONE }, async (page) => {
    const row = page.getByRole('main').getByRole('article').filter({ hasText: 'Diretta' }).first()
    await awaitWords(paper.site, '/news/latest', blog.path)
    await page.goto(`${paper.site.urls.site}/news/latest`, { waitUntil: 'load' })
    await expect(row).toBeVisible()
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 760 })
      const [mark, photo] = await row.evaluate((article) => {
        const label = article.querySelector('[data-tint]')
        const range = document.createRange()
        range.selectNodeContents(label ?? article)
        return [
          range.getBoundingClientRect().right,
          article.querySelector('picture')?.getBoundingClientRect().left ?? 0,
        ]
      })
      expect(mark).toBeLessThanOrEqual(photo ?? 0)
    }
  }))
