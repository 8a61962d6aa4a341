import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { OTHER_SESSIONS } from '@liberta/contracts/accounts/reader-sessions.schema'
import { endOwnSessions } from '@liberta/database/accounts/reader-session.repository'
import type { Logger } from 'pino'
import { SignOut } from '../../auth/sign-out.ts'
import { CommandRunner } from '../../commands/command-runner.ts'
import { LOGGER } from '../../settings/injection-token.ts'

/** A reader signs out where they are not: `session` is a handle, or all but the one that asks. */
export class EndSessionsCommand extends Command<number> {
  constructor(
    readonly userId: string,
    readonly session: string,
    readonly currentHash: string | null,
  ) {
    super()
  }
}

/** Ends them here, where their cookies are worth nothing from then on; the provider revokes their tokens meanwhile. */
@CommandHandler(EndSessionsCommand)
export class EndSessionsHandler implements ICommandHandler<EndSessionsCommand> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly signOut: SignOut,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns how many have ended here, 0 where it was done before; the provider is not waited for */
  async execute({ userId, session, currentHash }: EndSessionsCommand): Promise<number> {
    const frame = { userId, name: 'end-sessions', content: session, key: undefined }
    const choice = session === OTHER_SESSIONS ? { exceptHash: currentHash } : { handle: session }
    const ended = await this.commands.run(frame, (entities) => endOwnSessions(entities, userId, choice))
    this.logger.info({ userId, sessions: ended.length }, 'a reader has signed out elsewhere')
    this.signOut.revokeEnded(ended)
    return ended.length
  }
}
