import { parseJson } from '@liberta/contracts/text/parse-json'
import { readCappedBody } from '@liberta/http/read-capped-body'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { NOTICED_FIGURES } from './noticed.table.ts'
import type { NoticedFigure } from './noticed.table.ts'

const DAY_S = 86_400
const STEP_S = 600
const TIMEOUT_MS = 1400
const LONGEST_BODY = 256 * 1024
/** Each viewer's home renews itself every ten seconds; the figures are ten minutes apart. */
const KEPT_MS = 30_000

/** A figure's day, oldest first, ten minutes apart; null where there was nothing to measure. */
export interface NoticedHistory {
  figure: NoticedFigure
  points: readonly (number | null)[]
}

/** What a query over a range answers in Prometheus, where it has one series or none. */
const rangeSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    resultType: z.literal('matrix'),
    result: z.array(z.object({ values: z.array(z.tuple([z.number(), z.string()])) })).max(1),
  }),
})

/**
 * Makes what reads the last 24 hours of all that readers notice: nothing where no Prometheus is given, else the same for every
 * viewer for 30 s. It rejects within 1.4 s with what is wrong, in a sentence for operators; a failure is not kept.
 * @param prometheusUrl may have a path of its own, as behind a proxy
 */
export function createHistoryReader(
  prometheusUrl: string | undefined,
  now: () => number = Date.now,
): () => Promise<NoticedHistory[]> {
  if (prometheusUrl === undefined) return async () => []
  const address = findQueryAddress(prometheusUrl)
  const kept = new LRUCache<'day', NoticedHistory[]>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => readHistory(address, now() / 1000),
  })
  return () => kept.forceFetch('day')
}

function findQueryAddress(prometheusUrl: string): URL {
  const base = new URL(prometheusUrl)
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return new URL('api/v1/query_range', base)
}

function readHistory(address: URL, end: number): Promise<NoticedHistory[]> {
  return Promise.all(
    NOTICED_FIGURES.map(async (figure) => ({ figure, points: await readPoints(address, figure.query, end) })),
  )
}

async function readPoints(address: URL, query: string, end: number): Promise<(number | null)[]> {
  const start = end - DAY_S
  const answer = await askForRange(
    address,
    new URLSearchParams({ query, start: String(start), end: String(end), step: String(STEP_S) }),
  )
  if (answer.status !== 200) throw new Error(`Prometheus could not be read: ${answer.status}.`)
  const range = rangeSchema.safeParse(parseJson(answer.text))
  if (!range.success) throw new Error('Prometheus could not be read: its answer is not one series.')
  const points = Array.from<number | null>({ length: DAY_S / STEP_S + 1 }).fill(null)
  for (const [seconds, text] of range.data.data.result[0]?.values ?? []) {
    const place = Math.round((seconds - start) / STEP_S)
    // A share of nothing is NaN.
    if (place >= 0 && place < points.length) points[place] = Number.isFinite(Number(text)) ? Number(text) : null
  }
  return points
}

async function askForRange(address: URL, range: URLSearchParams): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(address, { method: 'POST', body: range, redirect: 'error', signal })
    return { status: response.status, text: await readCappedBody(response, LONGEST_BODY) }
  } catch (cause) {
    throw new Error('Prometheus does not answer.', { cause })
  }
}
