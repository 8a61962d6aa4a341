import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'

/**
 * When a change is purged, in milliseconds after it was heard of. At once; when every frontend has heard of it too, for one that had not
 * stored the page as it was once more; and when every answer is through that was on its way (nginx waits 15 s for one).
 */
export const ROUNDS_MS = [0, 500, 20_000] as const
/** Who has taken something and says nothing for so long is dead; milliseconds, longer than a call may take. */
const LEASE_MS = 15_000
/** What is owed to a server of which no worker is told any more; seconds. Who is told of it again owes it everything. */
const FORGOTTEN_S = 86_400
/** More than so many waiting are one purge of everything. */
const MOST_WAITING = 50_000
const EVERYTHING = '*'

const TAKE = `
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, member in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[3], member) end
redis.call('EXPIRE', KEYS[1], ARGV[4])
return due`

/** A purge that is owed: a key in one of its rounds. */
export interface DuePurge {
  /** As it stands in the list. */
  member: string
  key: string
  /** Whether it is of every page, and of no key. */
  isOfEverything: boolean
}

/**
 * The purges that are owed to one server, for all copies of the worker. Each of them hears every change and writes it here, where it stands once; whoever
 * takes it has it for 15 s alone. It stays until it is done, so that none is lost by a worker that dies or a cache that is down.
 */
export class PurgeList {
  private readonly redis: RedisConnection
  /** In that Redis: what is to be purged, each with the moment, by its clock, at which it is due. */
  private readonly key: string

  /** @param redis that of the queue, which forgets nothing */
  constructor(redis: RedisConnection, server: string) {
    this.redis = redis
    this.key = `purges:due:${server}`
  }

  /** The moment by which all workers count, whatever their own clocks say: milliseconds of the epoch, by the clock of Redis. */
  async readTime(): Promise<number> {
    const [seconds = 0, microseconds = 0] = (await this.redis.time()).map(Number)
    return seconds * 1000 + Math.floor(microseconds / 1000)
  }

  /** Owes the purges of these changes; what is owed already stays when it is due. `now` is of that clock, here and below. */
  async add(changes: readonly { name: string; revision: string }[], now: number): Promise<void> {
    const scored = changes.flatMap(({ name, revision }) =>
      ROUNDS_MS.flatMap((afterMs) => [now + afterMs, `${afterMs} ${revision} ${name}`]),
    )
    if (scored.length > 0) await this.redis.zadd(this.key, 'NX', ...scored)
    if ((await this.count()) > MOST_WAITING) {
      await this.redis.del(this.key)
      await this.addEverything(now)
    }
  }

  /** Owes a purge of every page: changes may have been missed. One of its own each time, as what is under way may come too early. */
  async addEverything(now: number): Promise<void> {
    await this.add([{ name: EVERYTHING, revision: String(now) }], now)
  }

  /** Takes so many of what is due, the oldest first. */
  async take(most: number, now: number): Promise<DuePurge[]> {
    const members = (await this.redis.eval(TAKE, 1, this.key, now, most, now + LEASE_MS, FORGOTTEN_S)) as string[]
    return members.map((member) => {
      const key = member.split(' ').slice(2).join(' ')
      return { member, key, isOfEverything: key === EVERYTHING }
    })
  }

  /** These are done. */
  async settle(purges: readonly DuePurge[]): Promise<void> {
    if (purges.length > 0) await this.redis.zrem(this.key, ...purges.map(({ member }) => member))
  }

  /** These are tried again at that moment. */
  async postpone(purges: readonly DuePurge[], until: number): Promise<void> {
    if (purges.length > 0) await this.redis.zadd(this.key, 'XX', ...purges.flatMap(({ member }) => [until, member]))
  }

  /** How many wait. */
  async count(): Promise<number> {
    return this.redis.zcard(this.key)
  }
}
