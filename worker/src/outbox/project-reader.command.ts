import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { readReaderState } from '@liberta/database/accounts/reader-state.repository'
import { deleteReaderProjection, writeReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { MikroORM } from '@mikro-orm/postgresql'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { REDIS } from '../foundation/worker.tokens.ts'

/** What became of a projection: `older` means that a newer one stands there already. */
export type Projected = 'written' | 'older' | 'deleted'

/** Something of a reader has changed, or all of it is gone. */
export class ProjectReaderCommand extends Command<Projected> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Writes the projection into the Redis of the read models. */
@CommandHandler(ProjectReaderCommand)
export class ProjectReaderHandler implements ICommandHandler<ProjectReaderCommand> {
  constructor(
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(REDIS) private readonly redis: WorkerRedis,
  ) {}

  /** Rejects where PostgreSQL or Redis is away, which has it tried again. */
  execute({ userId }: ProjectReaderCommand): Promise<Projected> {
    return projectReader(this.orm, this.redis.cache, userId)
  }
}

/** Projects a reader as they stand now, whatever the job was about: so no order and no repetition can do harm. */
export async function projectReader(orm: MikroORM, redis: RedisConnection, userId: string): Promise<Projected> {
  const state = await readReaderState(orm.em, userId)
  if (state) return (await writeReaderProjection(redis, userId, state)) ? 'written' : 'older'
  await deleteReaderProjection(redis, userId)
  return 'deleted'
}
