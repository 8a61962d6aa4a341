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

/** The categories whose scores hang on the page alone. */
const steadySchema = z.object({
  categories: z.object({ accessibility: categorySchema, 'best-practices': categorySchema, seo: categorySchema }),
  audits: z.record(z.string(), auditSchema),
})

/** What is read of a Lighthouse result; its other parts are not ours to depend on. */
const resultSchema = steadySchema.extend({
  categories: steadySchema.shape.categories.extend({ performance: categorySchema }),
})

/** The figures that do not hang on how fast the machine is. */
export type SteadyFigure = Extract<LighthouseFigure, 'accessibility' | 'best practices' | 'SEO'>

export interface LighthouseResult<Figure extends LighthouseFigure = LighthouseFigure> {
  figures: Record<Figure, number>
  /** Audits with a weight that did not reach their full score: `id: title (what was found) elements`. */
  shortfalls: string[]
}

/** Reads the figures that have bars out of a Lighthouse result. @throws FailedRunError where the run itself failed. */
export function readResult(lhr: unknown): LighthouseResult {
  expectRun(lhr)
  const { categories, audits } = resultSchema.parse(lhr)
  const { performance, ...others } = categories
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    figures: {
      ...scoresOf(others),
      performance: inHundredths(performance),
      LCP: numeric('largest-contentful-paint'),
      CLS: numeric('cumulative-layout-shift'),
      TBT: numeric('total-blocking-time'),
    },
    shortfalls: findShortfalls([performance, ...Object.values(others)], audits),
  }
}

/** Reads the scores of the page alone out of a result without performance. @throws FailedRunError where the run itself failed. */
export function readSteadyResult(lhr: unknown): LighthouseResult<SteadyFigure> {
  expectRun(lhr)
  const { categories, audits } = steadySchema.parse(lhr)
  return { figures: scoresOf(categories), shortfalls: findShortfalls(Object.values(categories), audits) }
}

type Category = z.infer<typeof categorySchema>

function expectRun(lhr: unknown): void {
  const { runtimeError } = failureSchema.parse(lhr)
  if (runtimeError) throw new FailedRunError(`Lighthouse could not measure: ${runtimeError.code}`)
}

function scoresOf(categories: z.infer<typeof steadySchema>['categories']): Record<SteadyFigure, number> {
  return {
    accessibility: inHundredths(categories.accessibility),
    'best practices': inHundredths(categories['best-practices']),
    SEO: inHundredths(categories.seo),
  }
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
  { what: 'LCP', unit: 'ms', bar: { type: 'most', value: 1500 } },
  { what: 'CLS', unit: '', bar: { type: 'most', value: 0.01 } },
  { what: 'TBT', unit: 'ms', bar: { type: 'most', value: 50 } },
] as const satisfies readonly { what: string; unit: string; bar: Bar }[]

export type LighthouseFigure = (typeof LIGHTHOUSE_BARS)[number]['what']
