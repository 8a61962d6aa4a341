import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MikroORM } from '@mikro-orm/postgresql'
import { MessageAttachment } from './message-attachment.entity.ts'
import { ReaderMessage } from './reader-message.entity.ts'
import type { DeliveryState } from './reader-message.entity.ts'
import { deleteOldMessages } from './reader-message.repository.ts'
import { readMailState } from './mail-state.repository.ts'
import { Withdrawal } from './withdrawal.entity.ts'
import type { WithdrawalDelivery } from './withdrawal.entity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DECLARED = { name: 'Anna', email: 'anna@example.it', contract: '7' }
const KEPT = { messageDays: 365, attachmentDays: 90 }

let database: MigratedDatabase
let orm: MikroORM

beforeAll(async () => {
  database = await createMigratedDatabase()
  ;({ orm } = database)
})
afterAll(() => database.drop())

/** A message of so many days ago, with a file; done with so many days ago, if it is known. */
async function keep(subject: string, days: number, delivery: DeliveryState, doneDays?: number): Promise<void> {
  const entities = orm.em.fork()
  const id = randomUUID()
  const words = { kind: 'letter', name: 'Anna', email: 'anna@example.it', subject, body: '…', details: {} }
  await entities.insert(ReaderMessage, {
    id,
    userId: null,
    ...words,
    delivery,
    createdAt: new Date(Date.now() - days * DAY_MS),
    ...(doneDays !== undefined && { deliveredAt: new Date(Date.now() - doneDays * DAY_MS) }),
  })
  const file = { fileName: 'a.pdf', mediaType: 'application/pdf', size: 3, content: Buffer.from('abc') }
  await entities.insert(MessageAttachment, { id: randomUUID(), messageId: id, ...file })
}

/** A withdrawal that was confirmed so many hours ago. */
async function confirm(hours: number, delivery: WithdrawalDelivery): Promise<void> {
  const id = randomUUID()
  const confirmedAt = new Date(Date.now() - hours * HOUR_MS)
  const receipt = { receiptNumber: id, declaredAt: confirmedAt, confirmedAt, delivery }
  await orm.em.fork().insert(Withdrawal, { ...DECLARED, id, ...receipt })
}

/** Subjects of what is left, a plus where the file is, too. */
async function left(): Promise<string[]> {
  const rows = await orm.em
    .fork()
    .execute<{ subject: string; files: number }[]>(
      'select subject, (select count(*)::int from message_attachments a where a.message_id = m.id) as files from reader_messages m order by 1',
    )
  return rows.map(({ subject, files }) => subject + '+'.repeat(files))
}

describe('messages whose time is over', () => {
  it('go with their files, files earlier; what still waits for delivery stays', async () => {
    await keep('a new', 1, 'delivered')
    await keep('b of a season', 120, 'delivered')
    await keep('c of a year', 400, 'delivered')
    await keep('d given up', 400, 'failed')
    await keep('e waiting', 400, 'waiting')
    expect(await deleteOldMessages(orm.em, KEPT)).toEqual({ messages: 2, attachments: 3 })
    expect(await left()).toEqual(['a new+', 'b of a season', 'e waiting+'])
  })

  it('count from when they were delivered or given up, however long they had waited', async () => {
    await orm.em.fork().execute('delete from reader_messages')
    await keep('a given up today', 400, 'failed', 0)
    await keep('b delivered in spring', 400, 'delivered', 120)
    expect(await deleteOldMessages(orm.em, KEPT)).toEqual({ messages: 0, attachments: 1 })
    expect(await left()).toEqual(['a given up today+', 'b delivered in spring'])
  })

  it('go in parts, all of them', async () => {
    await orm.em.fork()
      .execute(`insert into reader_messages (id, kind, name, email, subject, body, details, delivery, created_at)
      select gen_random_uuid(), 'letter', 'A', 'a@example.it', 'z old', '…', '{}', 'delivered', now() - interval '500 days'
      from generate_series(1, 1200)`)
    expect(await deleteOldMessages(orm.em, KEPT)).toEqual({ messages: 1200, attachments: 0 })
  })
})

describe('how far readers’ messages are', () => {
  it('is nothing where there are none', async () => {
    await orm.em.fork().execute('delete from reader_messages')
    expect(await readMailState(orm.em)).toEqual({
      waiting: 0,
      atDeskAlone: 0,
      failed: 0,
      lostReceipts: 0,
      waitsMs: 0,
      deliveredAt: null,
    })
  })

  it('is how many wait and for how long, and when the newest went out', async () => {
    await keep('waits', 2, 'waiting')
    await keep('waits, too', 1, 'waiting')
    await keep('went out', 3, 'delivered')
    await keep('came back', 4, 'failed')
    const at = new Date('2026-11-20T10:00:00.000Z')
    await orm.em.fork().nativeUpdate(ReaderMessage, { delivery: 'delivered' }, { deliveredAt: at })
    const { waiting, failed, waitsMs, deliveredAt } = await readMailState(orm.em)
    expect([waiting, failed, deliveredAt]).toEqual([2, 0, at])
    expect(waitsMs).toBeGreaterThan(2 * DAY_MS - 60_000)
  })

  it('is how many were given up in the last seven days, not those of before', async () => {
    for (const days of [6, 8]) {
      await keep(`came back ${days} days ago`, days, 'failed')
      const givenUp = { deliveredAt: new Date(Date.now() - days * DAY_MS) }
      await orm.em.fork().nativeUpdate(ReaderMessage, { subject: `came back ${days} days ago` }, givenUp)
    }
    expect(await readMailState(orm.em)).toMatchObject({ failed: 1 })
  })

  it('is with them how many receipts of withdrawals wait, and were given up once their tries are over', async () => {
    await orm.em.fork().execute('delete from reader_messages')
    await confirm(1, 'waiting')
    await confirm(2, 'delivered')
    await orm.em.fork().insert(Withdrawal, { ...DECLARED, id: randomUUID(), declaredAt: new Date(0) })
    const { waitsMs, ...counts } = await readMailState(orm.em)
    expect(counts).toEqual({ waiting: 1, atDeskAlone: 0, failed: 0, lostReceipts: 0, deliveredAt: null })
    expect(waitsMs).toBeGreaterThan(HOUR_MS - 60_000)
    await confirm(6, 'waiting')
    await confirm(6, 'desk')
    await confirm(6, 'held')
    expect(await readMailState(orm.em)).toMatchObject({ waiting: 1, lostReceipts: 2 })
  })

  it('is apart from them how many receipts only the reader has not: the desk waits for none', async () => {
    await orm.em.fork().execute('delete from withdrawals')
    await confirm(1, 'desk')
    expect(await readMailState(orm.em)).toMatchObject({ waiting: 0, waitsMs: 0, atDeskAlone: 1 })
  })

  it('is for seven days a receipt that its reader’s address does not take, and without end one that the desk has not', async () => {
    await orm.em.fork().execute('delete from withdrawals')
    await confirm(8 * 24, 'desk')
    await confirm(30 * 24, 'waiting')
    expect(await readMailState(orm.em)).toMatchObject({ waiting: 0, lostReceipts: 1, waitsMs: 0 })
  })
})
