import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** Days that a period of obituaries reaches back, today among them. Without a period the list reaches back a year (docs/naxos.md). */
export const DAYS_OF_PERIOD = { oggi: 1, settimana: 7, mese: 30, semestre: 182 } as const

export type ObituaryPeriod = keyof typeof DAYS_OF_PERIOD

/** The periods in the order in which readers choose among them, shortest first. */
export const OBITUARY_PERIODS = Object.keys(DAYS_OF_PERIOD) as [ObituaryPeriod, ...ObituaryPeriod[]]

export const obituaryPeriodSchema = z.enum(OBITUARY_PERIODS)

/** What a list of obituaries is narrowed by; all null for all of them. */
export const obituaryFiltersSchema = z.object({
  /** The beginnings of words of a name or a town that are sought. */
  query: z.string().min(1).nullable(),
  /** The slug of a town that obituaries name (`obituaryTowns`). */
  town: slugSchema.nullable(),
  period: obituaryPeriodSchema.nullable(),
})

export type ObituaryFilters = z.infer<typeof obituaryFiltersSchema>

/** All obituaries. */
export const ALL_OBITUARIES: ObituaryFilters = { query: null, town: null, period: null }

/** Whether a list of obituaries is narrowed by anything. */
export function isNarrowed({ query, town, period }: ObituaryFilters): boolean {
  return query !== null || town !== null || period !== null
}
