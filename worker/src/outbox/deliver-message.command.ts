import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { sendClaimed } from '@liberta/database/messages/mail-claim.repository'
import { beginDelivery, findFiles } from '@liberta/database/messages/reader-message.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Mailer } from '../mail/mailer.ts'
import { writeMessage } from '../mail/write-mail.ts'
import { MAILER } from '../foundation/worker.tokens.ts'

/** What became of a message: `kept` where no mail is set up, `gone` where there is nothing to deliver any more. */
export type DeliveredMessage = 'delivered' | 'kept' | 'gone'

/** A reader has written to the newspaper. */
export class DeliverMessageCommand extends Command<DeliveredMessage> {
  constructor(readonly id: string) {
    super()
  }
}

/** Sends the message to the desk, with its files. Once delivered it is never sent again. */
@CommandHandler(DeliverMessageCommand)
export class DeliverMessageHandler implements ICommandHandler<DeliverMessageCommand> {
  constructor(
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Rejects where the mail server does not take it, or another job is sending it, which has it tried again. */
  async execute({ id }: DeliverMessageCommand): Promise<DeliveredMessage> {
    const { mailer } = this
    const entities = this.orm.em.fork()
    const message = await entities.findOne(ReaderMessage, { id })
    if (!message || message.delivery === 'delivered') return 'gone'
    if (!mailer) return 'kept'
    const files = await findFiles(entities, id)
    if (!(await beginDelivery(entities, id))) return 'gone'
    const attachments = files.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    }))
    const mail = { to: mailer.desk, replyTo: message.email, ...writeMessage(message), attachments }
    await sendClaimed(entities, 'reader_messages', id, () => mailer.send(mail))
    message.delivery = 'delivered'
    message.deliveredAt = new Date()
    await entities.flush()
    return 'delivered'
  }
}
