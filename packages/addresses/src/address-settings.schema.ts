import { z } from 'zod'

/** Segments as they stand in an address, without a slash at either end: `news`, `multimedia/folder`. */
const segmentsSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'has to be lower-case segments without a slash at either end')
const noneOrSegmentsSchema = z.literal('').or(segmentsSchema)

/** What each friendly family begins with (requirements 2.68, friendly URL families). */
export const addressPrefixesSchema = z.strictObject({
  section: segmentsSchema.default('news'),
  story: segmentsSchema.default('news'),
  storyByTag: segmentsSchema.default('news/tag'),
  storyByJournalist: segmentsSchema.default('news/autore'),
  tag: segmentsSchema.default('tag'),
  tagMultimedia: segmentsSchema.default('tag'),
  tagEvents: segmentsSchema.default('tag'),
  journalist: segmentsSchema.default('autore'),
  folder: segmentsSchema.default('multimedia/folder'),
  multimedia: segmentsSchema.default('multimedia/detail'),
  multimediaByTag: segmentsSchema.default('multimedia/detail/tag'),
  event: segmentsSchema.default('event'),
  eventByCategory: segmentsSchema.default('event/categoria'),
  eventByType: segmentsSchema.default('event/tipo'),
  eventByTag: segmentsSchema.default('event/tag'),
  eventCategory: segmentsSchema.default('event/event-category/rassegna'),
  events: segmentsSchema.default('events'),
  searchSite: segmentsSchema.default('ricerca'),
  searchNews: segmentsSchema.default('news/ricerca'),
  searchEvents: segmentsSchema.default('eventi/ricerca'),
  searchTeleliberta: segmentsSchema.default('multimedia/folder/teleliberta/ricerca'),
})

/** What stands behind the slug and the id of each friendly family, before a page segment; empty for nothing. */
export const addressSuffixesSchema = z.strictObject({
  section: noneOrSegmentsSchema.default(''),
  story: noneOrSegmentsSchema.default(''),
  storyByTag: noneOrSegmentsSchema.default(''),
  storyByJournalist: noneOrSegmentsSchema.default(''),
  tag: noneOrSegmentsSchema.default(''),
  tagMultimedia: noneOrSegmentsSchema.default('multimedia'),
  tagEvents: noneOrSegmentsSchema.default('eventi'),
  journalist: noneOrSegmentsSchema.default(''),
  folder: noneOrSegmentsSchema.default(''),
  multimedia: noneOrSegmentsSchema.default(''),
  multimediaByTag: noneOrSegmentsSchema.default(''),
  event: noneOrSegmentsSchema.default(''),
  eventByCategory: noneOrSegmentsSchema.default(''),
  eventByType: noneOrSegmentsSchema.default(''),
  eventByTag: noneOrSegmentsSchema.default(''),
  eventCategory: noneOrSegmentsSchema.default(''),
  events: noneOrSegmentsSchema.default(''),
  searchSite: segmentsSchema.default('s'),
  searchNews: segmentsSchema.default('s'),
  searchEvents: segmentsSchema.default('s'),
  searchTeleliberta: segmentsSchema.default('s'),
})

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
})

export type AddressSettings = z.infer<typeof addressSettingsSchema>
export type FamilyName = keyof AddressSettings['prefixes']
