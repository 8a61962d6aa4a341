import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { refillOutbox } from '@liberta/database/accounts/reader-state.repository'
import { MessageAttachment } from '@liberta/database/messages/message-attachment.entity'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { readMailState } from '@liberta/database/messages/mail-state.repository'
import { deleteOldMessages } from '@liberta/database/messages/reader-message.repository'
import { notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { buildOutboxJobOptions } from '@liberta/platform/outbox/build-outbox-job-options'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { Mail } from '../mail/mailer.ts'
import { startOutboxBench } from '../testing/start-outbox-bench.ts'
import type { OutboxBench } from '../testing/start-outbox-bench.ts'
import { DeliverMessageCommand, DeliverMessageHandler } from './deliver-message.command.ts'

let bench: OutboxBench

beforeAll(async () => {
  bench = await startOutboxBench()
})
afterAll(() => bench.stop())
beforeEach(async () => {
  bench.mail.isRefusing = false
  await execute('delete from reader_messages')
})

const execute = <Row>(sql: string, parameters: unknown[] = []) => bench.orm.em.fork().execute<Row[]>(sql, parameters)
const deliveryOf = async (id: string) => (await bench.orm.em.fork().findOne(ReaderMessage, { id }))?.delivery
const linesOf = async (id: string) => (await execute('select 1 from outbox where subject_id = ?', [id])).length

const countMail = (id: string) => bench.mail.taken.filter((letter) => letter.includes(id)).length

/** A reader wrote to the desk, with a file; the queue has the line of it. */
async function write(): Promise<string> {
  const id = randomUUID()
  const written = { id, userId: null, details: {}, createdAt: new Date(), kind: 'letter', name: 'Anna' }
  const letter = { email: 'anna@example.it', subject: `Lettera ${id}`, body: 'Gentile direttore' }
  await bench.orm.em.fork().insert(ReaderMessage, { ...written, ...letter })
  const file = { fileName: 'a.pdf', mediaType: 'application/pdf', size: 3, content: Buffer.from('abc') }
  await bench.orm.em.fork().insert(MessageAttachment, { id: randomUUID(), messageId: id, ...file })
  await execute(
    `insert into outbox (topic, subject_id, created_at, handed_at) values ('message.sent', ?, now(), now())`,
    [id],
  )
  return id
}

/** The last try of a delivery that no mail server takes. */
async function giveUp(id: string): Promise<void> {
  bench.mail.isRefusing = true
  await bench.queue.add('message.sent', { subjectId: id }, { attempts: 1 })
  await waitUntil(async () => (await linesOf(id)) === 0, { what: 'the end of the delivery' })
  bench.mail.isRefusing = false
}

describe('a message that no mail server takes', () => {
  it('has failed with its last try, which operators see, and goes when its time is over', async () => {
    const id = await write()
    await giveUp(id)
    expect(await deliveryOf(id)).toBe('failed')
    expect(await readMailState(bench.orm.em)).toMatchObject({ waiting: 0, failed: 1 })
    await execute(`update reader_messages set delivered_at = now() - interval '400 days'`)
    const deleted = await deleteOldMessages(bench.orm.em, { messageDays: 365, attachmentDays: 90 })
    expect(deleted).toEqual({ messages: 1, attachments: 1 })
    expect(await deliveryOf(id)).toBeUndefined()
  })

  it('waits as long as there are tries left', async () => {
    const id = await write()
    bench.mail.isRefusing = true
    await bench.queue.add('message.sent', { subjectId: id }, { attempts: 2, backoff: 3_600_000 })
    await waitUntil(async () => (await bench.queue.getDelayedCount()) === 1)
    expect([await deliveryOf(id), await linesOf(id)]).toEqual(['waiting', 1])
  })

  it('is sent by the rebuild once a server takes it', async () => {
    const id = await write()
    await giveUp(id)
    expect(await refillOutbox(bench.orm.em)).toBe(1)
    await notifyOutbox(bench.orm.em)
    await waitUntil(async () => (await deliveryOf(id)) === 'delivered')
    expect(countMail(id)).toBe(1)
    expect(await readMailState(bench.orm.em)).toMatchObject({ waiting: 0, failed: 0 })
  })

  it('is sent at once by the rebuild where it waits for its next try, which a line that is handed over again leaves as it is', async () => {
    const id = await write()
    bench.mail.isRefusing = true
    const options = { ...buildOutboxJobOptions('message.sent', id, false), backoff: 3_600_000 }
    const job = await bench.queue.add('message.sent', { subjectId: id }, options)
    await waitUntil(async () => (await job.getState()) === 'delayed')
    bench.mail.isRefusing = false
    await execute(`update outbox set handed_at = now() - interval '61 seconds'`)
    await notifyOutbox(bench.orm.em)
    const isHandedAgain = `select 1 from outbox where subject_id = ? and handed_at > now() - interval '30 seconds'`
    await waitUntil(async () => (await execute(isHandedAgain, [id])).length === 1)
    expect(await bench.queue.getJob(job.id ?? '')).toMatchObject({ delay: 3_600_000 })
    await refillOutbox(bench.orm.em)
    await notifyOutbox(bench.orm.em)
    await waitUntil(async () => (await deliveryOf(id)) === 'delivered')
    await waitUntil(async () => (await linesOf(id)) === 0)
    expect(countMail(id)).toBe(1)
  })

  it('is sent by one of two jobs alone: one that was put back into the queue, and one of a rebuild', async () => {
    const id = await write()
    const sent: string[] = []
    let answer = Promise.withResolvers<void>()
    const send = ({ subject }: Mail) => {
      sent.push(subject)
      return answer.promise
    }
    const handler = new DeliverMessageHandler(bench.orm, { desk: 'redazione@example.it', send })
    const deliver = () => handler.execute(new DeliverMessageCommand(id))
    let left = 0
    const jobs = [deliver(), deliver()]
    const ends = Promise.allSettled(jobs.map((job) => job.finally(() => (left += 1))))
    await waitUntil(() => Promise.resolve(sent.length + left === 2))
    expect(sent).toHaveLength(1)
    answer.reject(new Error('421 not now'))
    await ends
    answer = Promise.withResolvers()
    answer.resolve()
    expect([await deliver(), await deliver()]).toEqual(['delivered', 'gone'])
    expect(sent).toHaveLength(2)
  })

  it('is not given up with a last try that found another at it, of which nobody knows how it ends', async () => {
    const id = await write()
    await execute(`update reader_messages set sending_until = now() + interval '1 minute'`)
    const job = await bench.queue.add('message.sent', { subjectId: id }, { attempts: 1 })
    await waitUntil(async () => (await job.getState()) === 'failed')
    expect([await deliveryOf(id), await linesOf(id)]).toEqual(['waiting', 1])
  })

  it('is not sent once it was erased, though its delivery has begun (GDPR, article 17)', async () => {
    const id = await write()
    const erasing = bench.orm.em.fork()
    await erasing.begin()
    await erasing.execute('delete from reader_messages where id = ?', [id])
    const job = await bench.queue.add('message.sent', { subjectId: id })
    await waitUntil(async () => (await execute('select 1 from pg_locks where not granted')).length > 0)
    await erasing.commit()
    await waitUntil(async () => (await job.getState()) === 'completed')
    expect(countMail(id)).toBe(0)
  })
})
