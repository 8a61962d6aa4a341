import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { InterestsView } from '@liberta/contracts/accounts/interests.schema'
import { findInterests } from '@liberta/database/accounts/user-interests.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** What a reader has chosen. */
export class ReadInterestsQuery extends Query<InterestsView> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Empty where they never chose anything. */
@QueryHandler(ReadInterestsQuery)
export class ReadInterestsHandler implements IQueryHandler<ReadInterestsQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** The choice with its version, which a later save sends back; version 0 and no date where nothing was ever chosen. */
  async execute({ userId }: ReadInterestsQuery): Promise<InterestsView> {
    const row = await findInterests(this.orm.em, userId)
    if (!row) return { topics: [], zones: [], updatedAt: null, version: 0 }
    return { topics: row.topics, zones: row.zones, updatedAt: row.updatedAt.toISOString(), version: row.version }
  }
}
