import type { Redis } from 'ioredis'

const KEY = 'weather:asked'

/** A failure is tried again after this long; a success is fresh for 300 s (requirements 7.28). */
const ASK_EVERY_MS = 60_000

/** One call of the weather service a minute at most, of all workers together. While Redis is away nobody asks. */
export function createWeatherAllowance(redis: Pick<Redis, 'set'>): () => Promise<boolean> {
  return async () => {
    try {
      return (await redis.set(KEY, '1', 'PX', ASK_EVERY_MS, 'NX')) === 'OK'
    } catch {
      return false
    }
  }
}
