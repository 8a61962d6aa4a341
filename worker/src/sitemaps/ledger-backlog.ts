import { randomUUID } from 'node:crypto'
import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'

/** In the Redis of the queue: names of read models, each with a mark of when it was said last. */
const KEY = 'ledger:backlog'

const SETTLE = `
for place = 1, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[place]) == ARGV[place + 1] then redis.call('HDEL', KEYS[1], ARGV[place]) end
end`

/** A read model that the ledger has yet to hear of. */
export interface OwedNote {
  name: string
  /** Null of one that this version does not know. */
  reference: ReadModelReference | null
  /** Another each time that it was said. */
  mark: string
}

/** The read models that were stored and of which the ledger of sitemaps has yet to hear, over all copies of the worker, each once. */
export class LedgerBacklog {
  private readonly redis: RedisConnection

  /** @param redis that of the queue, which forgets nothing */
  constructor(redis: RedisConnection) {
    this.redis = redis
  }

  /** Notes that a read model was stored; rejects where Redis is silent. */
  async add(reference: ReadModelReference): Promise<void> {
    await this.redis.hset(KEY, nameReadModel(reference), randomUUID())
  }

  /** Any so many of them; they stay until they are settled. */
  async list(most: number): Promise<OwedNote[]> {
    const fields = (await this.redis.hrandfield(KEY, most, 'WITHVALUES')) as string[]
    return fields.flatMap((name, place) => {
      const [reference, mark = ''] = [parseReadModelName(name), fields[place + 1]]
      return place % 2 === 0 ? [{ name, reference, mark }] : []
    })
  }

  /** The ledger has heard of these as they were when they were listed. What was said again since stays. */
  async settle(notes: readonly OwedNote[]): Promise<void> {
    const pairs = notes.flatMap(({ name, mark }) => [name, mark])
    if (pairs.length > 0) await this.redis.eval(SETTLE, 1, KEY, ...pairs)
  }
}
