import type { EntityManager } from '@mikro-orm/postgresql'
import { MessageAttachment } from './message-attachment.entity.ts'

/** A file of a message without its content. */
export type ListedFile = Pick<MessageAttachment, 'id' | 'fileName' | 'mediaType' | 'size'>

/** The files of a message without their content, which may be large. */
export function listFiles(entities: EntityManager, messageId: string): Promise<ListedFile[]> {
  const fields = ['id', 'fileName', 'mediaType', 'size'] as const
  return entities.fork().find(MessageAttachment, { messageId }, { fields, orderBy: { fileName: 'asc' } })
}

/** So many bytes of a file, or what is left of it, after the first `skipped`; null where there is no such file. */
export async function readFilePart(
  entities: EntityManager,
  id: string,
  skipped: number,
  length: number,
): Promise<Buffer | null> {
  const [row] = await entities
    .fork()
    .execute<{ part: Buffer }[]>(
      'select substring(content from ?::int for ?::int) as part from message_attachments where id = ?::uuid',
      [skipped + 1, length, id],
    )
  return row?.part ?? null
}
