import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { Redis } from 'ioredis'
import { isFresh } from './is-fresh.ts'
import { ReadModelStore } from './read-model-store.ts'
import type { ReadModelState } from './raw-read-model.ts'
import { buildPreviousKey } from './take-over-previous.ts'

const FOLDER: ReadModelReference<'folderConfiguration'> = { model: 'folderConfiguration', id: '3' }
const BODY = { id: 3, slug: 'tg', name: 'TG', multimedia: [] }

let server: TestRedis
let redis: Redis
let store: ReadModelStore

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
  store = new ReadModelStore(redis)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

/** Leaves in Redis what a program of the version before wrote, and nothing else. */
async function leave(body: unknown, state: ReadModelState = 'present'): Promise<void> {
  await redis.flushall()
  const times = { fetchedAt: Date.now(), freshUntil: Date.now() + 60_000, freshFor: 60_000 }
  const stored = { ...times, revision: '5-1', etag: '"v"', dropped: 0, tags: '["folder:3"]', state, hash: 'before' }
  await redis.hset(buildPreviousKey(FOLDER) ?? '', { ...stored, body: JSON.stringify(body) })
}

describe('a read model whose version was raised', () => {
  it('is the one that stands there of the version before: stale, and to be fetched whole', async () => {
    await leave(BODY)
    const raw = await store.readRaw(FOLDER)
    expect(raw).toMatchObject({ state: 'present', revision: '5-1', etag: null, tags: ['folder:3'] })
    expect(raw && isFresh(raw, Date.now())).toBe(false)
    expect((await store.read(FOLDER))?.body).toMatchObject(BODY)
    expect(await store.readRevision(FOLDER)).toBe('5-1')
  })

  it('is not there where that does not fit this version', async () => {
    await leave({ id: 'three' })
    expect(await store.readRaw(FOLDER)).toBeNull()
  })

  it('stays withdrawn', async () => {
    await leave(null, 'withdrawn')
    expect(await store.readRaw(FOLDER)).toMatchObject({ state: 'withdrawn', revision: '5-1' })
    expect(await store.readRevision(FOLDER)).toBeNull()
  })

  it('is its own as soon as it was written, and what is withdrawn is so for programs of the version before', async () => {
    await leave(BODY)
    const write = { etag: null, tags: [], body: { ...BODY, name: 'Telegiornale' }, freshFor: 60_000 }
    await store.write(FOLDER, { ...write, revision: '6-2', state: 'present' })
    expect((await store.read(FOLDER))?.body.name).toBe('Telegiornale')
    await store.write(FOLDER, { ...write, revision: '7-3', state: 'withdrawn', body: null })
    expect(await redis.hget(buildPreviousKey(FOLDER) ?? '', 'state')).toBe('withdrawn')
  })

  it('has no version before where it is the first', () => {
    expect(READ_MODELS.weather.version).toBe(1)
    expect(buildPreviousKey({ model: 'weather', id: 'piacenza' })).toBeNull()
  })
})
