import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import { findSessions } from '@liberta/database/accounts/reader-session.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** Nobody looks through more; ending «all others» ends those that are not shown as well. */
const MOST_SHOWN = 50

/** The sessions of a reader; `currentHash` is that of the one that asks. */
export class ListSessionsQuery extends Query<ReaderSessionView[]> {
  constructor(
    readonly userId: string,
    readonly currentHash: string | null,
  ) {
    super()
  }
}

/** Reads them from PostgreSQL, the one that was used last first. */
@QueryHandler(ListSessionsQuery)
export class ListSessionsHandler implements IQueryHandler<ListSessionsQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns times in ISO 8601; the last use as it is kept, once a day */
  async execute({ userId, currentHash }: ListSessionsQuery): Promise<ReaderSessionView[]> {
    const sessions = await findSessions(this.orm.em, { userId, currentHash, most: MOST_SHOWN })
    return sessions.map(({ handle, createdAt, renewedAt, isCurrent }) => ({
      handle,
      signedInAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(renewedAt).toISOString(),
      current: isCurrent,
    }))
  }
}
