import { z } from 'zod'
import { LONGEST_SEARCH, normaliseSearchText } from '../search/search-parameters.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { PAGE_ID } from './list-id.ts'
import { pageIdTextSchema } from '../text/cms-id.schema.ts'

/** No parameters of this kind. Unknown ones are ignored: they never reach a read model's name. */
export const noParametersSchema = z.object({})

/** The one parameter of an address that ends in an id, as a read model has it: digits without a leading zero. */
export const idInPath = (id: z.ZodType<string>) => z.object({ id: id.describe('Numeric id') })

/** The parameters of an address of a page or an entry of a story. */
export const livePartInPathSchema = idInPath(pageIdTextSchema).extend({
  number: pageIdTextSchema.describe('Number of at least 1'),
})

/** The one parameter of an address that ends in a slug. */
export const slugInPathSchema = z.object({ slug: slugSchema.describe('Slug') })

/** What `page` says: a number of at least 1, and for anything else the default, 1 (requirements 5.6). */
export const pageParameterSchema = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' && PAGE_ID.test(value) ? Number(value) : 1))
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

/** `page` as an address says it: the first page is not written out. */
export function writePage(page: number): number | undefined {
  return page > 1 ? page : undefined
}
