import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { AuthAnswer } from '@liberta/contracts/accounts/reader.schema'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { describeReader } from './readers.ts'
import { SavedSets } from './sessions/saved-sets.ts'

/** What is answered where nobody is signed in. */
export const NOBODY: AuthAnswer = { isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] }

/** What one call tells a page of its reader: account button and saved set. */
export class DescribeSessionQuery extends Query<AuthAnswer> {
  constructor(
    readonly user: UserRecord,
    /** Milliseconds since the epoch; null for a token that is the client's own. */
    readonly tokenExpires: number | null,
  ) {
    super()
  }
}

/** Reads the saved set to the reader's record. */
@QueryHandler(DescribeSessionQuery)
export class DescribeSessionHandler implements IQueryHandler<DescribeSessionQuery> {
  constructor(private readonly savedSets: SavedSets) {}

  /** @returns the reader as browsers may know them, with the keys of what they saved */
  async execute({ user, tokenExpires }: DescribeSessionQuery): Promise<AuthAnswer> {
    const savedItems = await this.savedSets.read(user)
    return { isAuthenticated: true, user: describeReader(user), tokenExpires, savedItems }
  }
}
