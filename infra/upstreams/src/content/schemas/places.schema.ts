import { z } from 'zod'
import { zoneSlugs } from './parts.schema.ts'
import { several, textSchema, textsSchema, zoneSchema } from './parts.schema.ts'

/** An area of the province: the name a reader knows, and how it stands in a sentence. */
const zoneRowSchema = z.strictObject({
  slug: zoneSchema,
  name: textSchema,
  /** With its preposition: «in val Trebbia», «nella Bassa». */
  within: textSchema,
  /** As an owner: «della val Trebbia», «della Bassa». */
  of: textSchema,
})
export const zonesSchema = z.array(zoneRowSchema).length(zoneSlugs.length)

/** A comune of the province with some of its hamlets, its river or stream, and the road that leads there. */
const townSchema = z.strictObject({
  name: textSchema,
  zone: zoneSchema,
  /** Hamlets; a name that begins with an article (Le Mose) is contracted by the grammar helpers. */
  hamlets: textsSchema,
  /** With its article: «il Trebbia», «il Tidone». */
  water: textSchema,
  /** With its article: «la statale 45», «la provinciale 10». */
  road: textSchema,
  /** Residents, rounded. */
  people: z.int().positive(),
  /** Metres above the sea. */
  height: z.int().positive(),
})
export const townsSchema = several(townSchema)

const streetsOfSchema = z.strictObject({ streets: textsSchema, squares: textsSchema })
/** Streets and squares of the city, and those that any comune has. */
export const streetsSchema = z.strictObject({ city: streetsOfSchema, town: streetsOfSchema })

/** Public bodies, halls and venues that stories name. Names carry no article; the grammar helpers add it. */
export const institutionsSchema = z.strictObject({
  theatres: textsSchema,
  museums: textsSchema,
  churches: textsSchema,
  libraries: textsSchema,
  highSchools: textsSchema,
  /** «Politecnico, polo di Piacenza» stands before a comma, a colon or at the end. */
  universities: textsSchema,
  police: textsSchema,
  prefecture: textsSchema,
  /** Those that a zone’s people go to. */
  hospitals: z.record(zoneSchema, textsSchema),
  /** What a small comune has instead of the city’s. */
  ofTowns: z.strictObject({ theatres: textsSchema, halls: textsSchema, libraries: textsSchema }),
})

export type Zone = z.infer<typeof zoneRowSchema>
export type Town = z.infer<typeof townSchema>
