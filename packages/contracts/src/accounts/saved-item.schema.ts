import { z } from 'zod'
import { typedText } from '../text/stored-field.schema.ts'

/** An id is a word of the CMS: letters, digits and a few signs, so that `type:itemId` is read in one way only. */
const idSchema = z.string().regex(/^[\w.-]{1,100}$/, 'expected letters, digits, dots, hyphens and underscores')

const itemSchema = z.object({
  /** An assertion: it has to be the id of whoever is signed in. */
  userId: z.string().max(100).optional(),
  itemId: z.union([idSchema, z.number().int().nonnegative().transform(String)]),
  type: idSchema.default('story'),
})

/** `POST /api/save-for-later/check` (requirements 7.15). */
export const checkSavedSchema = itemSchema
export type CheckSaved = z.output<typeof checkSavedSchema>

/** `POST /api/save-for-later/toggle` (requirements 7.16): `currentStatus` is what the reader saw. */
export const toggleSavedSchema = itemSchema.extend({
  title: typedText(300).default(''),
  currentStatus: z.boolean(),
})
export type ToggleSaved = z.output<typeof toggleSavedSchema>

export const toggleAnswerSchema = z.object({ status: z.literal('success'), isSaved: z.boolean() })
export type ToggleAnswer = z.infer<typeof toggleAnswerSchema>

/** What pages offer to save, by the names of the read models that it is found in. */
export const SAVED_TYPES = ['story', 'multimedia', 'event'] as const
export type SavedType = (typeof SAVED_TYPES)[number]

/** What a saved thing is called from when the newsroom takes it back: its title goes with it, wherever it is kept. */
export const TITLE_OF_WITHDRAWN = 'Contenuto ritirato dalla redazione'

const savedItemSchema = z.object({
  itemId: z.string(),
  type: z.string(),
  title: z.string(),
  addedAt: z.iso.datetime(),
})
export type SavedItemView = z.infer<typeof savedItemSchema>

/** What `GET /api/save-for-later` may be asked: words of the title, one type, an order, a page. */
export const savedListQuerySchema = z.object({
  userId: z.string().max(100).optional(),
  query: typedText(100).optional(),
  type: idSchema.optional(),
  sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
  page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
})
export type SavedListQuery = z.output<typeof savedListQuerySchema>

export const savedListSchema = z.object({
  items: z.array(savedItemSchema),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** The types that the reader has saved anything of, for the filter. */
  types: z.array(z.string()),
})
export type SavedList = z.infer<typeof savedListSchema>
