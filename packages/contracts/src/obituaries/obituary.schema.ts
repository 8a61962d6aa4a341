import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'

/** Notices on one page of the list. */
export const OBITUARIES_PER_PAGE = 30

const instantSchema = z.iso.datetime({ offset: true })

const riteSchema = z.object({
  type: z.enum(['funeral', 'rosary', 'farewell', 'mass']),
  at: instantSchema,
  church: z.string().nullable(),
  town: z.string().nullable(),
})

/** A notice: of a death, of thanks after it, of a mass in memory, of an anniversary. */
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

/** One page of notices, newest first; of those that `query` finds where one is given. */
export const obituaryListSchema = z.object({
  /** The beginnings of words of a name or a town that were sought. */
  query: z.string().nullable(),
  page: z.number().int().positive(),
  /** At least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  obituaries: z.array(obituarySchema),
})

export type Rite = z.infer<typeof riteSchema>
export type Obituary = z.infer<typeof obituarySchema>
export type ObituaryList = z.infer<typeof obituaryListSchema>
