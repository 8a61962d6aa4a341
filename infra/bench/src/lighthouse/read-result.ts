import { z } from 'zod'
import type { Bar } from '../bench.types.ts'

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

const steadyCategories = z.object({
  accessibility: categorySchema,
  'best-practices': categorySchema,
  seo: categorySchema,
})

/** The categories whose scores hang on the page alone, as many as were asked for. */
const steadySchema = z.object({
  categories: steadyCategories.partial(),
  audits: z.record(z.string(), auditSchema),
})

/** What is read of a Lighthouse result; its other parts are not ours to depend on. */
const resultSchema = steadySchema.extend({ categories: steadyCategories.extend({ performance: categorySchema }) })

/** Lighthouse's names of the categories that do not hang on how fast the machine is. */
export type SteadyCategory = keyof z.infer<typeof steadyCategories>

export interface LighthouseResult<Figures = Record<LighthouseFigure, number>> {
  figures: Figures
  /** Audits with a weight that did not reach their full score: `id: title (what was found) elements`. */
  shortfalls: string[]
}

/** Reads the figures that have bars out of a Lighthouse result. @throws FailedRunError where the run itself failed. */
export function readResult(lhr: unknown): LighthouseResult {
  expectRun(lhr)
  const { categories, audits } = resultSchema.parse(lhr)
  const { performance, accessibility, 'best-practices': practices, seo } = categories
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    figures: {
      performance: inHundredths(performance),
      accessibility: inHundredths(accessibility),
      'best practices': inHundredths(practices),
      SEO: inHundredths(seo),
      LCP: numeric('largest-contentful-paint'),
      CLS: numeric('cumulative-layout-shift'),
      TBT: numeric('total-blocking-time'),
    },
    shortfalls: findShortfalls([performance, accessibility, practices, seo], audits),
  }
}

/**
 * Reads the scores of the page alone, in hundredths by the names of their categories, out of a result that has some of them.
 * @throws FailedRunError where the run itself failed
 */
export function readSteadyResult(lhr: unknown): LighthouseResult<Partial<Record<SteadyCategory, number>>> {
  expectRun(lhr)
  const { categories, audits } = steadySchema.parse(lhr)
  const figures = Object.fromEntries(Object.entries(categories).map(([id, category]) => [id, inHundredths(category)]))
  return { figures, shortfalls: findShortfalls(Object.values(categories), audits) }
}

type Category = z.infer<typeof categorySchema>

function expectRun(lhr: unknown): void {
  const { runtimeError } = failureSchema.parse(lhr)
  if (runtimeError) throw new FailedRunError(`Lighthouse could not measure: ${runtimeError.code}`)
}

const inHundredths = ({ score }: Category) => Math.round(score * 100)

function findShortfalls(
  categories: readonly Category[],
  audits: Readonly<Record<string, z.infer<typeof auditSchema>>>,
): string[] {
  const weighed = categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed.flatMap(({ id }) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 1) return []
    const elements = audit.details?.items.flatMap(({ node }) => node?.snippet ?? []) ?? []
    const found = audit.displayValue ? [`(${audit.displayValue})`] : []
    return [[`${id}: ${audit.title}`, ...found, ...elements.slice(0, ELEMENTS_NAMED)].join(' ')]
  })
}

/** Which figure of a Lighthouse result has which bar. Scores are told in hundredths, as Lighthouse shows them. */
export const LIGHTHOUSE_BARS = [
  { what: 'performance', unit: '', bar: { type: 'least', value: 98 } },
  { what: 'accessibility', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'best practices', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'SEO', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'LCP', unit: 'ms', bar: { type: 'most', value: 1200 } },
  { what: 'CLS', unit: '', bar: { type: 'most', value: 0.01 } },
  { what: 'TBT', unit: 'ms', bar: { type: 'most', value: 50 } },
] as const satisfies readonly { what: string; unit: string; bar: Bar }[]

export type LighthouseFigure = (typeof LIGHTHOUSE_BARS)[number]['what']
