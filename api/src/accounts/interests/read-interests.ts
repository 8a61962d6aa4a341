import type { InterestsView } from '@liberta/contracts/accounts/interests.schema'
import { UserInterests } from '@liberta/database/accounts/user-interests.entity'
import type { EntityManager } from '@mikro-orm/postgresql'

/** What a reader has chosen; empty where they never did. */
export async function readInterests(entities: EntityManager, userId: string): Promise<InterestsView> {
  const row = await entities.fork().findOne(UserInterests, { userId })
  if (!row) return { topics: [], zones: [], updatedAt: null, version: 0 }
  return { topics: row.topics, zones: row.zones, updatedAt: row.updatedAt.toISOString(), version: row.version }
}
