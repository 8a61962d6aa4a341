import { UnauthorizedException } from '@nestjs/common'
import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import {
  findPersonalData,
  isReader,
  listPersonalMessages,
} from '@liberta/database/personal-data/personal-data.repository'
import { listFiles, readFilePart } from '@liberta/database/messages/message-files.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { writeExport } from './write-export.ts'

/** A reader wants everything that is kept of them: when it was gathered, and all of it, as parts of JSON. */
export class ExportAccountQuery extends Query<AsyncIterable<string>> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Gathers it as it stood at one moment, messages and their files as they are written; 401 where the account was erased meanwhile. */
@QueryHandler(ExportAccountQuery)
export class ExportAccountHandler implements IQueryHandler<ExportAccountQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @throws UnauthorizedException where the account was erased meanwhile */
  async execute({ userId }: ExportAccountQuery): Promise<AsyncIterable<string>> {
    const data = await findPersonalData(this.orm.em, userId)
    if (!data) throw new UnauthorizedException('Sign in first.')
    return writeExport(data, {
      next: (last) => listPersonalMessages(this.orm.em, userId, last),
      isReader: () => isReader(this.orm.em, userId),
      list: (messageId) => listFiles(this.orm.em, messageId),
      readPart: (id, skipped, length) => readFilePart(this.orm.em, id, skipped, length),
    })
  }
}
