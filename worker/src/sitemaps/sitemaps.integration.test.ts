import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { INestApplicationContext } from '@nestjs/common'
import type { JobType } from 'bullmq'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from '../app/worker-lifecycle.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { announcementOf } from '../testing/announce.ts'
import { createTestWorker } from '../testing/create-test-worker.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'
import { sampleStory, sampleTeaser } from '../testing/naxos-samples.ts'

const GONE = { status: 410, raw: '{"error":"withdrawn"}' }
const NEWS: ReadModelReference<'sitemap'> = { model: 'sitemap', id: 'news' }
const INDEX: ReadModelReference<'sitemap'> = { model: 'sitemap', id: 'index' }
const logger = createLogger('test', 'silent')

/** A minute is taken for a story to be written; what comes out now is this month's and news. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const dated = (minutes: number) => ({ published_at: minutesAgo(minutes), updated_at: minutesAgo(minutes) })
const monthOf = (instant: string) => instant.slice(0, 7)

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let refreshes: RefreshQueue
let changes: CmsChangeQueue
const workers: INestApplicationContext[] = []

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  refreshes = createRefreshQueue(redis, logger)
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
})

beforeEach(async () => {
  await redis.flushall()
  ;[naxos, database] = [await startFakeNaxos(), await createScratchDatabase()]
  for (const list of ['story', 'multimedia', 'event', 'obituary']) naxos.reply(`/${list}/list`, { data: [], total: 0 })
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()))
  await naxos.close()
  await database.drop()
})

afterAll(async () => {
  await Promise.all([refreshes.close(), changes.queue.close()])
  redis.disconnect()
  await server.stop()
})

async function startWorker(more: Record<string, string> = {}): Promise<INestApplicationContext> {
  const worker = await createTestWorker({ server, naxos, database }, logger, more)
  workers.push(worker)
  await worker.get(WorkerLifecycle).start()
  return worker
}

/** The paths that a sitemap lists; none where it is not there. */
async function readPaths(reference: ReadModelReference<'sitemap'>): Promise<string[]> {
  const kept = await store.read(reference)
  if (kept?.state !== 'present') return []
  const { body } = kept
  if (body.type === 'index') return body.parts.map(({ id }) => id)
  return (body.type === 'news' ? body.stories : body.entries).map(({ path }) => path)
}

const storiesOf = (month: string): ReadModelReference<'sitemap'> => ({ model: 'sitemap', id: `stories.${month}.1` })
const pathOf = (id: number) => `/news/attualita/cronaca/il-po-scende-${id}/${id}`

async function publish(id: number): Promise<void> {
  naxos.reply(`/story/${id}`, { data: sampleStory(id, dated(1)) })
  await changes.announce(announcementOf('story.published', { type: 'story', id }))
}

/** The jobs of a name that are in these states. */
async function listJobs(name: string, ...states: JobType[]) {
  return (await refreshes.queues.refresh.getJobs(states)).filter((job) => job.name === name)
}

