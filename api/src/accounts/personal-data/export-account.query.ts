import { UnauthorizedException } from '@nestjs/common'
import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import { findPersonalData } from '@liberta/database/personal-data/personal-data.repository'
import type { PersonalData } from '@liberta/database/personal-data/personal-data.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** What a reader takes with them: when it was gathered, and all of it. */
export type ExportedAccount = { exportedAt: string } & PersonalData

/** A reader wants everything that is kept of them. */
export class ExportAccountQuery extends Query<ExportedAccount> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Gathers it as it stood at one moment; 401 where the account was erased meanwhile. */
@QueryHandler(ExportAccountQuery)
export class ExportAccountHandler implements IQueryHandler<ExportAccountQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @throws UnauthorizedException where the account was erased meanwhile */
  async execute({ userId }: ExportAccountQuery): Promise<ExportedAccount> {
    const data = await findPersonalData(this.orm.em, userId)
    if (!data) throw new UnauthorizedException('Sign in first.')
    return { exportedAt: new Date().toISOString(), ...data }
  }
}
