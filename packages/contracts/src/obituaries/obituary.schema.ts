import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { obituaryFiltersSchema } from './obituary-filters.schema.ts'

/** Obituaries on one page of the list. */
export const OBITUARIES_PER_PAGE = 30

const instantSchema = z.iso.datetime({ offset: true })

const riteSchema = z.object({
  type: z.enum(['funeral', 'rosary', 'farewell', 'mass']),
  at: instantSchema,
  church: z.string().nullable(),
  town: z.string().nullable(),
})

/** An obituary: of a death, of thanks after it, of a mass in memory, of an anniversary. */
export const obituarySchema = z.object({
  id: z.number().int().positive(),
  kind: z.enum(['death', 'thanks', 'mass', 'anniversary']),
  name: z.string().min(1),
  age: z.number().int().positive().nullable(),
  town: z.string().nullable(),
  /** ISO date without a time. */
  diedOn: z.iso.date().nullable(),
  rite: riteSchema.nullable(),
  text: z.string().nullable(),
  portrait: pictureSchema.nullable(),
  publishedAt: instantSchema,
})

/** A town that obituaries of the last year name. */
const obituaryTownSchema = z.object({ slug: slugSchema, name: z.string().min(1) })

/** The towns by which obituaries can be chosen, in the order of the alphabet. */
export const obituaryTownListSchema = z.array(obituaryTownSchema)

/** One page of obituaries, newest first; of those that its filters leave. */
export const obituaryListSchema = obituaryFiltersSchema.extend({
  page: z.number().int().positive(),
  /** At least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  obituaries: z.array(obituarySchema),
})

export type Rite = z.infer<typeof riteSchema>
export type ObituaryTown = z.infer<typeof obituaryTownSchema>
export type Obituary = z.infer<typeof obituarySchema>
export type ObituaryList = z.infer<typeof obituaryListSchema>
