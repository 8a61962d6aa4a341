import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameClient } from '@liberta/http/name-client'
import { forwardedFor } from '../http/believe-proxies.ts'
import { isWaiting } from '../content/is-waiting.ts'
import { mediaTypeOf } from '../http/read-form.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { REPORT_READERS } from './report-kinds.table.ts'
import { ReportLog } from './report-log.ts'
import type { ReportLogParts, ReportOutcome } from './report-log.ts'

export interface ReportLimits {
  /** Bytes of a body. */
  bytes: number
  /** How long a body may take to come, in milliseconds. */
  bodyMs: number
  /** Bodies that are read at a time. */
  reading: Places
  /** Requests within a minute. */
  perMinute: Places
}

const LIMITS: ReportLimits = {
  bytes: 8 * 1024,
  bodyMs: 5_000,
  reading: { perClient: 4, inAll: 64 },
  perMinute: { perClient: 30, inAll: 600 },
}
const A_MINUTE = 60_000

const STATUS: Readonly<Record<ReportOutcome, number>> = {
  taken: 204,
  malformed: 400,
  slow: 408,
  too_large: 413,
  unknown_type: 415,
  too_many: 429,
}

/**
 * Takes what pages report of themselves, of whatever kind (report-kinds.table.ts), and holds little for it: so many bytes, so many
 * at a time and in a minute. Nothing is asked of the API, nobody is told anything, and no body makes it fail.
 */
export function createReportHandler(parts: ReportLogParts, limits: ReportLimits = LIMITS) {
  const log = new ReportLog(parts)
  const places = new ClientPlaces(limits.reading)
  const rate = new MinuteCount(limits.perMinute)

  const take = async (request: IncomingMessage): Promise<ReportOutcome> => {
    const client = forwardedFor(request)
    if (!rate.take(client)) return 'too_many'
    const read = REPORT_READERS.get(mediaTypeOf(request))
    if (read === undefined) return 'unknown_type'
    const giveBack = places.take(client)
    if (giveBack === null) return 'too_many'
    const body = await readBody(request, limits).finally(giveBack)
    if (typeof body === 'string') return body
    try {
      for (const report of read(JSON.parse(body.toString()))) log.add(report)
      return 'taken'
    } catch {
      return 'malformed'
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const outcome = await take(request)
    if (outcome !== 'taken') log.refuse(outcome)
    // Who is still sending is not waited for.
    const connection = request.complete ? {} : { connection: 'close' }
    const headers = { 'cache-control': 'no-store', ...connection }
    sendAnswer(request, response, { status: STATUS[outcome], headers, body: '' })
  }
  return { handle, close: () => log.write() }
}

/** The whole body; else why there is none. What comes of it afterwards is dropped with the connection. */
function readBody(request: IncomingMessage, { bytes, bodyMs }: ReportLimits): Promise<Buffer | ReportOutcome> {
  const { promise, resolve } = Promise.withResolvers<Buffer | ReportOutcome>()
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => resolve('slow'), bodyMs)
  const keep = (chunk: Buffer) => {
    size += chunk.length
    if (size > bytes) return resolve('too_large')
    chunks.push(chunk)
  }
  request.on('data', keep)
  request.once('end', () => resolve(Buffer.concat(chunks)))
  request.once('close', () => resolve('malformed'))
  return promise.finally(() => {
    clearTimeout(timer)
    request.off('data', keep)
    if (!request.complete) request.pause()
  })
}

/** Counts in windows of a minute. Of clients it remembers as many as all together may ask in one. */
class MinuteCount {
  private readonly most: Places
  private counts = new Map<string, number>()
  private inAll = 0
  private ends = 0

  constructor(most: Places) {
    this.most = most
  }

  /** Whether the client may go on. */
  take(address: string): boolean {
    const now = Date.now()
    if (!isWaiting(this.ends, now, A_MINUTE)) {
      this.ends = now + A_MINUTE
      this.counts = new Map()
      this.inAll = 0
    }
    const client = nameClient(address)
    const count = this.counts.get(client) ?? 0
    if (count >= this.most.perClient || this.inAll >= this.most.inAll) return false
    this.counts.set(client, count + 1)
    this.inAll += 1
    return true
  }
}
