import { Injectable } from '@nestjs/common'
import type { AuthAnswer } from '@liberta/contracts/accounts/reader.schema'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { SavedSets } from './sessions/saved-sets.ts'
import { describeReader } from './readers.ts'

export const NOBODY: AuthAnswer = { isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] }

/** What one call tells a page of its reader: account button and saved set. */
@Injectable()
export class SessionDescriber {
  constructor(private readonly savedSets: SavedSets) {}

  async describe(user: UserRecord, tokenExpires: number | null): Promise<AuthAnswer> {
    return {
      isAuthenticated: true,
      user: describeReader(user),
      tokenExpires,
      savedItems: await this.savedSets.read(user),
    }
  }
}
