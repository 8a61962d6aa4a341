import { randomUUID } from 'node:crypto'
import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'
import { MessageAttachment } from './message-attachment.entity.ts'
import { ReaderMessage } from './reader-message.entity.ts'

/** A file as it is kept. */
export interface KeptFile {
  fileName: string
  mediaType: string
  content: Buffer
}

/** A message as it is kept. */
export interface KeptMessage extends Pick<
  ReaderMessage,
  'id' | 'kind' | 'name' | 'email' | 'subject' | 'body' | 'details'
> {
  /** Null where the reader is not signed in. */
  userId: string | null
}

/** Keeps a message with its files and a line in the outbox, in one transaction. What is kept already under its id stays as it is. */
export async function keepMessageOnce(
  entities: EntityManager,
  message: KeptMessage,
  files: readonly KeptFile[],
): Promise<void> {
  try {
    await keepMessage(entities, message, files)
  } catch (error) {
    // The account was erased since it was seen who writes: the message is nobody's.
    if (error instanceof ForeignKeyConstraintViolationException && message.userId !== null)
      return keepMessageOnce(entities, { ...message, userId: null }, files)
    if (!(error instanceof UniqueConstraintViolationException)) throw error
  }
}

function keepMessage(entities: EntityManager, message: KeptMessage, files: readonly KeptFile[]): Promise<void> {
  return entities.fork().transactional(async (transaction) => {
    transaction.persist(transaction.create(ReaderMessage, { ...message, createdAt: new Date() }))
    for (const file of files) {
      const facts = { id: randomUUID(), messageId: message.id, size: file.content.byteLength }
      transaction.persist(transaction.create(MessageAttachment, { ...facts, ...file }))
    }
    await appendOutbox(transaction, [{ topic: 'message.sent', subjectId: message.id }])
  })
}
