import { Injectable } from '@nestjs/common'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { upsertUser } from '@liberta/database/accounts/user.repository'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { SsoClient } from './provider/sso-client.ts'

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
    const user = await this.sso.readUser(accessToken)
    return upsertUser(this.orm.em, {
      ssoId: user.id,
      email: user.email,
      name: user.name,
      surname: user.surname,
      profilePhotoUrl: user.profile_photo_url ?? null,
      ssoData: user,
    })
  }
}

/** What a client may know of a reader. */
export function describeReader(record: UserRecord): Reader {
  const { id, ssoId, email, name, surname, profilePhotoUrl, createdAt, updatedAt } = record
  return { id, ssoId, email, name, surname, profilePhotoUrl, createdAt, updatedAt }
}
