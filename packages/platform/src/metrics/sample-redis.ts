import pTimeout from 'p-timeout'
import { createGauge } from './create-metric.ts'
import { isRedisHealthy } from '../redis/redis-kinds.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'

const up = createGauge('redis_up')
const writable = createGauge('redis_writable')

/** Written again and again: a Redis that is full answers a PING and takes no write. */
const PROBE = 'metrics:probe'
const PROBE_MS = 60_000
/** A Redis that hangs is as good as away. */
const LONGEST_ANSWER_MS = 1_000

/** Reads whether a Redis answers, and whether it takes a write. @param connection one that gives up by itself, or is given up here */
export function createRedisSampler(redis: 'queue' | 'cache', connection: RedisConnection): () => Promise<void> {
  return async () => {
    const isUp = await inTime(isRedisHealthy(connection))
    up.set({ redis }, Number(isUp))
    const isWritten = isUp && (await inTime(connection.set(PROBE, '1', 'PX', PROBE_MS).then((said) => said === 'OK')))
    writable.set({ redis }, Number(isWritten))
  }
}

/** False where it fails, or does not come in time. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  return pTimeout(answer, { milliseconds: LONGEST_ANSWER_MS }).catch(() => false)
}
