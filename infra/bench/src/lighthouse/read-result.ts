import { z } from 'zod'
import type { LighthouseFigure } from './lighthouse-bars.table.ts'

/** How many of the elements that an audit complains of are named. */
const ELEMENTS_NAMED = 3

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z
    .object({ items: z.array(z.object({ node: z.object({ snippet: z.string() }).optional() }).catch({})) })
    .optional()
    .catch(undefined),
})

const categorySchema = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

/** A run in which Lighthouse lost its own trace: it says nothing of the page, and is to be run again. */
export class FailedRunError extends Error {
  override readonly name = 'FailedRunError'
}

/** Stands where the run failed; then scores are missing. */
const failureSchema = z.object({ runtimeError: z.object({ code: z.string() }).optional() })

/** What is read of a Lighthouse result; its other parts are not ours to depend on. */
const resultSchema = z.object({
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: z.record(z.string(), auditSchema),
})

export interface LighthouseResult {
  figures: Record<LighthouseFigure, number>
  /** Audits with a weight that did not reach their full score: `id: title (what was found) elements`. */
  shortfalls: string[]
}

/** Reads the figures that have bars out of a Lighthouse result. @throws FailedRunError where the run itself failed. */
export function readResult(lhr: unknown): LighthouseResult {
  const { runtimeError } = failureSchema.parse(lhr)
  if (runtimeError) throw new FailedRunError(`Lighthouse could not measure: ${runtimeError.code}`)
  const { categories, audits } = resultSchema.parse(lhr)
  const score = (name: keyof typeof categories) => Math.round(categories[name].score * 100)
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      LCP: numeric('largest-contentful-paint'),
      CLS: numeric('cumulative-layout-shift'),
      TBT: numeric('total-blocking-time'),
    },
    shortfalls: weighed.flatMap(({ id }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score >= 1) return []
      const elements = audit.details?.items.flatMap(({ node }) => node?.snippet ?? []) ?? []
      const found = audit.displayValue ? [`(${audit.displayValue})`] : []
      return [[`${id}: ${audit.title}`, ...found, ...elements.slice(0, ELEMENTS_NAMED)].join(' ')]
    }),
  }
}
