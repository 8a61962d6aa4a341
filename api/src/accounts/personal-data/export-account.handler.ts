import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { MikroORM } from '@mikro-orm/postgresql'
import { ExportAccountCommand } from './export-account.command.ts'
import { gatherPersonalData } from './gather-personal-data.ts'
import type { PersonalData } from './gather-personal-data.ts'

/** Gathers everything that is kept of a reader. */
@CommandHandler(ExportAccountCommand)
export class ExportAccountHandler implements ICommandHandler<ExportAccountCommand, PersonalData> {
  constructor(private readonly orm: MikroORM) {}

  execute({ userId }: ExportAccountCommand): Promise<PersonalData> {
    return gatherPersonalData(this.orm.em, userId)
  }
}
