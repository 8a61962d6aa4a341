import type { Type } from '@nestjs/common'
import type { Command, ICommandHandler } from '@nestjs/cqrs'
import type { OutboxTopic } from '@liberta/contracts/outbox/outbox-topic.table'
import { giveMessageUp } from '@liberta/database/messages/reader-message.repository'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CountVotesCommand, CountVotesHandler } from './count-votes.command.ts'
import { DeliverMessageCommand, DeliverMessageHandler } from './deliver-message.command.ts'
import { DeliverReceiptCommand, DeliverReceiptHandler } from './deliver-receipt.command.ts'
import { ProjectReaderCommand, ProjectReaderHandler } from './project-reader.command.ts'

interface OutboxWork {
  /** Made with the id of what has changed. */
  command: new (subjectId: string) => Command<string>
  handler: Type<ICommandHandler>
  /** What is noted where it is given up, beside the failed job. */
  giveUp?: (entities: EntityManager, id: string) => Promise<void>
}

/** What is done with each topic of the outbox. */
export const OUTBOX_COMMANDS: Readonly<Record<OutboxTopic, OutboxWork>> = {
  'reader.changed': { command: ProjectReaderCommand, handler: ProjectReaderHandler },
  'reader.erased': { command: ProjectReaderCommand, handler: ProjectReaderHandler },
  'message.sent': { command: DeliverMessageCommand, handler: DeliverMessageHandler, giveUp: giveMessageUp },
  'withdrawal.confirmed': { command: DeliverReceiptCommand, handler: DeliverReceiptHandler },
  'survey.voted': { command: CountVotesCommand, handler: CountVotesHandler },
}

/** Their handlers, each once. */
export const OUTBOX_HANDLERS: readonly Type<ICommandHandler>[] = [
  ...new Set(Object.values(OUTBOX_COMMANDS).map(({ handler }) => handler)),
]
