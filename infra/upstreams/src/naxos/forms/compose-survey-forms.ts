import { surveySchema } from '../../content/catalogue/catalogue.schema.ts'
import { romeDay, romeInstant, writeRomeTime } from '../../content/rome-calendar.ts'
import { SURVEYS } from '../../content/catalogue/small-tables.ts'
import { z } from 'zod'

const WEEK = 7
/** Days are counted from a Thursday. */
const FRIDAY = 1
const NOON_S = 12 * 3600

/** A survey as docs/naxos.md has it. */
export const surveyFormSchema = surveySchema
  .omit({ runs: true })
  .extend({ closes_at: z.string().nullable(), closed: z.boolean() })

export type SurveyForm = z.infer<typeof surveyFormSchema>

/** The last Friday noon in Rome, as an instant in ms: then the survey of the week begins anew. */
export function lastFridayNoon(now: number): number {
  const today = romeDay(now)
  const friday = today - ((((today - FRIDAY) % WEEK) + WEEK) % WEEK)
  const noon = romeInstant(friday, NOON_S)
  return noon <= now ? noon : romeInstant(friday - WEEK, NOON_S)
}

/** The surveys at an instant: that of the week closes next Friday at noon. */
export function composeSurveyForms(now: number): SurveyForm[] {
  const next = romeInstant(romeDay(lastFridayNoon(now)) + WEEK, NOON_S)
  return SURVEYS.map(({ runs, ...survey }) => ({
    ...survey,
    closes_at: runs === 'week' ? writeRomeTime(next) : runs.until,
    closed: runs !== 'week' && runs.closed,
  }))
}
