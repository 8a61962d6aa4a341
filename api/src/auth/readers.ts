import { Injectable } from '@nestjs/common'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { updateUser, upsertUser } from '@liberta/database/accounts/user.repository'
import type { ProvidedUser, UserRecord } from '@liberta/database/accounts/user.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { SsoClient } from './provider/sso-client.ts'
import type { SsoUser } from './provider/sso-user.schema.ts'

/** Readers as the provider knows them and the database keeps them. */
@Injectable()
export class Readers {
  private readonly orm: MikroORM
  private readonly sso: SsoClient

  constructor(orm: MikroORM, sso: SsoClient) {
    this.orm = orm
    this.sso = sso
  }

  /** Asks the provider whose token this is, and keeps what it says. Rejects as SsoClient does. */
  async sync(accessToken: string): Promise<UserRecord> {
    return upsertUser(this.orm.em, describeProvided(await this.sso.readUser(accessToken)))
  }

  /**
   * The same for a reader who is known already; null where they have erased their account meanwhile, which nothing may bring
   * back but a new sign-in, and where the token is another reader's.
   */
  async resync(id: string, accessToken: string): Promise<UserRecord | null> {
    return updateUser(this.orm.em, id, describeProvided(await this.sso.readUser(accessToken)))
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
