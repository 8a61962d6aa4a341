import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { sendClaimed } from '@liberta/database/messages/mail-claim.repository'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { claimForDesk, claimForReader, noteReceipt } from '@liberta/database/messages/withdrawal.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Mail, Mailer } from '../mail/mailer.ts'
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

  /** Rejects where a mail server does not take one of the two, or another job is sending it, which has it tried again. */
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
  const send = (mail: Mail) => sendClaimed(entities, 'withdrawals', id, () => mailer.send(mail))
  if (withdrawal.delivery === 'waiting') {
    await claimForDesk(entities, id)
    await send({ to: mailer.desk, replyTo: withdrawal.email, ...receipt })
    await noteReceipt(entities, id, 'desk')
  }
  const mayGo = await claimForReader(entities, withdrawal, RECEIPTS_A_DAY)
  if (mayGo) await send({ to: withdrawal.email, ...receipt })
  const outcome = mayGo ? 'delivered' : 'held'
  await noteReceipt(entities, id, outcome)
  return outcome
}

function isDone({ delivery }: Withdrawal): boolean {
  return delivery === 'delivered' || delivery === 'held'
}
