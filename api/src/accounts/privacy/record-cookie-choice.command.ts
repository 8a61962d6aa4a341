import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { RecordCookieChoice } from '@liberta/contracts/accounts/privacy-settings.schema'
import { appendCookieChoice } from '@liberta/database/accounts/privacy-settings.repository'
import { CommandRunner } from '../../commands/command-runner.ts'
import { ClientLimits } from '../../http/client-limits.ts'

/** A signed-in reader has chosen about cookies on a device, which keeps the choice; here stands the proof of it. */
export class RecordCookieChoiceCommand extends Command<{ status: 'success' }> {
  constructor(
    readonly userId: string,
    readonly choice: Pick<RecordCookieChoice, 'version' | 'granted'>,
    readonly key: string | undefined,
  ) {
    super()
  }
}

/** Adds a line to the reader's history; no other one is touched. */
@CommandHandler(RecordCookieChoiceCommand)
export class RecordCookieChoiceHandler implements ICommandHandler<RecordCookieChoiceCommand> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly limits: ClientLimits,
  ) {}

  /** @returns success; a repetition with the same key adds no second line. 429 beyond the limit of the reader's choices */
  execute({ userId, choice, key }: RecordCookieChoiceCommand): Promise<{ status: 'success' }> {
    const check = () => this.limits.demand('choices', userId)
    const frame = { userId, name: 'record-cookie-choice', content: choice, key, check }
    return this.commands.run(frame, async (entities) => {
      await appendCookieChoice(entities, { userId, version: choice.version, granted: [...new Set(choice.granted)] })
      return { status: 'success' as const }
    })
  }
}
