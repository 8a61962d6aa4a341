import { createHash, randomUUID } from 'node:crypto'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { MessageAttachment } from '@liberta/database/messages/message-attachment.entity'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { appendOutbox } from '@liberta/database/outbox/outbox.repository'
import {
  ForeignKeyConstraintViolationException,
  MikroORM,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql'
import { OutboxWaker } from '../commands/outbox-waker.ts'
import { SendMessageCommand } from './send-message.command.ts'

/** Keeps the message with its files and a line in the outbox, in one transaction. With the same key it is kept once. */
@CommandHandler(SendMessageCommand)
export class SendMessageHandler implements ICommandHandler<SendMessageCommand, string> {
  constructor(
    private readonly orm: MikroORM,
    private readonly waker: OutboxWaker,
  ) {}

  async execute(command: SendMessageCommand): Promise<string> {
    const id = nameMessage(command)
    await this.keepOnce(id, command, command.userId)
    this.waker.wake()
    return id
  }

  private async keepOnce(id: string, command: SendMessageCommand, userId: string | null): Promise<void> {
    try {
      await this.keep(id, command, userId)
    } catch (error) {
      // The account was erased since it was seen who writes: the message is nobody's.
      if (error instanceof ForeignKeyConstraintViolationException && userId !== null)
        return this.keepOnce(id, command, null)
      if (!(error instanceof UniqueConstraintViolationException)) throw error
    }
  }

  /** Rejects where the message is kept already. */
  private keep(id: string, { message, attachments }: SendMessageCommand, userId: string | null): Promise<void> {
    return this.orm.em.fork().transactional(async (entities) => {
      const { kind, name, email, subject, body, details } = message
      const createdAt = new Date()
      await entities.insert(ReaderMessage, { id, userId, kind, name, email, subject, body, details, createdAt })
      for (const { fileName, mediaType, content } of attachments) {
        const file = { id: randomUUID(), messageId: id, fileName, mediaType, size: content.byteLength, content }
        await entities.insert(MessageAttachment, file)
      }
      await appendOutbox(entities, [{ topic: 'message.sent', subjectId: id }])
    })
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
