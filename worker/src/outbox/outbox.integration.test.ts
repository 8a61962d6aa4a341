import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readReaderState, refillOutbox } from '@liberta/database/accounts/reader-state.repository'
import { removeItem, saveItem } from '@liberta/database/accounts/saved-item.repository'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { appendOutbox, notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { keepVote } from '@liberta/database/surveys/survey-vote.repository'
import { buildReadModelKey } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { DATABASE_KINDS } from '@liberta/test-kit/start-pgbouncer'
import { readReaderProjection, writeReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { startOutboxBench } from '../testing/start-outbox-bench.ts'
import type { OutboxBench } from '../testing/start-outbox-bench.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { deliverReceipt } from './deliver-receipt.command.ts'
import type { Mail } from '../mail/mailer.ts'
import { projectReader } from './project-reader.command.ts'

describe.each(DATABASE_KINDS)('$way', ({ create }) => {
  let bench: OutboxBench
  let orm: OutboxBench['orm']
  let redis: OutboxBench['redis']
  let queue: OutboxBench['queue']
  let mail: OutboxBench['mail']
  let makeReader: OutboxBench['makeReader']

  beforeAll(async () => {
    bench = await startOutboxBench(create)
    ;({ orm, redis, queue, mail, makeReader } = bench)
  })

  afterAll(() => bench.stop())

  const save = (userId: string, itemId: string) =>
    saveItem(orm.em.fork(), { userId, type: 'story', itemId, title: 'x' })
  const savedOf = async (userId: string) => (await readReaderProjection(redis, userId))?.saved
  const linesWaiting = async () => (await orm.em.fork().execute<unknown[]>('select 1 from outbox')).length

  const vote = (answerId: number, browser: string) =>
    orm.em.fork().transactional(async (entities) => {
      const id = await keepVote(entities, { surveyId: 5, answerId, userId: null, browser })
      await appendOutbox(entities, [{ topic: 'survey.voted', subjectId: id }])
    })

  describe('from the outbox to the votes of surveys', () => {
    const votes = { model: 'surveyVotes', id: 'all' } as const
    const counted = async () => {
      const answer = await new ReadModelStore(redis).read(votes)
      return answer?.body
    }
    it('every vote is counted once, and a changed one where it is now', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => vote(1, `b${index}`)))
      await vote(2, 'b7')
      await notifyOutbox(orm.em)
      const expected = [
        { surveyId: 5, answerId: 1, votes: 19 },
        { surveyId: 5, answerId: 2, votes: 1 },
      ]
      await waitUntil(async () => JSON.stringify(await counted()) === JSON.stringify(expected))
    })

    it('they are counted anew by the rebuild, after a Redis that lost them', async () => {
      await redis.del(buildReadModelKey(votes))
      await refillOutbox(orm.em)
      await notifyOutbox(orm.em)
      await waitUntil(async () => (await counted())?.length === 2)
    })
  })

  describe('from the outbox to a reader’s projection', () => {
    it('every change arrives, whoever relays it, and nothing stays in the outbox', async () => {
      const userId = await makeReader()
      await Promise.all(Array.from({ length: 60 }, (_, index) => save(userId, String(index))))
      await removeItem(orm.em.fork(), { userId, type: 'story', itemId: '7' })
      await notifyOutbox(orm.em)
      // Not until there are 59: a relay may have looked when one was still to be saved.
      await waitUntil(async () => (await readReaderProjection(redis, userId))?.revision === 61)
      expect(await savedOf(userId)).toHaveLength(59)
      expect(await savedOf(userId)).not.toContain('story:7')
      await waitUntil(async () => (await linesWaiting()) === 0)
    })

    it('saving twice is one change: the same revision, no second line', async () => {
      const userId = await makeReader()
      expect([await save(userId, '1'), await save(userId, '1')]).toEqual(['changed', 'there'])
      await waitUntil(async () => (await readReaderProjection(redis, userId))?.revision === 1)
      expect(await removeItem(orm.em.fork(), { userId, type: 'story', itemId: '2' })).toBe(false)
    })

    it('an older one never replaces a newer', async () => {
      const userId = randomUUID()
      const body = { saved: [], interests: { topics: [], zones: [] }, personalization: false, newsletters: [] }
      expect(await writeReaderProjection(redis, userId, { ...body, revision: 10 })).toBe(true)
      expect(await writeReaderProjection(redis, userId, { ...body, revision: 9, saved: ['story:1'] })).toBe(false)
      expect(await savedOf(userId)).toEqual([])
    })

    it('all are made anew by the rebuild, after a Redis that lost them', async () => {
      const userId = await makeReader()
      await save(userId, 'kept')
      await waitUntil(async () => (await savedOf(userId)) !== undefined)
      await redis.del(`reader:${userId}`)
      expect(await refillOutbox(orm.em)).toBeGreaterThan(0)
      await waitUntil(async () => (await savedOf(userId))?.[0] === 'story:kept')
    })

    it('goes with a reader who has erased their account', async () => {
      const userId = await makeReader()
      await save(userId, '1')
      await waitUntil(async () => (await savedOf(userId)) !== undefined)
      await orm.em.fork().execute('delete from users where id = ?', [userId])
      await appendOutbox(orm.em.fork(), [{ topic: 'reader.erased', subjectId: userId }])
      await waitUntil(async () => (await savedOf(userId)) === undefined)
    })

    it('does not come back by a job that had read the reader before (GDPR, article 17)', async () => {
      const userId = await makeReader()
      await save(userId, '1')
      const before = await readReaderState(orm.em, userId)
      await orm.em.fork().execute('delete from users where id = ?', [userId])
      expect(await projectReader(orm, redis, userId)).toBe('deleted')
      expect(before && (await writeReaderProjection(redis, userId, before))).toBe(false)
      expect(await savedOf(userId)).toBeUndefined()
      expect(await redis.ttl(`reader:${userId}`)).toBeGreaterThan(0)
    })
  })

  describe('from the outbox to the desk', () => {
    it('a message is delivered once, with the reader to be answered', async () => {
      const id = randomUUID()
      const message = {
        kind: 'letter',
        name: 'Anna',
        email: 'anna@example.it',
        subject: 'Il ponte',
        body: 'Gentile direttore',
      }
      await orm.em.fork().insert(ReaderMessage, { id, userId: null, details: {}, createdAt: new Date(), ...message })
      const note = [{ topic: 'message.sent' as const, subjectId: id }]
      await appendOutbox(orm.em.fork(), note)
      await waitUntil(() => Promise.resolve(mail.taken.length === 1))
      await waitUntil(async () => (await orm.em.fork().findOneOrFail(ReaderMessage, { id })).delivery === 'delivered')
      await appendOutbox(orm.em.fork(), note)
      await waitUntil(
        async () => (await linesWaiting()) === 0 && (await queue.getJobCountByTypes('wait', 'active')) === 0,
      )
      expect(mail.taken).toHaveLength(1)
      expect(mail.taken[0]).toMatch(/Reply-To: anna@example\.it/)
      expect(mail.taken[0]).toMatch(/Subject: Lettera al direttore: Il ponte/)
    })
  })

  describe('receipts of withdrawals, which go to an address that nobody has proved', () => {
    it('are three a day for one address, however it is written; the desk gets each', async () => {
      const before = mail.taken.length
      const now = new Date()
      const ids = Array.from({ length: 5 }, () => randomUUID())
      for (const [index, id] of ids.entries()) {
        const email = index % 2 === 0 ? 'terzo@example.it' : 'Terzo@Example.it'
        const declared = { name: 'Anna', contract: 'Digitale', declaredAt: now, confirmedAt: now }
        await orm.em.fork().insert(Withdrawal, { id, email, ...declared, receiptNumber: id, deliveredAt: null })
        await appendOutbox(orm.em.fork(), [{ topic: 'withdrawal.confirmed', subjectId: id }])
        await notifyOutbox(orm.em)
        await waitUntil(async () => (await orm.em.fork().findOneOrFail(Withdrawal, { id })).deliveredAt !== null)
      }
      const letters = mail.taken.slice(before)
      const sentTo = (address: string) => letters.filter((letter) => new RegExp(`^To: ${address}`, 'im').test(letter))
      expect([sentTo('terzo@example.it').length, sentTo('redazione@example.it').length]).toEqual([3, 5])
    })

    it('are sent though others were held back that day: nobody was written to by those', async () => {
      const now = new Date()
      const email = 'quinto@example.it'
      const declared = { name: 'Anna', email, contract: 'Digitale', declaredAt: now, confirmedAt: now }
      const held = Array.from({ length: 3 }, () => randomUUID())
      for (const id of held)
        await orm.em
          .fork()
          .insert(Withdrawal, { id, ...declared, receiptNumber: id, delivery: 'held', deliveredAt: now })
      const sent: string[] = []
      const mailer = { desk: 'redazione@example.it', send: async ({ to }: Mail) => void sent.push(to) }
      for (const id of held) expect(await deliverReceipt(orm, mailer, id)).toBe('gone')
      const outcomes: string[] = []
      for (let receipt = 0; receipt < 4; receipt += 1) {
        const id = randomUUID()
        await orm.em.fork().insert(Withdrawal, { id, ...declared, receiptNumber: id, deliveredAt: null })
        outcomes.push(await deliverReceipt(orm, mailer, id))
      }
      expect(outcomes).toEqual(['delivered', 'delivered', 'delivered', 'held'])
      expect(sent.filter((to) => to === email)).toHaveLength(3)
    })

    it('are no more where all are sent at once, and none is held back for others that failed', async () => {
      const [email, confirmedAt] = ['sesto@example.it', new Date()]
      const ids = Array.from({ length: 8 }, () => randomUUID())
      for (const id of ids) {
        const declared = { name: 'Anna', email, contract: 'Digitale', declaredAt: confirmedAt, confirmedAt }
        await orm.em.fork().insert(Withdrawal, { id, ...declared, receiptNumber: id, deliveredAt: null })
      }
      const sent: string[] = []
      const refusal = Promise.withResolvers<void>()
      let taking = refusal.promise
      const send = async ({ to }: Mail) => {
        sent.push(to)
        if (to === email) await taking
      }
      const mailer = { desk: 'redazione@example.it', send }
      const sentToReader = () => sent.filter((to) => to === email).length
      let left = 0
      const first = ids.map((id) => deliverReceipt(orm, mailer, id).finally(() => (left += 1)))
      const ends = Promise.allSettled(first)
      await waitUntil(() => Promise.resolve(sentToReader() + left === ids.length))
      expect(sentToReader()).toBe(3)
      refusal.reject(new Error('451 later'))
      expect((await ends).map(({ status }) => status)).toEqual(ids.map(() => 'rejected'))
      taking = Promise.resolve()
      const outcomes: string[] = []
      for (const id of ids) outcomes.push(await deliverReceipt(orm, mailer, id))
      expect(outcomes.filter((outcome) => outcome === 'delivered')).toHaveLength(3)
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(5)
      expect(sent.filter((to) => to === mailer.desk)).toHaveLength(8)
    })

    it.each([
      ['the reader’s address takes none', 'quarto@example.it'],
      ['the desk takes none', 'redazione@example.it'],
    ])('come once to each, though at first %s', async (_what, refusing) => {
      const [id, now] = [randomUUID(), new Date()]
      const declared = { name: 'Anna', contract: 'Digitale', declaredAt: now, confirmedAt: now, receiptNumber: id }
      await orm.em.fork().insert(Withdrawal, { id, email: 'quarto@example.it', ...declared, deliveredAt: null })
      let isRefusing = true
      const sent: string[] = []
      const send = async ({ to }: Mail) => {
        if (isRefusing && to === refusing) throw new Error('550 no such mailbox')
        sent.push(to)
      }
      const mailer = { desk: 'redazione@example.it', send }
      for (let tries = 0; tries < 3; tries += 1) await expect(deliverReceipt(orm, mailer, id)).rejects.toThrow('550')
      expect(sent).toEqual(refusing === mailer.desk ? [] : [mailer.desk])
      isRefusing = false
      expect(await deliverReceipt(orm, mailer, id)).toBe('delivered')
      expect(sent).toEqual([mailer.desk, 'quarto@example.it'])
    })
  })
})
