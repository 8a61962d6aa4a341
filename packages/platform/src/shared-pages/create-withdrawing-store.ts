import { FRAME_MODELS } from '@liberta/contracts/read-models/tag'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Logger } from 'pino'
import { ReadModelStore } from '../read-models/read-model-store.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { removeSharedPages } from './shared-page-store.ts'

/**
 * The read models, for a program that withdraws some of them: the pages that copies share and that name one are removed before it is
 * withdrawn. Who shares such a page in between finds the tombstone, and does not show it. Of what stands around every page all pages are. Read
 * models know nothing of pages themselves.
 */
export function createWithdrawingStore(redis: RedisConnection, logger: Logger): ReadModelStore {
  return new ReadModelStore(redis, {
    logger,
    removeShared: (reference) => {
      const name = nameReadModel(reference)
      return removeSharedPages(redis, FRAME_MODELS.has(name) ? 'all' : [name])
    },
  })
}