describe('a story that came out', () => {
  it('stands in the news sitemap, in that of its month, of its pictures and in the index', async () => {
    await startWorker()
    const month = monthOf(minutesAgo(1))
    await publish(7242)
    const picturesOfMonth: ReadModelReference<'sitemap'> = { model: 'sitemap', id: `pictures.${month}.1` }
    const expected = [`stories.${month}.1`, picturesOfMonth.id, 'news']
    await waitUntil(
      async () =>
        (await readPaths(NEWS)).includes(pathOf(7242)) &&
        (await readPaths(storiesOf(month))).includes(pathOf(7242)) &&
        (await readPaths(picturesOfMonth)).includes(pathOf(7242)) &&
        (await readPaths(INDEX)).filter((id) => expected.includes(id)).length === expected.length,
      { what: 'the sitemaps with the story' },
    )
    const pictures = await store.read(picturesOfMonth)
    expect(pictures?.body).toMatchObject({ entries: [{ path: pathOf(7242), picture: { id: 'scena-po-017' } }] })
    expect((await store.read(NEWS))?.body).toMatchObject({ stories: [{ id: 7242, path: pathOf(7242) }] })
  })

  it('is noted once, as it is stored, and not again as its announcement is done with', async () => {
    await startWorker()
    await publish(7242)
    await waitUntil(async () => (await readPaths(NEWS)).includes(pathOf(7242)))
    await waitUntil(async () => (await changes.queue.getCompletedCount()) === 1)
    // What an announcement says of it alone would have a job of its own.
    expect(await listJobs('note-listed', 'waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed')).toEqual(
      [],
    )
    const noted = (await listJobs('note-backlog', 'completed')).map(({ returnvalue }) => Number(returnvalue))
    expect(noted.reduce((sum, pages) => sum + pages, 0)).toBe(1)
  })

  it('and is withdrawn is gone from all of them at once', async () => {
    await startWorker()
    const month = monthOf(minutesAgo(1))
    for (const id of [7242, 7243]) await publish(id)
    await waitUntil(async () => (await readPaths(NEWS)).length === 2)
    naxos.reply('/story/7242', GONE)
    await changes.announce(announcementOf('story.withdrawn', { type: 'story', id: 7242 }))
    const isGone = async (reference: ReadModelReference<'sitemap'>) =>
      !(await readPaths(reference)).includes(pathOf(7242))
    await waitUntil(async () => (await isGone(NEWS)) && (await isGone(storiesOf(month))))
    expect(await readPaths(NEWS)).toEqual([pathOf(7243)])
  })

  it('and is taken out of search is gone from all of them, and comes back', async () => {
    await startWorker()
    const month = monthOf(minutesAgo(1))
    for (const id of [7242, 7243]) await publish(id)
    await waitUntil(async () => (await readPaths(NEWS)).length === 2)
    const said = dated(1)
    const say = async (noindex: boolean, minutes: number) => {
      const story = sampleStory(7242, { ...said, updated_at: minutesAgo(minutes), noindex })
      naxos.reply('/story/7242', { data: story, updatedAt: minutesAgo(minutes) })
      await changes.announce(announcementOf('story.updated', { type: 'story', id: 7242 }))
    }
    await say(true, 0.5)
    const stands = async () =>
      (await readPaths(NEWS)).includes(pathOf(7242)) || (await readPaths(storiesOf(month))).includes(pathOf(7242))
    await waitUntil(async () => !(await stands()), { what: 'the sitemaps without the story' })
    expect(await readPaths(NEWS)).toEqual([pathOf(7243)])
    expect((await store.read({ model: 'story', id: '7242' }))?.state).toBe('present')
    await say(false, 0.2)
    await waitUntil(async () => (await readPaths(NEWS)).includes(pathOf(7242)), { what: 'the story again' })
  })

  it('is found by the list of the latest, where nobody announced it; one that the list lost is asked for, and then gone', async () => {
    const worker = await startWorker()
    const refreshLatest = () =>
      worker.get(RefreshModelHandler).handle({ reference: { model: 'storyList', id: 'latest.1' }, trigger: 'schedule' })
    const teasers = [1, 2, 3].map((id) => sampleTeaser(id, dated(id)))
    for (const id of [1, 2, 3]) naxos.reply(`/story/${id}`, { data: sampleStory(id, dated(id)) })
    naxos.reply('/story/list', { data: teasers, total: 3 })
    await refreshLatest()
    await waitUntil(async () => (await readPaths(NEWS)).length === 3, { what: 'all three' })
    await waitUntil(async () => (await store.read({ model: 'story', id: '2' }))?.state === 'present', {
      what: 'it, as it is linked',
    })
    const before = naxos.calls.length
    naxos.reply('/story/2', GONE)
    naxos.reply('/story/list', { data: [teasers[0], teasers[2]], total: 2, updatedAt: minutesAgo(-1) })
    await refreshLatest()
    await waitUntil(async () => (await readPaths(NEWS)).length === 2, { what: 'the two that stand' })
    expect(await readPaths(NEWS)).toEqual([pathOf(1), pathOf(3)])
    expect(naxos.calls.slice(before).filter((call) => call.startsWith('/story/2 '))).toHaveLength(1)
  })
})

