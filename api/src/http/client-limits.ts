import { crc32 } from 'node:zlib'
import { Inject, Injectable, HttpException } from '@nestjs/common'
import { nameClient } from '@liberta/http/name-client'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RedisConnections } from '../redis/redis-connections.ts'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { LIMITS } from './limits.table.ts'
import type { Allowance, LimitName } from './limits.table.ts'

const TOO_MANY_REQUESTS = 429

/** A client has asked for more than it may (RFC 6585 §4); the answer's Retry-After says when it may again. */
export class TooManyRequests extends HttpException {
  constructor(
    what: string,
    readonly seconds: number,
  ) {
    super(`Too many ${what}: try again in ${seconds} s.`, TOO_MANY_REQUESTS)
  }
}

const SECONDS_IN_A_MINUTE = 60
/** Counters of one limit in a process while Redis is away: clients may be made up without end, and memory is not. */
const MOST_COUNTERS = 20_000

/** Counts in the process. Clients whose names fall on one counter share it, which with so many counters is rare. */
class BoundedMemoryLimiter extends RateLimiterMemory {
  override getKey(key: string | number): string {
    return super.getKey(crc32(String(key)) % MOST_COUNTERS)
  }
}

/**
 * What a client may do in a while, counted in the Redis of the caches over all processes, in windows that begin with the first use.
 * While Redis is away or does not answer, every process counts for itself, so that a limit holds and nothing fails.
 */
@Injectable()
export class ClientLimits {
  private readonly limiters: Readonly<Record<LimitName, RateLimiterRedis | null>>

  constructor(redis: RedisConnections, @Inject(API_SETTINGS) settings: ApiSettings) {
    const build = (name: LimitName) => buildLimiter(redis, name, LIMITS[name](settings))
    this.limiters = {
      attachments: build('attachments'),
      messages: build('messages'),
      withdrawals: build('withdrawals'),
      votes: build('votes'),
      choices: build('choices'),
      reads: build('reads'),
      'new searches': build('new searches'),
      'robot reads': build('robot reads'),
      'unknown tokens': build('unknown tokens'),
      'code exchanges': build('code exchanges'),
      'wrong passwords': build('wrong passwords'),
      'refusals told': build('refusals told'),
    }
  }

  /**
   * Takes one from the allowance of an address, or of a reader by their id; `count` 0 takes none and only looks whether more was taken than there is.
   * @returns 0, or the whole seconds after which there is room again
   */
  async take(limit: LimitName, address: string, count = 1): Promise<number> {
    try {
      await this.limiters[limit]?.consume(nameClient(address), count)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }

  /** Takes one, or as many as are named, from the allowance of an address. @throws TooManyRequests where there is none left */
  async demand(limit: LimitName, address: string, count = 1): Promise<void> {
    const seconds = await this.take(limit, address, count)
    if (seconds > 0) throw new TooManyRequests(limit, seconds)
  }

  /** Gives one back that was taken for nothing. */
  async giveBack(limit: LimitName, address: string): Promise<void> {
    await this.limiters[limit]?.reward(nameClient(address))
  }
}

function buildLimiter(redis: RedisConnections, name: LimitName, allowance: Allowance): RateLimiterRedis | null {
  const { burst, perMinute } = allowance
  if (burst === 0) return null
  const options = {
    keyPrefix: `limit:${name.replaceAll(' ', '-')}`,
    points: burst,
    duration: Math.ceil((burst * SECONDS_IN_A_MINUTE) / perMinute),
  }
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.cache,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new BoundedMemoryLimiter(options),
  })
}
