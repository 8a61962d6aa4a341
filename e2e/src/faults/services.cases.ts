import { expect, test } from '@playwright/test'
import { ENTRIES_PER_PAGE } from '@liberta/contracts/live-blog/live-blog.schema'
import { buildCmsChangeJobId } from '@liberta/platform/cms-changes/cms-change-queue'
import {
  noteContact,
  publishStory,
  startLiveBlog,
  updateStory,
} from '../../../infra/upstreams/src/client/edit-naxos.ts'
import { warmPage } from '../site/find-pages.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { hasWords, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { FailingPaper } from '../site/use-paper.ts'
import { asReader } from '../site/reader.ts'
import { announceChange } from './announce-change.ts'
import { watchPages } from './watch-pages.ts'
import type { PageWatch } from './watch-pages.ts'

/** Without a word of the CMS for so long nothing is called live (docs/design.md). */
const SILENT_AFTER_MS = 180_000
/** Time for its page to be made, and for all of it to be killed. */
const CALLED_LIVE_MS = 15_000
/** Redis restarted empty: models are rebuilt, hot ones first, within this time. */
const REBUILT_WITHIN_MS = 30_000
/** What stands in an empty Redis once the hot models and the tree of sections are there again. */
const HOT_MODELS = ['rm:{front:home}:v3', 'rm:{site:main}:v1', 'rm:{storyList:latest.1}:v2', 'rm:{sections:all}:v1']

/** A story that is published now comes to the home page. */
async function expectPublished({ site }: FailingPaper, withinMs: number): Promise<void> {
  const title = `Prova dopo un guasto delle ${Date.now()}`
  await publishStory(site, { title })
  const isVisible = async () => hasWords((await readPage(site.urls.site, '/')).body, title)
  await waitUntil(isVisible, {
    what: 'a new story is on the home page',
    withinMs,
    explain: () => site.log.slice(-30).join('\n'),
  })
}

/** Kills API and worker and has a story say `text` whose page is warm; the CMS gives up telling of it, so that only a test announces it. */
async function changeUnannounced({ site }: FailingPaper, text: string) {
  const { id, path } = await publishStory(site, { title: 'Prova prima di un annuncio' })
  await warmPage(site, path)
  await site.killPart('worker')
  await site.killPart('api')
  await updateStory(site, id, { text })
  const isGivenUp = () => site.log.some((line) => line.includes('webhook given up') && line.includes(String(id)))
  await waitUntil(isGivenUp, { what: 'the CMS has given up to announce it', withinMs: REBUILT_WITHIN_MS })
  const change = { id: `announced-${id}`, event: 'story.updated', subject: { type: 'story', id } } as const
  return { path, change }
}

/** Begins a live blog that may be called live for so long; resolves to its path once its page is whole, and to the end of that time. */
async function startNearSilence({ site }: FailingPaper, leftMs: number): Promise<{ path: string; silentMs: number }> {
  const { id, path } = await startLiveBlog(site, 'flood')
  const silentMs = Date.now() + leftMs
  const heardMs = silentMs - SILENT_AFTER_MS
  await noteContact(site, id, new Date(heardMs))
  const isWhole = async () => {
    const { body } = await readPage(site.urls.site, path)
    return body.includes(`data-live-state="${heardMs}"`) && countEntries(body) === ENTRIES_PER_PAGE
  }
  await waitUntil(isWhole, { what: 'the live blog’s page is whole', withinMs: REBUILT_WITHIN_MS })
  return { path, silentMs }
}

const countEntries = (body: string) => body.match(/<article[^>]* data-entry=/g)?.length ?? 0

