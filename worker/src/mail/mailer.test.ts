import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { register } from 'prom-client'
import { startMailSink } from '../testing/start-mail-sink.ts'
import type { MailSink } from '../testing/start-mail-sink.ts'
import { createMailer } from './mailer.ts'

let sink: MailSink
beforeAll(async () => {
  sink = await startMailSink()
})
afterAll(() => sink.close())

/** A mailer to that server. */
const mailerTo = (url: string) => createMailer({ SMTP_URL: url, MAIL_FROM: 'a@example.it', MAIL_DESK: 'b@example.it' })
const mail = { to: 'c@example.it', subject: 'Il ponte', text: 'Gentile direttore' }

/** The figures of a metric by outcome. */
async function readOutcomes(name: string): Promise<Record<string, number>> {
  const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] }
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['outcome']), value]))
}

/** How many there were by what came of them, and when the last one failed. */
async function countMails(): Promise<Record<string, number> & { lastFailed: number }> {
  const { failed: lastFailed = 0 } = await readOutcomes('mail_last_timestamp_seconds')
  return { ...(await readOutcomes('mails_total')), lastFailed }
}

describe('mails', () => {
  it('are counted as sent once the server has taken them, and as failed where it does not', async () => {
    await mailerTo(sink.url)?.send(mail)
    await expect(mailerTo('smtp://127.0.0.1:1')?.send(mail)).rejects.toThrow('ECONNREFUSED')
    const text = await register.getSingleMetricAsString('mails_total')
    expect(text).toContain('mails_total{outcome="sent"} 1')
    expect(text).toContain('mails_total{outcome="failed"} 1')
    expect(await register.getSingleMetricAsString('mail_last_timestamp_seconds')).toMatch(
      /\{outcome="sent"\} \d{10}[^]*\{outcome="failed"\} \d{10}/,
    )
    expect(sink.taken[0]).toContain('Subject: Il ponte')
  })

  it.each([
    ['a reader’s that does not exist', '550 5.1.1 no such user', 'c@example.it', 'refused'],
    ['a reader’s that does not exist, as an older server says it', '550 who?', 'c@example.it', 'refused'],
    ['a reader’s of a domain that does not exist', '450 4.1.2 Domain not found', 'c@example.it', 'refused'],
    ['the desk’s', '550 5.1.1 no such user', 'b@example.it', 'failed'],
    ['anybody’s, of a server that puts all off', '451 4.7.1 greylisted', 'c@example.it', 'failed'],
    ['anybody’s of elsewhere', '554 5.7.1 Relay access denied', 'c@example.it', 'failed'],
  ])('that a server refuses for one address are told from those of a server that takes none: %s', async (...given) => {
    const [, says, to, expected] = given
    const before = await countMails()
    sink.noRecipient = says
    await expect(mailerTo(sink.url)?.send({ ...mail, to })).rejects.toThrow()
    sink.noRecipient = null
    const after = await countMails()
    expect(after[expected]).toBe((before[expected] ?? 0) + 1)
    expect(after.lastFailed > before.lastFailed).toBe(expected === 'failed')
  })

  it.each([
    ['550 5.1.1 <Anna.Rosi@gmial.com>: Recipient address rejected: User unknown', '550 5.1.1'],
    ['550 5.1.1 anna.rosi@gmial.com... User unknown', '550 5.1.1 … User unknown'],
    ['554-5.7.1 Sorry, anna.rosi@gmial.com\r\n554 5.7.1 no mailbox here by the name of anna.rosi.', 'no mailbox here'],
    ['451 4.7.1 mailto:anna.rosi@gmial.com is asked about <anna.rosi@gmial.com>, come back in 300 s', 'in 300 s'],
  ])('that a server refuses fail with its code and words, without anybody’s address: %s', async (says, kept) => {
    sink.noRecipient = says
    const refused = mailerTo(sink.url)?.send({
      ...mail,
      to: 'anna.rosi@gmial.com',
      replyTo: 'Luigi <luigi.verdi@example.it>',
    })
    const failure = await refused?.catch((error: unknown) => error)
    sink.noRecipient = null
    expect(failure).toMatchObject({ name: 'MailError', message: expect.stringContaining(kept) })
    expect(inspect(failure, { depth: null, showHidden: true })).not.toMatch(/@|anna|rosi|luigi/i)
  })
})
