import { readReaderState } from '@liberta/database/accounts/reader-state.repository'
import { deleteReaderProjection, writeReaderProjection } from '@liberta/platform/accounts/reader-projection'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Redis } from 'ioredis'

/** What became of a projection: `older` means that a newer one stands there already. */
export type Projected = 'written' | 'older' | 'deleted'

/** Projects a reader as they stand now, whatever the job was about: so no order and no repetition can do harm. */
export async function projectReader(orm: MikroORM, redis: Redis, userId: string): Promise<Projected> {
  const state = await readReaderState(orm.em, userId)
  if (state) return (await writeReaderProjection(redis, userId, state)) ? 'written' : 'older'
  await deleteReaderProjection(redis, userId)
  return 'deleted'
}
