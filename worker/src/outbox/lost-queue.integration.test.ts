import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { saveItem } from '@liberta/database/accounts/saved-item.repository'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { appendOutbox, notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { runInContext } from '@liberta/http/request-context'
import { readReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startOutboxBench } from '../testing/start-outbox-bench.ts'
import type { OutboxBench } from '../testing/start-outbox-bench.ts'

let bench: OutboxBench

beforeAll(async () => {
  bench = await startOutboxBench()
})
afterAll(() => bench.stop())

const execute = (sql: string, parameters: unknown[] = []) => bench.orm.em.fork().execute<unknown[]>(sql, parameters)
const linesWaiting = async () => (await execute('select 1 from outbox')).length
const save = (userId: string, itemId: string) =>
  saveItem(bench.orm.em.fork(), { userId, type: 'story', itemId, title: 'x' })
const savedOf = async (userId: string) => (await readReaderProjection(bench.redis, userId))?.saved
const countWaiting = () => bench.queue.getJobCountByTypes('wait', 'prioritized')
const countMail = (id: string) => bench.mail.taken.filter((letter) => letter.includes(`Lettera ${id}`)).length

/** A reader writes to the desk. */
async function write(id: string): Promise<void> {
  const written = { id, userId: null, details: {}, createdAt: new Date(), kind: 'letter', name: 'Anna' }
  const letter = { email: 'anna@example.it', subject: `Lettera ${id}`, body: 'Gentile direttore' }
  await bench.orm.em.fork().insert(ReaderMessage, { ...written, ...letter })
  await appendOutbox(bench.orm.em.fork(), [{ topic: 'message.sent', subjectId: id }])
}

/** A minute goes by in which nothing that was handed over is done. */
async function letAMinutePass(): Promise<void> {
  await execute(`update outbox set handed_at = handed_at - interval '61 seconds'`)
  await notifyOutbox(bench.orm.em)
}

describe('a line of the outbox', () => {
  it('says in its job which request wrote it', async () => {
    const requestId = 'a'.repeat(32)
    const [id, userId] = [randomUUID(), await bench.makeReader()]
    await bench.queue.pause()
    await runInContext({ requestId }, () => Promise.all([write(id), save(userId, 'named')]))
    await waitUntil(async () => (await countWaiting()) === 2)
    const jobs = await bench.queue.getJobs(['wait'])
    const named = jobs.map(({ data }) => data as unknown)
    expect(named).toEqual(
      expect.arrayContaining([
        { subjectId: id, requestId },
        { subjectId: userId, requestId },
      ]),
    )
    await bench.queue.resume()
    await waitUntil(async () => (await linesWaiting()) === 0)
  })
})

describe('a queue that loses everything', () => {
  it('loses no mail and no projection: what is not done is handed over again, and then done once', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID())
    const userId = await bench.makeReader()
    await bench.queue.pause()
    for (const id of ids) await write(id)
    await save(userId, 'lost')
    await waitUntil(async () => (await countWaiting()) === 6)
    await bench.queue.obliterate({ force: true })
    expect(await linesWaiting()).toBe(6)
    await bench.queue.resume()
    await letAMinutePass()
    await waitUntil(async () => (await linesWaiting()) === 0)
    expect(await savedOf(userId)).toEqual(['story:lost'])
    expect(ids.map(countMail)).toEqual([1, 1, 1, 1, 1])
  })

  it('what still waits there is not done twice for that', async () => {
    const id = randomUUID()
    await bench.queue.pause()
    await write(id)
    await waitUntil(async () => (await countWaiting()) === 1)
    await letAMinutePass()
    const isHandedAgain = `select 1 from outbox where handed_at > now() - interval '30 seconds'`
    await waitUntil(async () => (await execute(isHandedAgain)).length === 1)
    expect(await countWaiting()).toBe(1)
    await bench.queue.resume()
    await waitUntil(async () => (await linesWaiting()) === 0)
    expect(countMail(id)).toBe(1)
  })

  it('lines of a topic that only a newer program knows hold up no others', async () => {
    await execute(`insert into outbox (topic, subject_id, created_at) values ('reader.invented', ?, now())`, [
      randomUUID(),
    ])
    const userId = await bench.makeReader()
    await save(userId, 'after')
    await waitUntil(async () => (await savedOf(userId))?.[0] === 'story:after')
    await execute(`delete from outbox where topic = 'reader.invented'`)
  })
})
