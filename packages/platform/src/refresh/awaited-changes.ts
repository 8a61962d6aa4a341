import { randomUUID } from 'node:crypto'
import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Redis } from 'ioredis'

/** A hash in the queue's Redis, which loses nothing: name of a read model → mark of the latest change announced of it. */
const KEY = 'refresh:awaited'

const WITHDRAWAL = '-withdrawn'

const SETTLE = `if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then return redis.call('HDEL', KEYS[1], ARGV[1]) end return 0`

/** Whether the change with this mark was the withdrawal of the thing itself. */
export function isWithdrawalMark(mark: string): boolean {
  return mark.endsWith(WITHDRAWAL)
}

export interface AwaitedChange {
  reference: ReadModelReference
  mark: string
  /** Milliseconds since the epoch. */
  announcedAt: number
}

/**
 * The read models that the CMS has said to have changed, and that were not fetched since. Jobs end: their tries run out, and
 * a request may be taken for the same as one that waits. What stands here is asked for until it was fetched.
 * Every method rejects when Redis fails.
 */
export class AwaitedChanges {
  readonly #redis: Redis

  constructor(redis: Redis) {
    this.#redis = redis
  }

  /** `isWithdrawal`: the CMS has said that the thing itself is gone, so that its absence needs no other proof. */
  async add(reference: ReadModelReference, { isWithdrawal = false } = {}): Promise<void> {
    const mark = `${Date.now()}-${randomUUID()}${isWithdrawal ? WITHDRAWAL : ''}`
    await this.#redis.hset(KEY, nameReadModel(reference), mark)
  }

  /** The mark of the latest change; to be read before a fetch begins. Null where none is awaited. */
  async markOf(reference: ReadModelReference): Promise<string | null> {
    return this.#redis.hget(KEY, nameReadModel(reference))
  }

  /** A fetch has ended well that began after `mark` was read. A change announced meanwhile stays awaited. */
  async settle(reference: ReadModelReference, mark: string): Promise<void> {
    await this.#redis.eval(SETTLE, 1, KEY, nameReadModel(reference), mark)
  }

  /** Everything awaited, what was announced first at the beginning. */
  async list(): Promise<AwaitedChange[]> {
    const marks = Object.entries(await this.#redis.hgetall(KEY))
    return marks
      .flatMap(([name, mark]) => {
        const reference = parseReadModelName(name)
        return reference ? [{ reference, mark, announcedAt: Number.parseInt(mark, 10) }] : []
      })
      .toSorted((one, other) => one.announcedAt - other.announcedAt)
  }
}
