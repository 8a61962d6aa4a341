import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** Letters on one page of the list. */
export const LETTERS_PER_PAGE = 20

/** A reader's letter to the editor that was published. */
export const letterSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  author: z.string().min(1),
  town: z.string().nullable(),
  text: z.string().min(1),
  /** The editor's answer; null where there is none. */
  answer: z.string().nullable(),
  publishedAt: z.iso.datetime({ offset: true }),
})

/** One page of letters, newest first. */
export const letterListSchema = z.object({
  page: z.number().int().positive(),
  /** At least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  letters: z.array(letterSchema),
})

export type Letter = z.infer<typeof letterSchema>
export type LetterList = z.infer<typeof letterListSchema>