describe('a sitemap', () => {
  it('is made anew without asking the CMS, which may be away', async () => {
    const worker = await startWorker()
    await publish(7242)
    await waitUntil(async () => (await readPaths(NEWS)).length === 1)
    naxos.reply('*', { status: 503, raw: '' })
    const handler = worker.get(RefreshModelHandler)
    for (const reference of [NEWS, INDEX, storiesOf(monthOf(minutesAgo(1)))]) {
      expect(['written', 'notModified']).toContain(await handler.handle({ reference, trigger: 'schedule' }))
      expect(await handler.handle({ reference, trigger: 'schedule' })).toBe('notModified')
    }
    expect(await handler.handle({ reference: storiesOf('2011-01'), trigger: 'schedule' })).toBe('missing')
  })
})

describe('pings', () => {
  interface Taken {
    path: string
    body: string
  }
  let others: Server
  let taken: Taken[]
  let statuses: number[]

  beforeEach(async () => {
    ;[taken, statuses] = [[], []]
    others = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        taken.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
        response.writeHead(statuses.shift() ?? 202).end('<html>whatever</html>')
      })
    }).listen(0, '127.0.0.1')
    await once(others, 'listening')
  })

  afterEach(() => {
    others.closeAllConnections()
    others.close()
  })

  const settings = () => {
    const { port } = others.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    return {
      SITE_ORIGIN: 'https://www.example.it',
      INDEXNOW_KEY: 'a1b2c3d4e5f6',
      INDEXNOW_URL: `${url}/indexnow`,
      WEBSUB_HUB_URL: `${url}/hub`,
    }
  }

  it('tell search engines of a story, and the hub of the feeds that it stands in', async () => {
    await startWorker(settings())
    await publish(7242)
    await waitUntil(() => taken.filter(({ path }) => path === '/hub').length >= 6)
    const [indexNow] = taken.filter(({ path }) => path === '/indexnow')
    expect(JSON.parse(indexNow?.body ?? '{}')).toEqual({
      host: 'www.example.it',
      key: 'a1b2c3d4e5f6',
      keyLocation: 'https://www.example.it/a1b2c3d4e5f6.txt',
      urlList: [`https://www.example.it${pathOf(7242)}`],
    })
    const told = taken.filter(({ path }) => path === '/hub').map(({ body }) => new URLSearchParams(body))
    expect(told.every((body) => body.get('hub.mode') === 'publish')).toBe(true)
    expect(new Set(told.map((body) => body.get('hub.url')))).toEqual(
      new Set(
        ['', '/news/attualita/cronaca'].flatMap((page) =>
          ['rss', 'atom', 'json'].map((format) => `https://www.example.it${page}/feed.${format}`),
        ),
      ),
    )
  })

  it('are a job for each feed, which waits once for its next try however often there is news', async () => {
    statuses = Array.from({ length: 50 }, () => 503)
    await startWorker(settings())
    for (const times of [1, 2]) {
      await publish(7242)
      await waitUntil(async () => (await listJobs('note-backlog', 'completed')).length >= times)
    }
    await waitUntil(async () => (await listJobs('ping-hub', 'delayed')).length === 6)
    const jobs = await listJobs('ping-hub', 'waiting', 'prioritized', 'delayed', 'active', 'failed')
    expect(jobs.map(({ data }) => (data as { paths: string[] }).paths.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(new Set(taken.filter(({ path }) => path === '/hub').map(({ body }) => body)).size).toBe(6)
  })

  it('are sent to nobody unless that is configured', async () => {
    await startWorker()
    await publish(7242)
    await waitUntil(async () => (await readPaths(NEWS)).length === 1)
    const jobs = await refreshes.queues.refresh.getJobs([
      'waiting',
      'prioritized',
      'delayed',
      'active',
      'completed',
      'failed',
    ])
    expect(jobs.filter(({ name }) => name.startsWith('ping-'))).toEqual([])
  })
})
