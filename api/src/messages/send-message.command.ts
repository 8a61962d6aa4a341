import { Command } from '@nestjs/cqrs'
import type { Message } from '@liberta/contracts/messages/message.schema'
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
