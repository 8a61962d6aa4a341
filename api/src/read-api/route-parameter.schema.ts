import { takePageSegment } from '@liberta/addresses/page-segment'
import { normaliseSearchText } from '@liberta/addresses/search-text'
import { numericIdTextSchema } from '@liberta/contracts/read-models/read-model-key'
import { LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'

/** An id in an address: digits without a leading zero. */
const idParameterSchema = numericIdTextSchema.describe('Numeric id')

/** No parameters of this kind. Unknown ones are ignored: they never reach a read model's name. */
export const noParametersSchema = z.object({})

/** The one parameter of an address that ends in an id. */
export const idInPathSchema = z.object({ id: idParameterSchema })

/** The one parameter of an address that ends in a slug. */
export const slugInPathSchema = z.object({ slug: slugSchema.describe('Slug') })

/** What `page` says: a number of at least 1, and for anything else the default, 1 (requirements 5.6). */
export const pageParameterSchema = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? takePageSegment([`page_${value}`]).page : 1))
  .describe('Number of at least 1; anything else gives page 1')

/** A text that is sought, in its one spelling; null where nothing is written, refused where it is too long. */
export const textParameterSchema = z
  .string()
  .refine((text) => text.trim().length <= LONGEST_SEARCH, `must have ${LONGEST_SEARCH} characters or fewer`)
  .optional()
  .transform((text) => normaliseSearchText(text ?? ''))
  .describe(`Words to look for, at most ${LONGEST_SEARCH} characters`)

/** Number of values that were given. */
export function countGiven(values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length
}
