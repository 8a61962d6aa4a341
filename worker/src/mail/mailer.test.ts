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
