import { once } from 'node:events'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import pTimeout from 'p-timeout'

/** Waits until all connections are ready; false where one is not within `longestMs`. */
export async function waitForRedis(connections: readonly RedisConnection[], longestMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(longestMs)
  try {
    await Promise.all(connections.map((redis) => waitForOne(redis, signal)))
    return true
  } catch {
    return false
  }
}

/** An error of a connection that is being tried again is no end of the waiting, so it is not listened to. */
async function waitForOne(redis: RedisConnection, signal: AbortSignal): Promise<void> {
  if (redis.status === 'ready') return
  const events = new EventTarget()
  const announce = () => events.dispatchEvent(new Event('ready'))
  redis.once('ready', announce)
  try {
    await once(events, 'ready', { signal })
  } finally {
    redis.off('ready', announce)
  }
}

/** Whether Redis answers within `longestMs`: the state of a connection is not enough, since it may have just gone. */
export async function answers(redis: RedisConnection, longestMs: number): Promise<boolean> {
  return (await pTimeout(redis.ping(), { milliseconds: longestMs }).catch(() => null)) === 'PONG'
}
