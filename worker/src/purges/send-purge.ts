import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { PurgeError } from './purge-adapter.ts'

/** A cache that has not answered by then is asked again; milliseconds. */
const LONGEST_MS = 5_000
const LONGEST_ANSWER = 65_536
/** However long a cache asks to be left alone: a withdrawal waits. */
const LONGEST_CALM_MS = 60_000
/** Said of what was sent, not of who sent it or of when. */
const REFUSALS: readonly number[] = [400, 411, 413, 414, 415, 422, 431]

interface PurgeRequest {
  method: string
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal | undefined
}

/**
 * Sends one call and gives the text of a 2xx. `fetch` would not do: it takes a connection that the other side has just closed,
 * and no method of its own.
 * @throws PurgeError for any other answer, none within 5 s, half of one
 */
export async function sendPurge({ method, url, headers = {}, body = '', signal }: PurgeRequest): Promise<string> {
  const late = AbortSignal.timeout(LONGEST_MS)
  const ended = signal ? AbortSignal.any([signal, late]) : late
  const { protocol, host } = new URL(url)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  try {
    return await new Promise<string>((resolve, reject) => {
      const length = String(Buffer.byteLength(body))
      const options = {
        method,
        headers: { ...headers, 'content-length': length },
        agent: false,
        signal: ended,
      } as const
      const outgoing = send(url, options, (answer) => void readAnswer(answer).then(resolve, reject))
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  } catch (error) {
    if (error instanceof PurgeError) throw error
    const reason = late.aborted ? `no answer within ${LONGEST_MS} ms` : codeOf(error)
    throw new PurgeError(`${host}: ${reason}`)
  }
}

async function readAnswer(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = answer
  let text = ''
  for await (const bytes of answer.setEncoding('utf8')) {
    text += bytes as string
    if (text.length > LONGEST_ANSWER) throw new PurgeError('the answer has no end')
  }
  if (!answer.complete) throw new PurgeError('the answer broke off')
  if (statusCode < 200 || statusCode > 299)
    throw new PurgeError(`answered ${statusCode}`, {
      retryAfterMs: readRetryAfter(headers['retry-after'], Date.now()),
      isRefused: REFUSALS.includes(statusCode),
    })
  return text
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; at most a minute, 0 for what is neither. */
export function readRetryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(ms) ? 0 : Math.max(0, Math.min(LONGEST_CALM_MS, ms))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'the connection broke off'
}
