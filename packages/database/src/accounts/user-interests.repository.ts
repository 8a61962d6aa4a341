import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isSeenVersion, lockReader, noteReaderChanged } from './reader-column.ts'
import { UserInterests } from './user-interests.entity.ts'

/** What a reader chooses. */
export interface ChosenInterests {
  topics: string[]
  zones: string[]
}

/** A reader's choice as it stands; null where they never made one. */
export async function findInterests(entities: EntityManager, userId: string): Promise<UserInterests | null> {
  return entities.fork().findOne(UserInterests, { userId })
}

/**
 * Keeps a choice in the transaction of `entities`, and returns its new version; null, and nothing is written, where it stands at
 * another version than the reader has `seen`.
 */
export async function keepInterests(
  entities: EntityManager,
  userId: string,
  chosen: ChosenInterests,
  seen: number | undefined,
): Promise<number | null> {
  await lockReader(entities, userId)
  const kept = await entities.findOne(UserInterests, { userId })
  if (!isSeenVersion(kept, seen)) return null
  const fields = { ...chosen, updatedAt: new Date() }
  const row = kept
    ? entities.assign(kept, fields)
    : entities.create(UserInterests, { id: randomUUID(), userId, ...fields })
  await entities.persist(row).flush()
  await noteReaderChanged(entities, userId)
  return row.version
}
