import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import type { LiveState } from '@liberta/contracts/live-blog/live-blog.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const BURST = 20
const OLD_STORIES = 2000
const AT_ONCE = 20
/** What Redis does not answer for within half a second, as on a busy machine, counts as warm: a few get through. */
const AT_MOST = OLD_STORIES / 4

const LIMITS = { ROBOT_COLD_READ_BURST: String(BURST), ROBOT_COLD_READS_PER_MINUTE: '1' }
let api: TestApi
/** A second process beside it. */
let other: TestApi

beforeAll(async () => {
  api = await startApi(LIMITS)
  other = await startApi({ ...LIMITS, REDIS_CACHE_URL: api.redis.url, REDIS_QUEUE_URL: api.redis.url })
})
afterAll(async () => {
  await other.stop()
  await api.stop()
})

/** Robots come from many addresses, and to either process. */
const ask = (path: string, isRobot: boolean, client = 1) =>
  fetch(`${client % 2 ? api.origin : other.origin}/api/naxos/${path}`, {
    headers: { 'x-forwarded-for': `192.0.2.${client % 250}`, ...(isRobot && { [ROBOT_HEADER]: '1' }) },
  })

/** As the worker does with what the CMS announces, and with what a reader waits for. */
const write = (id: number) => api.write({ model: 'story', id: String(id) }, { id } as Story)

const LATEST: ReadModelReference<'storyList'> = { model: 'storyList', id: 'latest.1' }
const NEWS: ReadModelReference<'sitemap'> = { model: 'sitemap', id: 'news' }
const listOf = (...stories: Pick<Story, 'id' | 'publishedAt'>[]) =>
  ({ stories, total: stories.length }) as unknown as StoryList

/** A live story that began four days ago, and is still written, or no longer. */
const writeLive = (id: number, state: LiveState) =>
  api.write({ model: 'story', id: String(id) }, { id, publishedAt: before(96), live: { state } } as Story)

/** How often each status came. */
async function crawl(paths: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let begin = 0; begin < paths.length; begin += AT_ONCE) {
    const answers = await Promise.all(paths.slice(begin, begin + AT_ONCE).map((path, index) => ask(path, true, index)))
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const oldStories = (first: number) => Array.from({ length: OLD_STORIES }, (_, index) => `story/${first + index}`)

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

describe('robots that read 2,000 old stories which nobody has read before, of two processes', () => {
  it('have so many asked of the CMS as all of them may, and readers and news do not wait for them', async () => {
    let isOver = false
    const crawled = crawl(oldStories(10_000)).finally(() => (isOver = true))
    await write(90_001)
    const seen = await waitForStory(90_001)
    expect(isOver).toBe(false)
    const cold = ask('story/90002', false)
    await write(90_002)
    expect([seen, (await cold).status]).toEqual([200, 200])
    const { 429: refused = 0, 503: waited = 0 } = await crawled
    expect(refused + waited).toBe(OLD_STORIES)
    expect(waited).toBeGreaterThanOrEqual(BURST)
    expect(waited).toBeLessThanOrEqual(AT_MOST)
  })

  it('are told when to come again, as a problem that nobody keeps', async () => {
    const answer = await ask('story/20000', true)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      429,
      'application/problem+json',
      'no-store',
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
  })

  it('get what is warm all the same: what was announced just now, and what a reader has had fetched', async () => {
    const answers = await Promise.all([90_001, 90_002].map((id) => ask(`story/${id}`, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('are never refused a story of the last 48 hours, nor a part of a live one, though a Redis has lost it', async () => {
    await api.write(LATEST, listOf({ id: 91_001, publishedAt: before(1) }, { id: 91_002, publishedAt: before(49) }))
    await api.write(NEWS, {
      type: 'news',
      stories: [
        { id: 91_003, path: '/news/sport/x/91003', title: 'Of a full section', publishedAt: before(47) },
        { id: 91_004, path: '/news/sport/x/91004', title: 'Too old by now', publishedAt: before(49) },
      ],
    })
    await writeLive(91_005, 'live')
    await writeLive(91_006, 'ended')
    await waitUntil(areKnown, { what: 'both processes look at the lists anew', withinMs: 30_000 })
    const expected = {
      'story/91001': 503,
      'story/91002': 429,
      'story/91003': 503,
      'story/91003/entry/3': 503,
      'story/91003/entries/1': 503,
      'story/91004': 429,
      'story/91004/entry/3': 429,
      'story/91005/entry/3': 503,
      'story/91005/entries/2': 503,
      'story/91006/entry/3': 429,
    }
    for (const client of [1, 2]) {
      const asked = Object.keys(expected).map(async (path) => [path, (await ask(path, true, client)).status] as const)
      expect([client, Object.fromEntries(await Promise.all(asked))]).toEqual([client, expected])
    }
  })

  it('get no search that nobody made before, with any words, while a reader’s is asked of the CMS', async () => {
    const searches = Array.from({ length: OLD_STORIES }, (_, index) => `search?qs=parola${index}`)
    const { 429: refused = 0 } = await crawl(searches)
    expect(refused).toBeGreaterThanOrEqual(OLD_STORIES - AT_MOST)
    expect((await ask('search?qs=nebbia', false)).status).toBe(503)
  })
})

/** Whether both processes have looked at the lists since one of them says it. */
async function areKnown(): Promise<boolean> {
  const answers = await Promise.all([1, 2].map((client) => ask('story/91001', true, client)))
  return answers.every(({ status }) => status !== 429)
}

async function waitForStory(id: number): Promise<number> {
  let status = 0
  const isThere = async () => {
    ;({ status } = await ask(`story/${id}`, true))
    return status === 200
  }
  await waitUntil(isThere, { what: 'a story that was announced' })
  return status
}
