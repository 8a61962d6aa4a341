import { z } from 'zod'
import { LARGEST_INT } from './stored-field.schema.ts'

/** The id of what addresses and tables of ours name: a story, a multimedia item, an event, an obituary, a live entry, a survey (docs/naxos.md). */
export const pageIdSchema = z.number().int().positive().max(LARGEST_INT)

/** The id of anything else of the CMS, as of sections, tags and folders: up to 2^53 − 1, which zod's `int` is bounded by. */
export const cmsIdSchema = z.number().int().positive()

/** Digits as the CMS may write an id, no more than the largest has. */
const DIGITS = /^\d{1,16}$/
/** How an id is written in a name of ours; whether it is one, its number tells. */
export const CMS_ID_PATTERN = String.raw`[1-9]\d{0,15}`

/** An id of a page as it stands in an address and in a read model's name: digits without a leading zero, at most 2^31 − 1. */
export const pageIdTextSchema = idText(pageIdSchema)

/** The same of any other id, at most 2^53 − 1. */
export const cmsIdTextSchema = idText(cmsIdSchema)

/** Reads an id as the CMS says it, a number or its digits; null for anything else. */
export function readCmsId(given: unknown): number | null {
  const id = typeof given === 'string' && DIGITS.test(given) ? Number(given) : given
  return Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null
}

function idText(id: z.ZodType<number>) {
  return z
    .string()
    .regex(new RegExp(`^${CMS_ID_PATTERN}$`), { error: 'must be a number of at least 1', abort: true })
    .refine((digits) => id.safeParse(Number(digits)).success, 'is greater than any id')
}
