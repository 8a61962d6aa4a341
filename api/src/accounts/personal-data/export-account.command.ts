import { Command } from '@nestjs/cqrs'
import type { PersonalData } from './gather-personal-data.ts'

/** A reader wants everything that is kept of them. */
export class ExportAccountCommand extends Command<PersonalData> {
  constructor(readonly userId: string) {
    super()
  }
}
