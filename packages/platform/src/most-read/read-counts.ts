import { createHmac, randomBytes } from 'node:crypto'
import type { RedisConnection } from '../redis/redis-kinds.ts'

const HOUR_MS = 3_600_000
const HOURS = 24
/** Stories that an hour keeps a count of, so that numbers which somebody makes up fill no memory… */
const MOST_STORIES = 2_000
/** …and those that stay, the most read, where one more comes: it has time to be read by more than one. */
const STAYING_STORIES = 1_000
/** Of each hour as many are looked at: what is among the first of a day is among these in one of its hours. */
const LOOKED_AT = 100
/** Bits of an hour's filter, 8 MiB: two million reads of one hour leave one in 1,600 uncounted. */
const FILTER_BITS = 2 ** 26
/** Places of one reading in the filter. */
const PLACES = 3
/** What an hour's filter and its secret live for, and its counts; seconds. */
const FILTER_FOR_S = 2 * 3600
const COUNTS_FOR_S = 26 * 3600

/**
 * Counts a reading unless all of its places are taken: then this client has read this story in this hour (or, seldom, others have
 * taken all three). KEYS: filter, counts. ARGV: story, most stories, those that stay, lives of filter and counts, places. Gives 1 where it
 * counted.
 */
const COUNT = `
local isNew = false
for place = 6, #ARGV do
  if redis.call('SETBIT', KEYS[1], ARGV[place], 1) == 0 then isNew = true end
end
if not isNew then return 0 end
redis.call('EXPIRE', KEYS[1], ARGV[4], 'NX')
local isKnown = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not isKnown and redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - ARGV[3])
end
redis.call('ZINCRBY', KEYS[2], 1, ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[5], 'NX')
return 1`

/** How often a story was read. */
export interface ReadCount {
  story: number
  reads: number
}

/**
 * How often stories are read, by the hour, in the Redis of the caches and so over all processes. Each client counts once a story and an
 * hour. No client is kept: a Bloom filter has bits whose places come from a secret that goes with its hour.
 */
export class ReadCounts {
  private readonly redis: RedisConnection
  private readonly now: () => number
  private secret: { hour: number; value: Promise<Buffer> } | null = null

  /** @param now milliseconds since the epoch */
  constructor(redis: RedisConnection, now: () => number = Date.now) {
    this.redis = redis
    this.now = now
  }

  /**
   * Counts that a client reads a story.
   * @param client the name that limits count it by (`nameClient`)
   * @returns whether it counted
   */
  async count(story: number, client: string): Promise<boolean> {
    const hour = this.hour()
    const digest = createHmac('sha256', await this.secretOf(hour))
      .update(`${story} ${client}`)
      .digest()
    const places = Array.from({ length: PLACES }, (_, at) => digest.readUInt32BE(at * 4) % FILTER_BITS)
    const bounds = [MOST_STORIES, STAYING_STORIES, FILTER_FOR_S, COUNTS_FOR_S]
    return (
      (await this.redis.eval(COUNT, 2, keyOf('seen', hour), keyOf('counts', hour), story, ...bounds, ...places)) === 1
    )
  }

  /** The most read stories of the last 24 hours, this one included, the most read first. */
  async top(most: number): Promise<ReadCount[]> {
    const first = this.hour()
    const commands = this.redis.pipeline()
    for (let back = 0; back < HOURS; back += 1) {
      commands.zrevrange(keyOf('counts', first - back), 0, LOOKED_AT - 1, 'WITHSCORES')
    }
    const sums = new Map<number, number>()
    for (const [error, answer] of (await commands.exec()) ?? []) {
      if (error) throw error
      const pairs = answer as string[]
      for (let at = 0; at < pairs.length; at += 2) {
        const story = Number(pairs[at])
        sums.set(story, (sums.get(story) ?? 0) + Number(pairs[at + 1]))
      }
    }
    return [...sums]
      .map(([story, reads]) => ({ story, reads }))
      .toSorted((one, other) => other.reads - one.reads || other.story - one.story)
      .slice(0, most)
  }

  private hour(): number {
    return Math.floor(this.now() / HOUR_MS)
  }

  /** The same in all processes; asked for once an hour in each. */
  private secretOf(hour: number): Promise<Buffer> {
    if (this.secret?.hour !== hour) {
      const value = this.fetchSecret(hour)
      this.secret = { hour, value }
      value.catch(() => {
        if (this.secret?.value === value) this.secret = null
      })
    }
    return this.secret.value
  }

  private async fetchSecret(hour: number): Promise<Buffer> {
    const key = keyOf('secret', hour)
    const own = randomBytes(32)
    await this.redis.set(key, own.toString('base64'), 'EX', FILTER_FOR_S, 'NX')
    const kept = await this.redis.get(key)
    return kept === null ? own : Buffer.from(kept, 'base64')
  }
}

/** The braces keep all of them on one node of a cluster. */
function keyOf(what: 'seen' | 'counts' | 'secret', hour: number): string {
  return `reads:{reads}:${what}:${hour}`
}
