import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { countRecentReceipts } from '@liberta/database/messages/withdrawal.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Mailer } from '../mail/mailer.ts'
import { writeReceipt } from '../mail/write-mail.ts'
import { MAILER } from '../foundation/worker.tokens.ts'

/**
 * What became of a receipt: `kept` where no mail is set up, `gone` where there is nothing to deliver any more, `held` where only the
 * desk got it.
 */
export type DeliveredReceipt = 'delivered' | 'held' | 'kept' | 'gone'

/** Receipts that one e-mail address gets in 24 hours: nobody has proved that it is theirs. The page and the desk have all of them. */
const RECEIPTS_A_DAY = 3

/** A reader has confirmed a withdrawal. */
export class DeliverReceiptCommand extends Command<DeliveredReceipt> {
  constructor(readonly id: string) {
    super()
  }
}

/** Sends the receipt to the desk and to the reader. */
@CommandHandler(DeliverReceiptCommand)
export class DeliverReceiptHandler implements ICommandHandler<DeliverReceiptCommand> {
  constructor(
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Rejects where a mail server does not take one of the two, which has it tried again. */
  execute({ id }: DeliverReceiptCommand): Promise<DeliveredReceipt> {
    return deliverReceipt(this.orm, this.mailer, id)
  }
}

/**
 * Sends the receipt of a withdrawal to the desk, and then the reader's own. Each is sent once, whatever becomes of the other: an
 * address that no server takes keeps the desk from nothing, and a desk that cannot be reached fills no reader's mailbox.
 */
export async function deliverReceipt(orm: MikroORM, mailer: Mailer | null, id: string): Promise<DeliveredReceipt> {
  const entities = orm.em.fork()
  const withdrawal = await entities.findOne(Withdrawal, { id })
  if (!withdrawal?.confirmedAt || isDone(withdrawal)) return 'gone'
  if (!mailer) return 'kept'
  const receipt = writeReceipt(withdrawal)
  if (withdrawal.delivery === 'waiting') {
    await mailer.send({ to: mailer.desk, replyTo: withdrawal.email, ...receipt })
    withdrawal.delivery = 'desk'
    await entities.flush()
  }
  const isHeld = (await countRecentReceipts(entities, withdrawal.email)) >= RECEIPTS_A_DAY
  if (!isHeld) await mailer.send({ to: withdrawal.email, ...receipt })
  withdrawal.delivery = isHeld ? 'held' : 'delivered'
  withdrawal.deliveredAt = new Date()
  await entities.flush()
  return withdrawal.delivery
}

function isDone({ delivery }: Withdrawal): boolean {
  return delivery === 'delivered' || delivery === 'held'
}
