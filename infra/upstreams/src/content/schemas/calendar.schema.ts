import { z } from 'zod'
import { openingHoursSchema } from '@liberta/contracts/events/event.schema'
import { eventCategorySchema } from '../catalogue/catalogue.schema.ts'
import {
  clockSchema,
  genderedSchema,
  monthsSchema,
  sceneSchema,
  several,
  strictly,
  textSchema,
  textsSchema,
} from './parts.schema.ts'

/** Events and obituaries. */

const VENUE_KINDS = ['stage', 'hall', 'museum', 'library', 'square', 'cinema', 'field', 'church', 'park'] as const
const venueKindSchema = z.enum(VENUE_KINDS)
const venueKindsSchema = several(venueKindSchema)
/** A kind that is named twice comes twice as often. */
const timesSchema = z.array(clockSchema).min(1)

/**
 * One event that can be announced. `{slot}` stands for a value: `town`, `aTown` («a Bobbio», «ad Alseno»), `diTown`,
 * `place`, `who` and `other` (invented people), `man` (an invented man), and the entry’s own slots with their alternatives.
 */
const eventEntrySchema = z.strictObject({
  title: textSchema,
  about: textSchema,
  scene: sceneSchema,
  slots: z.record(z.string().regex(/^\w+$/), textsSchema).optional(),
  /** Months in which it makes sense; those of its family when left out. */
  months: monthsSchema.optional(),
  /** When and where it is held, where its family leaves too much open. */
  begins: timesSchema.optional(),
  venues: venueKindsSchema.optional(),
  /** Who organises it, where not everybody of the family would. */
  organisers: textsSchema.optional(),
})

/** All events of one category, and what they have in common. */
const eventFamilySchema = z.strictObject({
  /** The slug of a category. */
  category: z.string(),
  /** Relative frequency. */
  weight: z.number().positive(),
  venues: venueKindsSchema,
  /** Months in which it takes place; any when left out. */
  months: monthsSchema.optional(),
  begins: timesSchema,
  /** How many minutes it lasts on a day. */
  lasts: z.int().positive(),
  /** For how many days it goes on, least and most. */
  days: z.tuple([z.int().positive(), z.int().positive()]),
  prices: textsSchema,
  organisers: textsSchema,
  /** Slugs of tags. */
  tags: several(z.string()),
  entries: z.array(eventEntrySchema).min(1),
  /** Sentences of the middle of a description. */
  middle: textsSchema,
  /** How to get in, where to ask. */
  practical: textsSchema,
})
export const eventFamiliesSchema = z.array(eventFamilySchema).min(1)

export const eventCategoriesSchema = z.array(strictly(eventCategorySchema)).min(1)

/** Where events are held: the city’s own places, and the rooms that every comune has. */
export const venuesSchema = z.strictObject({
  city: several(
    z.strictObject({
      kind: venueKindSchema,
      name: textSchema,
      address: textSchema,
      /** When it is open whatever is held in it. */
      hours: strictly(openingHoursSchema).optional(),
    }),
  ),
  everyTown: several(z.strictObject({ kind: venueKindSchema, name: textSchema })),
})

/** A church as an obituary’s head names it, and as its text does: «San Sisto», «nella basilica di San Sisto». */
const churchSchema = z.strictObject({ name: textSchema, inText: textSchema })
export const churchesSchema = z.strictObject({
  towns: z.record(textSchema, several(churchSchema)),
  /** Of a comune that has none listed. */
  parish: churchSchema,
  /** Where farewells without a religious rite are held. */
  farewellRoom: churchSchema,
})

const genderedListSchema = several(genderedSchema)

/** The words of obituaries. `{family}`, `{when}`, `{inText}`, `{name}` and `{passed}` stand for values, one letter for a first name. */
export const obituarySentencesSchema = z.strictObject({
  openings: genderedListSchema,
  suddenOpenings: genderedListSchema,
  /** What they did in life. */
  callings: genderedListSchema,
  announcements: textsSchema,
  /** Who is left: of one who leaves husband or wife and of a young one by the sex of the dead. */
  families: z.strictObject({ old: textsSchema, spouse: genderedListSchema, young: genderedListSchema }),
  rites: z.strictObject({ funeral: textSchema, rosary: textSchema, farewell: textSchema, mass: textSchema }),
  privateFuneral: textSchema,
  afterRites: textsSchema,
  closings: textsSchema,
  thanks: textsSchema,
  masses: genderedSchema,
  anniversary: textSchema,
  memories: textsSchema,
})

/**
 * Surnames made of the features of a landscape, a first part with its second ones, so that an obituary never names a real
 * family, and first names of the generations that obituaries are about.
 */
export const inventedNamesSchema = z.strictObject({
  surnames: z.record(textSchema, textsSchema),
  elderWomen: textsSchema,
  elderMen: textsSchema,
  youngerWomen: textsSchema,
  youngerMen: textsSchema,
})

export type VenueKind = z.infer<typeof venueKindSchema>
export type EventEntry = z.infer<typeof eventEntrySchema>
export type EventFamily = z.infer<typeof eventFamilySchema>
export type RiteChurch = z.infer<typeof churchSchema>
