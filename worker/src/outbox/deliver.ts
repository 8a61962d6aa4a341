import { MessageAttachment } from '@liberta/database/messages/message-attachment.entity'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { countRecentReceipts } from '@liberta/database/messages/withdrawal.repository'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Mailer } from '../mail/mailer.ts'
import { writeMessage, writeReceipt } from '../mail/write-letter.ts'

/**
 * What became of a delivery: `kept` where no mail is set up, `gone` where there is nothing to deliver any more, `held` where only the
 * desk got it.
 */
export type Delivered = 'delivered' | 'held' | 'kept' | 'gone'

/** Sends a reader's message to the desk, with its files. Once delivered it is never sent again. */
export async function deliverMessage(orm: MikroORM, mailer: Mailer | null, id: string): Promise<Delivered> {
  const entities = orm.em.fork()
  const message = await entities.findOne(ReaderMessage, { id })
  if (!message || message.delivery === 'delivered') return 'gone'
  if (!mailer) return 'kept'
  const files = await entities.find(MessageAttachment, { messageId: id })
  await entities.nativeUpdate(ReaderMessage, { id }, { attempts: message.attempts + 1 })
  await mailer.send({
    to: mailer.desk,
    replyTo: message.email,
    ...writeMessage(message),
    attachments: files.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
  })
  await entities.nativeUpdate(ReaderMessage, { id }, { delivery: 'delivered', deliveredAt: new Date() })
  return 'delivered'
}

/** Receipts that one e-mail address gets in 24 hours: nobody has proved that it is theirs. The page and the desk have all of them. */
const RECEIPTS_A_DAY = 3

/**
 * Sends the receipt of a withdrawal to the desk, and then the reader's own. Each is sent once, whatever becomes of the other: an
 * address that no server takes keeps the desk from nothing, and a desk that cannot be reached fills no reader's mailbox.
 */
export async function deliverReceipt(orm: MikroORM, mailer: Mailer | null, id: string): Promise<Delivered> {
  const entities = orm.em.fork()
  const withdrawal = await entities.findOne(Withdrawal, { id })
  if (!withdrawal?.confirmedAt || isDone(withdrawal)) return 'gone'
  if (!mailer) return 'kept'
  const letter = writeReceipt(withdrawal)
  if (withdrawal.delivery === 'waiting') {
    await mailer.send({ to: mailer.desk, replyTo: withdrawal.email, ...letter })
    await entities.nativeUpdate(Withdrawal, { id }, { delivery: 'desk' })
  }
  const isHeld = (await countRecentReceipts(entities, withdrawal.email)) >= RECEIPTS_A_DAY
  if (!isHeld) await mailer.send({ to: withdrawal.email, ...letter })
  const delivery = isHeld ? 'held' : 'delivered'
  await entities.nativeUpdate(Withdrawal, { id }, { delivery, deliveredAt: new Date() })
  return delivery
}

function isDone({ delivery }: Withdrawal): boolean {
  return delivery === 'delivered' || delivery === 'held'
}
