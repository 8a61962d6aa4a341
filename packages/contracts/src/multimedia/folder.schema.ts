import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** What a link has to know of a multimedia folder. */
export const folderReferenceSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
})

/** A multimedia folder (requirements 3.18): `ids` are the ancestors' ids and its own, joined by dots. */
export const folderSchema = folderReferenceSchema.extend({
  URL: z.string(),
  ids: z.string(),
  parent: z.number().int().positive().nullable(),
  subfolders: z.array(folderReferenceSchema),
  description: z.string().nullable(),
})

export const folderListSchema = z.array(folderSchema)

export type FolderReference = z.infer<typeof folderReferenceSchema>
export type Folder = z.infer<typeof folderSchema>
