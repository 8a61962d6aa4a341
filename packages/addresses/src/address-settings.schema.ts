import { z } from 'zod'
import { FRIENDLY_FAMILIES } from './family.table.ts'
import type { FriendlyType } from './family.table.ts'
import { SEARCH_FAMILIES } from './search-family.table.ts'

/** Segments as they stand in an address, without a slash at either end: `news`, `multimedia/folder`. */
const segmentsSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'has to be lower-case segments without a slash at either end')
const noneOrSegmentsSchema = z.literal('').or(segmentsSchema)

type SearchName = (typeof SEARCH_FAMILIES)[keyof typeof SEARCH_FAMILIES]['name']
/** Whatever an installation may rename: the friendly families, and the searches. */
export type FamilyName = FriendlyType | SearchName

const friendly = Object.entries(FRIENDLY_FAMILIES).map(([name, { prefix, suffix }]) => ({ name, prefix, suffix }))
const searches = Object.values(SEARCH_FAMILIES)

type Choices<Schema extends z.ZodType<string>> = Record<FamilyName, z.ZodDefault<Schema>>
const choose = <Schema extends z.ZodType<string>>(entries: (readonly [string, z.ZodType<string>])[]) =>
  z.strictObject(Object.fromEntries(entries) as unknown as Choices<Schema>)

/** What each friendly family begins with (requirements 2.68, friendly URL families). */
export const addressPrefixesSchema = choose<typeof segmentsSchema>(
  [...friendly, ...searches].map(({ name, prefix }) => [name, segmentsSchema.default(prefix)]),
)

/** What stands behind the slug and the id of each friendly family, before a page segment; empty for nothing, but for searches. */
export const addressSuffixesSchema = choose<typeof noneOrSegmentsSchema>([
  ...friendly.map(({ name, suffix }) => [name, noneOrSegmentsSchema.default(suffix)] as const),
  ...searches.map(({ name, suffix }) => [name, segmentsSchema.default(suffix)] as const),
])

/** How addresses are spelled: what an installation may choose. `{}` gives the spellings of requirements 2. */
export const addressSettingsSchema = z.strictObject({
  prefixes: addressPrefixesSchema.prefault({}),
  suffixes: addressSuffixesSchema.prefault({}),
  /** Path of the masked route (requirements 2.37, `{token}`). */
  maskedPath: z
    .string()
    .max(120)
    .regex(/^(?:\/[a-z0-9-]+){1,4}$/)
    .default('/area-abbonati'),
  /** False where searches stand in the query string and not in the path. */
  friendlySearch: z.boolean().default(true),
  /** True where shortcuts to searches of events seek a tag by its name (requirements 2.88). */
  eventTagsByName: z.boolean().default(false),
})

export type AddressSettings = z.infer<typeof addressSettingsSchema>
