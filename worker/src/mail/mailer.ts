import { createTransport } from 'nodemailer'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'

const TIME_BOX_MS = 20_000

/** A letter to be sent. */
export interface Letter {
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
  send(letter: Letter): Promise<void>
}

/** Mail over SMTP; null where none is set up. */
export function createMailer({ SMTP_URL, MAIL_FROM, MAIL_DESK }: WorkerSettings): Mailer | null {
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
    async send(letter) {
      await transport.sendMail({ from: MAIL_FROM, ...letter, disableUrlAccess: true, disableFileAccess: true })
    },
  }
}
