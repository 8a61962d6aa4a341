import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'

const PREFIX = 'naxos:calm:'

/** A CMS that asks for calm for longer, by a fault of its clock, is asked again after this long. */
const LONGEST_MS = 15 * 60_000
const SHORTEST_MS = 1000
/** What a 429 without `Retry-After` asks for. */
const UNTOLD_MS = 5000

/** Keeps the longer of two waits. */
const KEEP = `if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end return 1`

/**
 * Where the CMS has asked for calm (429 or 503 with `Retry-After`), no worker calls it for that kind of thing until the time is
 * over. What stands in Redis holds for all of them; where Redis is away, each keeps to what it heard itself.
 */
export class CalmKeeper {
  private readonly redis: Pick<RedisConnection, 'eval' | 'pttl'>
  private readonly now: () => number
  private readonly until = new Map<string, number>()

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(redis: Pick<RedisConnection, 'eval' | 'pttl'>, now: () => number = () => performance.now()) {
    this.redis = redis
    this.now = now
  }

  /** Milliseconds for which no call of this kind is to be made; 0 where one may be. Never rejects. */
  async remaining(kind: string): Promise<number> {
    const own = (this.until.get(kind) ?? -Infinity) - this.now()
    if (own > 0) return own
    const shared = await this.redis.pttl(PREFIX + kind).catch(() => 0)
    if (shared > 0) this.until.set(kind, this.now() + shared)
    return Math.max(0, shared)
  }

  /** The CMS asks for `ms` milliseconds of calm. Never rejects. */
  async keep(kind: string, ms: number): Promise<void> {
    const bounded = Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)))
    this.until.set(kind, this.now() + bounded)
    await this.redis.eval(KEEP, 1, PREFIX + kind, bounded).catch(() => undefined)
  }
}

/** The kind of a call: its path without ids, slugs and parameters, as `story/list` or `story`. */
export function kindOfCall(path: string): string {
  const [thing = '', second] = path.slice(1).split(/[/?]/)
  return second === 'list' || thing === 'front' ? `${thing}/${second}` : thing
}

/**
 * The milliseconds for which an answer asks for calm: by `Retry-After` in seconds or as a date (RFC 9110 §10.2.3); five seconds for
 * a 429 without it. Null where it asks for none.
 */
export function readCalm(status: number, retryAfter: string | null, now: number = Date.now()): number | null {
  if (status !== 429 && status !== 503) return null
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  return status === 429 ? UNTOLD_MS : null
}
