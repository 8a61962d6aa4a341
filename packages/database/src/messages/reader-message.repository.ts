import { randomUUID } from 'node:crypto'
import { ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'
import { BeingSentError, claimMail } from './mail-claim.repository.ts'
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

/** All files together would take more than they may; nothing was kept. */
export class AttachmentsFullError extends Error {
  override name = 'AttachmentsFullError'
}

/**
 * Keeps a message with its files and a line in the outbox, in one transaction. What is kept already under its id stays as it is.
 * @throws AttachmentsFullError where there is no room for its files: `most` bytes are for those of all messages
 */
export async function keepMessageOnce(
  entities: EntityManager,
  message: KeptMessage,
  files: readonly KeptFile[],
  most: number,
): Promise<void> {
  try {
    await keepMessage(entities, message, files, most)
  } catch (error) {
    // The account was erased since it was seen who writes: the message is nobody's.
    if (error instanceof ForeignKeyConstraintViolationException && message.userId !== null)
      return keepMessageOnce(entities, { ...message, userId: null }, files, most)
    throw error
  }
}

function keepMessage(
  entities: EntityManager,
  message: KeptMessage,
  files: readonly KeptFile[],
  most: number,
): Promise<void> {
  return entities.fork().transactional(async (transaction) => {
    // What comes twice is no failure, of which PostgreSQL would write the whole message into its log.
    const insert = transaction
      .createQueryBuilder(ReaderMessage)
      .insert({ ...message, createdAt: new Date() })
      .onConflict('id')
      .ignore()
      .returning('id')
    const kept = await transaction.execute<{ id: string }[]>(insert.getQuery(), [...insert.getParams()])
    if (kept.length === 0) return
    if (files.length > 0 && (await countBytes(transaction)) + sumSizes(files) > most) throw new AttachmentsFullError()
    for (const file of files) {
      const facts = { id: randomUUID(), messageId: message.id, size: file.content.byteLength }
      transaction.persist(transaction.create(MessageAttachment, { ...facts, ...file }))
    }
    await appendOutbox(transaction, [{ topic: 'message.sent', subjectId: message.id }])
  })
}

function sumSizes(files: readonly KeptFile[]): number {
  return files.reduce((sum, { content }) => sum + content.byteLength, 0)
}

async function countBytes(entities: EntityManager): Promise<number> {
  const [row] = await entities.execute<{ bytes: number }[]>(
    'select coalesce(sum(size), 0)::float8 as bytes from message_attachments',
  )
  return row?.bytes ?? 0
}

/** The files of a message, as they were sent. */
export async function findFiles(entities: EntityManager, messageId: string): Promise<KeptFile[]> {
  const files = await entities.fork().find(MessageAttachment, { messageId }, { orderBy: { fileName: 'asc' } })
  return files.map(({ fileName, mediaType, content }) => ({ fileName, mediaType, content: Buffer.from(content) }))
}

/** For how long messages are kept after they were delivered, or given up; days. */
export interface MessageRetention {
  messageDays: number
  attachmentDays: number
}

/** How many rows are deleted in one statement, so that none holds others up. */
const DELETED_AT_ONCE = 500

/** Counted from when it was done with: a message that waited for long, and is given up, is to be sent by a rebuild with its files. */
const isDone = (days: string) =>
  `m.delivery <> 'waiting' and coalesce(m.delivered_at, m.created_at) < now() - make_interval(days => ${days})`

/** Deletes messages and files whose time is over, some at a time. Returns how many of each. */
export async function deleteOldMessages(
  entities: EntityManager,
  { messageDays, attachmentDays }: MessageRetention,
): Promise<{ messages: number; attachments: number }> {
  const attachments = await deleteInParts(
    entities,
    `delete from message_attachments where id in (select a.id from message_attachments a
      join reader_messages m on m.id = a.message_id where ${isDone('?')} limit ${DELETED_AT_ONCE}) returning 1`,
    attachmentDays,
  )
  const messages = await deleteInParts(
    entities,
    `delete from reader_messages where id in (select m.id from reader_messages m
      where ${isDone('?')} limit ${DELETED_AT_ONCE}) returning 1`,
    messageDays,
  )
  return { messages, attachments }
}

async function deleteInParts(entities: EntityManager, statement: string, days: number): Promise<number> {
  let deleted = 0
  for (;;) {
    const { length } = await entities.fork().execute<unknown[]>(statement, [days])
    deleted += length
    if (length < DELETED_AT_ONCE) return deleted
  }
}

/**
 * Counts one more try to deliver a message, right before it. False where it was delivered or erased since it was read: there is nothing
 * to send.
 * @throws BeingSentError where another job is at it
 */
export async function beginDelivery(entities: EntityManager, id: string): Promise<boolean> {
  const own = entities.fork()
  const claim = { id, condition: `delivery <> 'delivered'`, changes: ', attempts = attempts + 1' }
  if (await claimMail(own, 'reader_messages', claim)) return true
  if ((await own.count(ReaderMessage, { id, delivery: { $ne: 'delivered' } })) > 0)
    throw new BeingSentError('another job is sending the message')
  return false
}

/** Notes that a message is not tried again by itself: its time goes on, and a rebuild has it sent once more. */
export async function giveMessageUp(entities: EntityManager, id: string): Promise<void> {
  await entities
    .fork()
    .nativeUpdate(
      ReaderMessage,
      { id, delivery: { $ne: 'delivered' } },
      { delivery: 'failed', deliveredAt: new Date() },
    )
}
