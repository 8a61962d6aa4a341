import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { buildReadModelKey } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { buildRevision } from '@liberta/platform/read-models/revision'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { sampleSections } from '../testing/naxos-samples.ts'
import { LinkedStories } from './linked-stories.ts'

const MINUTE = 60_000
const logger = createLogger('test', 'silent')
const sections = mapSections(createSpecifiedGrammar(), sampleSections, () => undefined)
const [WITHIN] = sections.filter(({ parent }) => parent !== null)
const FRONT = { model: 'front', id: 'home' } as const
const LATEST = { model: 'storyList', id: 'latest.1' } as const
const FAR_BACK = { model: 'storyList', id: 'latest.3' } as const
const story = (id: number) => ({ model: 'story', id: String(id) }) as const
const stories = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => story(from + index))
const tagsOf = (linked: readonly ReadModelReference[]) => linked.map(({ id }) => `story:${id}`)

describe.each(REDIS_KINDS)('the stories that the home page and sections’ lists link to, on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let store: ReadModelStore
  let linked: LinkedStories

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', logger)
    await once(redis, 'ready')
    store = new ReadModelStore(redis, { logger })
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })
  beforeEach(async () => {
    await server.empty()
    linked = new LinkedStories(store)
  })

  /** Only what it is made of matters here, and whether it is there. */
  async function write(reference: ReadModelReference, tags: string[] = [], state: 'missing' | 'withdrawn' = 'missing') {
    const revision = buildRevision(null, await store.takeSequence())
    await store.write(reference, { revision, etag: null, tags, state, body: null, freshFor: MINUTE })
  }
  const find = (now?: number) => linked.findMissing(sections, now)

  it('are asked for where they are not there: those of the home page first, none twice, and none of a list further back', async () => {
    await write(LATEST, ['section:4', ...tagsOf([story(3), story(1), story(4)])])
    await write(FRONT, tagsOf([story(1), story(2)]))
    await write(FAR_BACK, tagsOf([story(9)]))
    await write(story(2), [], 'withdrawn')
    expect(await find()).toEqual([story(1), story(3), story(4)])
    expect(await find()).toEqual([])
  })

  it('are asked for of a section within another, too, once somebody has read its list', async () => {
    await write(FRONT, tagsOf([story(1)]))
    await write({ model: 'storyList', id: `section.${WITHIN?.id}.1` }, tagsOf([story(5), story(1)]))
    expect(await find()).toEqual([story(1), story(5)])
  })

  it('are sixteen at a time, and the next ones when these are there, or have not come within a minute', async () => {
    await write(FRONT, tagsOf(stories(1, 40)))
    expect(await find(0)).toEqual(stories(1, 16))
    expect(await find(MINUTE - 1)).toEqual([])
    for (const reference of stories(1, 5)) await write(reference)
    expect(await find(MINUTE - 1)).toEqual(stories(17, 21))
    expect(await find(MINUTE)).toEqual(stories(22, 32))
  })

  it('that were asked for while the clock was ahead do not hold up the others once it is put right', async () => {
    await write(FRONT, tagsOf(stories(1, 40)))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000_000 * MINUTE)
    expect(await find()).toEqual(stories(1, 16))
    clock.mockRestore()
    expect(await find(performance.now() + MINUTE)).toEqual(stories(17, 32))
  })

  it('that do not come are asked for again after ten minutes, so that what cannot be shown keeps no other from coming', async () => {
    await write(FRONT, tagsOf(stories(1, 3)))
    expect(await find(0)).toEqual(stories(1, 3))
    expect(await find(10 * MINUTE - 1)).toEqual([])
    expect(await find(10 * MINUTE)).toEqual(stories(1, 3))
  })

  it('are not looked for again until one of the pages has changed', async () => {
    await write(FRONT, tagsOf([story(1)]))
    await write(story(1))
    expect(await find()).toEqual([])
    await redis.del(buildReadModelKey(story(1)))
    expect(await find()).toEqual([])
    await write(FRONT, tagsOf([story(1), story(2)]))
    expect((await find()).at(-1)).toEqual(story(2))
  })
})
