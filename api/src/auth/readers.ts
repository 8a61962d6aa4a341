import { Injectable } from '@nestjs/common'
import { PROVIDER_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { findUser, updateUser, upsertUser } from '@liberta/database/accounts/user.repository'
import type { ProvidedUser, UserRecord } from '@liberta/database/accounts/user.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { SsoClient, SsoRefusal } from './provider/sso-client.ts'
import type { Tokens } from './provider/sso-client.ts'
import type { SsoUser } from './provider/sso-user.schema.ts'

/** Readers as the provider knows them and the database keeps them. */
@Injectable()
export class Readers {
  constructor(
    private readonly orm: MikroORM,
    private readonly sso: SsoClient,
  ) {}

  /**
   * At a sign-in: asks the provider whose token this is, and keeps what it says, of a reader who was never here too. Nothing else
   * may make a record: a reader who has erased their account comes back by a new sign-in only. Rejects as SsoClient does.
   */
  private async register(accessToken: string): Promise<UserRecord> {
    return upsertUser(this.orm.em, describeProvided(await this.sso.readUser(accessToken)))
  }

  /**
   * Registers the reader of new tokens; where the provider refuses the first of them, the tokens are renewed once and it is asked
   * again (requirements 4.8). Returns the tokens that were taken.
   */
  async registerBy(tokens: Tokens): Promise<{ user: UserRecord; tokens: Tokens }> {
    try {
      return { user: await this.register(tokens.accessToken), tokens }
    } catch (error) {
      if (!(error instanceof SsoRefusal) || tokens.refreshToken === '') throw error
      const fresh = await this.sso.refresh(tokens.refreshToken, PROVIDER_WAIT_MS)
      return { user: await this.register(fresh.accessToken), tokens: fresh }
    }
  }

  /** The same for a reader who is known already; null where they have erased their account, or the token is another reader's. */
  async resync(id: string, accessToken: string): Promise<UserRecord | null> {
    return updateUser(this.orm.em, { id }, describeProvided(await this.sso.readUser(accessToken)))
  }

  /** The same for whoever the provider says that the token is of; null where they were never here, or have erased their account. */
  async recognise(accessToken: string): Promise<UserRecord | null> {
    return updateUser(this.orm.em, 'provided', describeProvided(await this.sso.identify(accessToken)))
  }

  /** The reader's record as it stands; null where there is none any more. */
  find(id: string): Promise<UserRecord | null> {
    return findUser(this.orm.em, id)
  }
}

function describeProvided(user: SsoUser): ProvidedUser {
  const { id: ssoId, email, name, surname, profile_photo_url: photo } = user
  return { ssoId, email, name, surname, profilePhotoUrl: photo ?? null, ssoData: user }
}

/** What a client may know of a reader. */
export function describeReader(record: UserRecord): Reader {
  const { id, ssoId, email, name, surname, profilePhotoUrl, createdAt, updatedAt } = record
  return { id, ssoId, email, name, surname, profilePhotoUrl, createdAt, updatedAt }
}
