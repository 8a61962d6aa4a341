import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

export type RedisProfile = 'producer' | 'worker' | 'cache' | 'subscriber'

/**
 * What each kind of user of Redis does when there is none.
 *
 * `producer` (adds jobs) and `cache` fail at once, because a reader waits behind them: no offline queue, nothing sent
 * again, and a server that hangs is given up after half a second a command and two seconds a connection. `worker` and
 * `subscriber` have nobody waiting and try for ever; a subscriber's silent connection is found out by its PING.
 * It subscribes again by hand at every connection (ChangeSubscription): what the library would send of its own accord rejects
 * with nobody to catch it, where the connection ends before the answer.
 */
const PROFILES: Record<RedisProfile, RedisOptions> = {
  producer: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: 500,
    socketTimeout: 2000,
  },
  cache: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: 500,
    socketTimeout: 2000,
  },
  worker: { maxRetriesPerRequest: null },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: false, socketTimeout: 5000 },
}

/** 50 ms, then twice as long each time, up to a second; a fifth of it by chance, so that programs do not come at once. */
export function reconnectAfter(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(1000, 50 * 2 ** Math.min(attempt - 1, 10))
  return Math.round(wait * (0.8 + 0.2 * chance()))
}

/** Connects in the background and reconnects for ever; logs an outage once when it begins and once when it ends. */
export function connectRedis(url: string, profile: RedisProfile, logger: Logger): Redis {
  const redis = new Redis(url, {
    ...PROFILES[profile],
    connectTimeout: 2000,
    retryStrategy: (times) => reconnectAfter(times),
  })
  let down = false
  const noteOutage = (error?: Error) => {
    if (down) return
    down = true
    logger.warn({ profile, error: error?.message }, 'Redis is away')
  }
  redis.on('error', noteOutage)
  redis.on('reconnecting', () => noteOutage())
  redis.on('ready', () => {
    if (down) logger.info({ profile }, 'Redis is back')
    down = false
  })
  return redis
}