/** Parts of the site are killed one after the other, while readers read. */
export function describeServiceFaults(paper: FailingPaper): void {
  test.describe('Readers while Redis, PostgreSQL, the worker or the API is killed: no failed page that was ever warm', () => {
    let watch: PageWatch

    test.beforeEach(async () => {
      watch = await watchPages(paper)
    })

    test.afterEach(() => watch.stop())

    test('the cache server, restarted empty: hot models rebuilt within 30 s without a restart of anything', async () => {
      const { cache } = paper.site.engines
      await cache.goAway()
      expect(await watch.look()).toEqual([])
      await cache.startAgain()
      await waitUntil(() => cache.hasKeys(...HOT_MODELS), {
        what: 'the hot models are there again',
        withinMs: REBUILT_WITHIN_MS,
      })
      await expectPublished(paper, REBUILT_WITHIN_MS)
      expect(await watch.look()).toEqual([])
    })

    test('the queue server, restarted empty: schedules are made again, and publishing works', async () => {
      const { queue } = paper.site.engines
      await queue.goAway()
      expect(await watch.look()).toEqual([])
      await queue.startAgain()
      await waitUntil(() => queue.hasKeys(`${queue.prefix}:refresh-hot:repeat`), {
        what: 'the schedule of the hot models is there again',
        withinMs: REBUILT_WITHIN_MS,
      })
      await expectPublished(paper, REBUILT_WITHIN_MS)
      expect(await watch.look()).toEqual([])
    })

    test('the worker, killed and started again: pages stay, and publishes are visible again', async () => {
      await paper.site.killPart('worker')
      expect(await watch.look()).toEqual([])
      await paper.site.startPart('worker')
      await expectPublished(paper, 60_000)
      expect(await watch.look()).toEqual([])
    })

    test('the API: the page cache serves every warm page', async () => {
      await paper.site.killPart('api')
      expect(await watch.look()).toEqual([])
      await paper.site.startPart('api')
      await expectPublished(paper, 60_000)
      expect(await watch.look()).toEqual([])
    })

    test('the API, right after it answered 202 to a change: the change is carried out', async () => {
      const { site } = paper
      const text = `Annunciato alle ${Date.now()}, un attimo prima del guasto.`
      const { path, change } = await changeUnannounced(paper, text)
      await site.startPart('api')
      const status = await announceChange(site, change)
      await site.killPart('api')
      expect(status).toBe(202)
      await site.startPart('worker')
      const { connection, prefix } = site.engines.queue
      const job = `${prefix}:cms-changes:${buildCmsChangeJobId(change.id)}`
      const isDone = async () => (await connection.hexists(job, 'finishedOn')) === 1
      await waitUntil(isDone, {
        what: 'the change was fetched',
        withinMs: REBUILT_WITHIN_MS,
        explain: () => site.log.slice(-30).join('\n'),
      })
      await site.startPart('api')
      const isShown = async () => hasWords((await readPage(site.urls.site, path)).body, text)
      await waitUntil(isShown, { what: 'its page shows the change', withinMs: REBUILT_WITHIN_MS })
      expect(await watch.look()).toEqual([])
    })

    test('PostgreSQL: readers do not notice, and publishing goes on', async () => {
      paper.site.engines.database.kill()
      expect(await watch.look()).toEqual([])
      await expectPublished(paper, 60_000)
      expect(await watch.look()).toEqual([])
    })

    // Last of all: PostgreSQL is not there again.
    test('all of them and the CMS: a live blog stays with its entries, and nobody calls it live after three minutes of silence', async () => {
      const { site, browser } = paper
      const { path, silentMs } = await startNearSilence(paper, CALLED_LIVE_MS)
      for (const part of ['worker', 'api', 'upstreams'] as const) await site.killPart(part)
      await Promise.all([site.engines.cache.goAway(), site.engines.queue.goAway()])
      await waitUntil(() => Date.now() > silentMs, { what: 'three minutes are over', withinMs: CALLED_LIVE_MS })
      const { status, body } = await readPage(site.urls.site, path)
      expect([status, countEntries(body)]).toEqual([200, ENTRIES_PER_PAGE])
      await asReader(browser, {}, async (page) => {
        await page.goto(site.urls.site + path)
        await expect(page.getByText('Ultimo contatto')).toBeVisible({ timeout: REBUILT_WITHIN_MS })
        await expect(page.getByText('In diretta', { exact: true })).toHaveCount(0)
      })
      expect(await watch.look()).toEqual([])
    })
  })
}
