import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clock of the CMS may differ, and for which a signed message can be replayed (docs/naxos.md). */
const REPLAY_WINDOW_SECONDS = 300

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i
const TIMESTAMP = /^\d{1,12}$/

export interface SignedMessage {
  timestamp: string | undefined
  signature: string | undefined
  /** The body as it came, byte by byte. */
  body: Buffer
}

/** `sha256=<hex>` over `<timestamp>.<body>`. */
export function signMessage(secret: string, timestamp: string, body: Buffer | string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}

/**
 * Whether a message was signed with one of the secrets and not long ago: HMAC-SHA256, compared in constant time. All of them are
 * tried, whichever fits: how long it takes does not tell which.
 * @param nowMs milliseconds since the epoch
 */
export function verifySignature(message: SignedMessage, secrets: readonly string[], nowMs: number): boolean {
  const { timestamp, signature, body } = message
  if (timestamp === undefined || signature === undefined) return false
  if (!TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature)) return false
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > REPLAY_WINDOW_SECONDS) return false
  const given = Buffer.from(signature.toLowerCase())
  const fitting = secrets.filter((secret) => timingSafeEqual(given, Buffer.from(signMessage(secret, timestamp, body))))
  return fitting.length > 0
}
