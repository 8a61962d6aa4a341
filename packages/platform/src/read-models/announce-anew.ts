import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { findConfirmedAt } from './is-fresh.ts'
import type { ReadModelStore } from './read-model-store.ts'
import { buildRevision, splitRevision } from './revision.ts'

/**
 * Announces a read model as changed though it is as it was: under a revision of its own, so that every page and copy made of it is made
 * anew. False where it is not there, or changes at this moment, which announces it.
 * @param redis that of the store
 */
export async function announceAnew(
  store: ReadModelStore,
  redis: RedisConnection,
  reference: ReadModelReference,
): Promise<boolean> {
  const held = await store.readRaw(reference)
  if (!held) return false
  const { etag, tags, state, dropped } = held
  const revision = buildRevision(splitRevision(held.revision)[0], await store.takeSequence())
  const body = state === 'present' ? (JSON.parse(held.body.toString()) as ReadModelBody<ReadModelName>) : null
  // Nobody has asked the upstream.
  const confirmedAt = findConfirmedAt(held)
  const freshFor = Math.max(0, held.freshUntil - confirmedAt)
  const write = { revision, etag, tags, state, body, confirmedAt, freshFor, dropped: dropped ?? 0 }
  if ((await store.write(reference, write)) === 'superseded') return false
  // As the store itself announces, with the two fields that an API of the version before asks for.
  const announcement = { name: nameReadModel(reference), revision, state, tags: [], at: 0 }
  await redis.publish(CHANGES_CHANNEL, JSON.stringify(announcement))
  return true
}
