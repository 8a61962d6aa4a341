import { createCounter, createGauge } from '@liberta/platform/metrics/create-metric'
import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'

const mails = createCounter('mails_total', [{ outcome: 'sent' }, { outcome: 'failed' }, { outcome: 'refused' }])

const last = createGauge('mail_last_timestamp_seconds')

const TIME_BOX_MS = 20_000

/** A word, as the part of an address before its @ may be one. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_.+-]*(?<!\.)/gu

/** A mail to be sent. */
export interface Mail {
  to: string
  /** Whom an answer goes to. */
  replyTo?: string
  subject: string
  text: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export interface Mailer {
  /** Who reads what readers write. */
  desk: string
  /** Rejects with a MailError. */
  send(mail: Mail): Promise<void>
}

/**
 * A mail server does not take a mail: what it said, with its codes (RFC 3463) and without the addresses of the mail, which servers repeat. What is
 * thrown is kept for weeks in the log and with its job, where nobody's address belongs.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
}

type MailSettings = Pick<WorkerSettings, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_DESK'>

/** Mail over SMTP; null where none is set up. */
export function createMailer({ SMTP_URL, MAIL_FROM, MAIL_DESK }: MailSettings): Mailer | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined || MAIL_DESK === undefined) return null
  const { hostname, port, protocol, username, password } = new URL(SMTP_URL)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIME_BOX_MS,
    greetingTimeout: TIME_BOX_MS,
    socketTimeout: TIME_BOX_MS,
  })
  return {
    desk: MAIL_DESK,
    async send(mail) {
      const sending = transport.sendMail({
        from: MAIL_FROM,
        ...mail,
        disableUrlAccess: true,
        disableFileAccess: true,
      })
      await sending.catch((error: unknown) => {
        note(mail.to !== MAIL_DESK && isOfAddress(error) ? 'refused' : 'failed')
        throw new MailError(hideAddresses(error instanceof Error ? error.message : String(error), mail))
      })
      note('sent')
    },
  }
}

/** Without addresses, and without what stands before their @, as some servers call who has no mailbox. */
function hideAddresses(text: string, { to, replyTo = '' }: Mail): string {
  const names = [to, replyTo].flatMap((address) => address.slice(0, address.lastIndexOf('@')).match(WORD) ?? [])
  const hidden = new Set(names.map((name) => name.toLowerCase()))
  return text
    .replaceAll(/<[^<>]*>/g, '…')
    .replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .replaceAll(WORD, (word) => (hidden.has(word.toLowerCase()) ? '…' : word))
}

/** What a server answers of an address alone: no such mailbox, none that takes mail, no such domain (RFC 5321, RFC 3463). */
const OF_ADDRESS = /^(?:55[0-3]|450[ -]4\.1)\b/

/** Whether the server takes mail, and none for this address: readers write down what they like. */
function isOfAddress(error: unknown): boolean {
  const { command, response = '' } = error as Partial<NodemailerError>
  return command === 'RCPT TO' && OF_ADDRESS.test(response)
}

/** What is refused for its address says nothing of the server. */
function note(outcome: 'sent' | 'failed' | 'refused'): void {
  mails.inc({ outcome })
  if (outcome !== 'refused') last.set({ outcome }, Date.now() / 1000)
}
