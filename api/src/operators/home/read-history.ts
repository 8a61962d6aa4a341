import { readCappedBody } from '@liberta/http/read-capped-body'
import { z } from 'zod'
import { NOTICED_FIGURES } from './noticed.table.ts'
import type { NoticedFigure } from './noticed.table.ts'

const DAY_S = 86_400
const STEP_S = 600
const TIMEOUT_MS = 1400
const LONGEST_BODY = 256 * 1024

/** A figure's day, oldest first, ten minutes apart; null where there was nothing to measure. */
export interface NoticedHistory {
  figure: NoticedFigure
  points: readonly (number | null)[]
}

/** What `GET /api/v1/query_range` of Prometheus answers, of a query that has one series or none. */
const rangeSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    resultType: z.literal('matrix'),
    result: z.array(z.object({ values: z.array(z.tuple([z.number(), z.string()])) })).max(1),
  }),
})

/** The last 24 hours of all that readers notice. Rejects where Prometheus does not answer within 1.4 s, or otherwise than it should. */
export function readHistory(prometheusUrl: string, at: Date): Promise<NoticedHistory[]> {
  return Promise.all(
    NOTICED_FIGURES.map(async (figure) => ({ figure, points: await readPoints(prometheusUrl, figure.query, at) })),
  )
}

async function readPoints(prometheusUrl: string, query: string, at: Date): Promise<(number | null)[]> {
  const end = at.getTime() / 1000
  const start = end - DAY_S
  const range = new URLSearchParams({ query, start: String(start), end: String(end), step: String(STEP_S) })
  const response = await fetch(`${prometheusUrl.replace(/\/$/, '')}/api/v1/query_range`, {
    method: 'POST',
    body: range,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { data } = rangeSchema.parse(JSON.parse(await readCappedBody(response, LONGEST_BODY)))
  const points = Array.from<number | null>({ length: DAY_S / STEP_S + 1 }).fill(null)
  for (const [seconds, text] of data.result[0]?.values ?? []) {
    const place = Math.round((seconds - start) / STEP_S)
    // A share of nothing is NaN.
    if (place >= 0 && place < points.length) points[place] = Number.isFinite(Number(text)) ? Number(text) : null
  }
  return points
}
