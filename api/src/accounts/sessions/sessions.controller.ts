import { Controller } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { EndSessionsCommand } from './end-sessions.command.ts'
import { ListSessionsQuery } from './list-sessions.query.ts'

/** Where a reader is signed in, and how they sign out there (ASVS 5.0 7.5.2). */
@Controller()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The reader's sessions, this one among them. */
  @AccountRoute('readSessions')
  async read(@CurrentReaderOf() reader: CurrentReader): Promise<AnswerOf<'readSessions'>> {
    return { status: 'ok', data: await this.queries.execute(new ListSessionsQuery(reader.user.id, hashOf(reader))) }
  }

  /** Ends one, or all others. One that there is not, or that is another reader's, is no fault: none has ended. */
  @AccountRoute('endSessions')
  async end(
    @CurrentReaderOf() reader: CurrentReader,
    @BodyOf('endSessions') { session }: RequestOf<'endSessions'>,
  ): Promise<AnswerOf<'endSessions'>> {
    const ended = await this.commands.execute(new EndSessionsCommand(reader.user.id, session, hashOf(reader)))
    return { status: 'success', ended }
  }
}

/** Of the session that asks; null for a client that brings a token of its own. */
function hashOf(reader: CurrentReader): string | null {
  return reader.via === 'session' ? reader.session.idHash : null
}
