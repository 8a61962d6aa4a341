import { createHash, randomUUID } from 'node:crypto'
import { Inject, PayloadTooLargeException } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { Message } from '@liberta/contracts/messages/message.schema'
import { AttachmentsFullError, keepMessageOnce } from '@liberta/database/messages/reader-message.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { OutboxWaker } from '../commands/outbox-waker.ts'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'
import type { Attachment } from './read-form.ts'

/** A reader writes to the newspaper. Answers the message's id. */
export class SendMessageCommand extends Command<string> {
  constructor(
    readonly message: Message,
    readonly attachments: readonly Attachment[],
    /** Null where the reader is not signed in. */
    readonly userId: string | null,
    readonly key: string | undefined,
  ) {
    super()
  }
}

/** Keeps the message with its files, and has it delivered. With the same key it is kept once. */
@CommandHandler(SendMessageCommand)
export class SendMessageHandler implements ICommandHandler<SendMessageCommand> {
  constructor(
    private readonly orm: MikroORM,
    private readonly waker: OutboxWaker,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @returns the message's id, once it is in PostgreSQL
   * @throws PayloadTooLargeException where there is no room for its files
   */
  async execute(command: SendMessageCommand): Promise<string> {
    const id = nameMessage(command)
    const { kind, name, email, subject, body, details } = command.message
    const kept = { id, userId: command.userId, kind, name, email, subject, body, details }
    try {
      await keepMessageOnce(this.orm.em, kept, command.attachments, this.settings.ATTACHMENTS_BYTES)
    } catch (error) {
      if (!(error instanceof AttachmentsFullError)) throw error
      this.logger.warn('There is no room for attachments: ATTACHMENTS_BYTES')
      throw new PayloadTooLargeException('There is no room for files now: send the message without them.')
    }
    this.waker.wake()
    return id
  }
}

/** A message that comes again with its key, in the same words and with the same files, has its id again. */
function nameMessage({ key, message, attachments }: SendMessageCommand): string {
  if (key === undefined) return randomUUID()
  const hash = createHash('sha256').update(JSON.stringify([key, message]))
  for (const { content } of attachments) hash.update(`file ${content.byteLength} `).update(content)
  const digits = hash.digest('hex')
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`]
  return [...parts, digits.slice(20, 32)].join('-')
}
