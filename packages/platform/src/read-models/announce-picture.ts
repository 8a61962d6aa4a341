import { buildPictureKey } from '@liberta/contracts/media/picture-address'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import type { ReadModelStore } from './read-model-store.ts'
import { buildRevision } from './revision.ts'

/**
 * Announces that a picture was taken away: frontends delete what they keep of it, and so does the cache in front that is purged.
 * @param redis that of the store
 */
export async function announcePictureGone(store: ReadModelStore, redis: RedisConnection, id: string): Promise<void> {
  const revision = buildRevision(null, await store.takeSequence())
  // As the store itself announces, with the two fields that an API of the version before asks for.
  const announcement = { name: buildPictureKey(id), revision, state: 'withdrawn', tags: [], at: 0 }
  await redis.publish(CHANGES_CHANNEL, JSON.stringify(announcement))
}
