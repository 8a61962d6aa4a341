import type { RedisConnection } from '../redis/redis-kinds.ts'

/** By when each was heard of last (ms since the epoch). */
const KEY = 'rm:hidden-stories'
/** As long as what shows a story is kept. */
const LIFE_MS = 30 * 24 * 3600 * 1000
/** Those that nobody has heard of for longest go first. */
const MOST_STORIES = 10_000

/**
 * The stories of which an answer has said that names in them are hidden, by their ids, for all workers: one that fetches a story after another,
 * or after it was killed, is told «not modified» and nothing of names. No name is kept. Rejects when Redis fails.
 */
export class HiddenStories {
  private readonly redis: RedisConnection
  private readonly now: () => number

  constructor(redis: RedisConnection, now: () => number) {
    this.redis = redis
    this.now = now
  }

  /** @param stories of which an answer says it */
  async add(stories: readonly number[]): Promise<void> {
    if (stories.length === 0) return
    const now = this.now()
    const commands = this.redis.pipeline()
    commands.zadd(KEY, ...stories.flatMap((story) => [now, story]))
    commands.zremrangebyscore(KEY, '-inf', now - LIFE_MS)
    commands.zremrangebyrank(KEY, 0, -1 - MOST_STORIES)
    commands.pexpire(KEY, LIFE_MS)
    for (const [error] of (await commands.exec()) ?? []) if (error) throw error
  }

  /** Forgets a story whose own answer hides nothing any longer. */
  async remove(story: number): Promise<void> {
    await this.redis.zrem(KEY, story)
  }

  /** Whether it is one of them. */
  async has(story: number): Promise<boolean> {
    return (await this.redis.zscore(KEY, String(story))) !== null
  }
}
