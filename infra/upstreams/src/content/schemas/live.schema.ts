import { z } from 'zod'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { PICTURE_SUBJECTS } from '../stories/picture-subjects.table.ts'
import { several, textSchema } from './parts.schema.ts'

/** The live blogs that the stand-in can play. */
export const LIVE_SCRIPTS = ['flood', 'derby'] as const

const figureChangeSchema = z.strictObject({ value: textSchema, notes: z.array(textSchema) })

/** The number beside a live blog. */
const figureSchema = figureChangeSchema.extend({
  title: textSchema,
  unit: textSchema.nullable(),
  points: z.array(z.number()),
  since: textSchema.nullable(),
  threshold: z.strictObject({ value: z.number(), label: textSchema }).nullable(),
})

/** One entry of a script. */
export const scriptEntrySchema = z.strictObject({
  /** Minutes before the start at which it was written; null for one that comes later, in its turn. */
  ago: z.int().nonnegative().nullable(),
  title: textSchema,
  /** Its paragraphs. */
  text: z.array(textSchema),
  quote: textSchema.optional(),
  /** Who said that. */
  by: textSchema.optional(),
  key: textSchema.optional(),
  author: slugSchema.optional(),
  place: textSchema.optional(),
  pinned: z.boolean().optional(),
  picture: z.strictObject({ subject: z.enum(PICTURE_SUBJECTS), variant: z.int().nonnegative() }).optional(),
  /** What the number says from then on. */
  figure: figureChangeSchema.optional(),
})

/** A live blog from its beginning to its end, oldest entry first. */
export const liveScriptSchema = z.strictObject({
  title: textSchema,
  standfirst: textSchema,
  /** Slug or path. */
  section: z.string(),
  tags: z.array(slugSchema),
  journalists: z.array(slugSchema),
  figure: figureSchema,
  entries: several(scriptEntrySchema),
})

export type LiveFigureRow = z.infer<typeof figureSchema>
export type ScriptEntry = z.infer<typeof scriptEntrySchema>
