import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { WEATHER, weatherWrite } from '@liberta/test-kit/sample-models'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { Redis } from 'ioredis'
import { announceAnew } from './announce-anew.ts'
import { findConfirmedAt, isFresh } from './is-fresh.ts'
import { ReadModelStore } from './read-model-store.ts'

const FRESH_FOR_MS = 60_000
const WRITTEN_AGO_MS = 50_000

let server: TestRedis
let redis: Redis

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

it('what is announced anew was confirmed when it was confirmed last, and stays fresh no longer', async () => {
  const now = Date.now()
  const writtenAt = now - WRITTEN_AGO_MS
  const before = new ReadModelStore(redis, { now: () => writtenAt })
  await before.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: FRESH_FOR_MS }))
  const store = new ReadModelStore(redis)
  expect(await announceAnew(store, redis, WEATHER)).toBe(true)
  const held = await store.readRaw(WEATHER)
  if (!held) throw new Error('the weather is gone')
  expect(held.revision).not.toBe('1700-1')
  expect(findConfirmedAt(held)).toBe(writtenAt)
  expect([isFresh(held, now), held.freshUntil]).toEqual([true, writtenAt + FRESH_FOR_MS])
})
