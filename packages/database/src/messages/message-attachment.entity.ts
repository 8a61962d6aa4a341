import { defineEntity, p } from '@mikro-orm/core'
import { ReaderMessage } from './reader-message.entity.ts'

/** A file that a reader sent with a message. */
export const MessageAttachmentSchema = defineEntity({
  name: 'MessageAttachment',
  tableName: 'message_attachments',
  indexes: [{ name: 'message_attachments_message_index', properties: ['messageId'] }],
  properties: {
    id: p.uuid().primary(),
    messageId: p
      .manyToOne(ReaderMessage)
      .mapToPk()
      .fieldName('message_id')
      .deleteRule('cascade')
      .foreignKeyName('message_attachments_message_foreign'),
    fileName: p.text(),
    /** Told by the file's own first bytes, never by its name alone. */
    mediaType: p.text(),
    /** Bytes. */
    size: p.integer(),
    content: p.blob(),
  },
})

/** A file that came with a message. */
export class MessageAttachment extends MessageAttachmentSchema.class {}
MessageAttachmentSchema.setClass(MessageAttachment)
