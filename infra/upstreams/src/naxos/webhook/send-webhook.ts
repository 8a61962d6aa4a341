import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { WebhookMessage } from './webhook.schema.ts'

/** A message as it is sent: that of a newsroom with mess may have anything in it but its event. */
export type SentMessage = WebhookMessage | Readonly<Record<string, unknown>>
export type SendWebhook = (message: WebhookMessage) => Promise<void>

export interface WebhookOptions {
  /** Where to send; nothing is sent without. */
  url: string | undefined
  secret: string
  log: FastifyBaseLogger
  /** Waits before the second and the third try, in milliseconds. */
  waits?: readonly number[]
}

const TIMEOUT_MS = 5000
const WAITS = [250, 1500]

/** `sha256=<hex>`: the HMAC-SHA256 of `<timestamp>.<body>` (docs/naxos.md, Webhook). */
function signWebhook(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/**
 * A sender that tries three times and then gives up with a line in the log: the webhook is a hint, and who missed it
 * finds the change by polling. The promise it returns never rejects.
 */
export function createWebhookSender({
  url,
  secret,
  log,
  waits = WAITS,
}: WebhookOptions): (message: SentMessage) => Promise<void> {
  if (url === undefined) return async () => {}
  return async (message) => {
    const body = JSON.stringify(message)
    for (const [attempt, wait] of [0, ...waits].entries()) {
      if (wait > 0) await sleep(wait, undefined, { ref: false })
      const outcome = await post(url, secret, body)
      if (outcome === null) {
        log.info({ event: message.event, subject: message.subject, attempt: attempt + 1 }, 'webhook delivered')
        return
      }
      log.warn({ event: message.event, attempt: attempt + 1, outcome }, 'webhook not taken')
    }
    log.error({ event: message.event, subject: message.subject, url }, 'webhook given up')
  }
}

/** Null when the receiver took it, else what went wrong. Each try is signed anew, so that its timestamp is fresh. */
async function post(url: string, secret: string, body: string): Promise<string | null> {
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-naxos-timestamp': String(timestamp),
        'x-naxos-signature': signWebhook(secret, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
