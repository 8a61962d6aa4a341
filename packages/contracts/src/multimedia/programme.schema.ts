import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { multimediaTeaserSchema } from './multimedia.schema.ts'

/** A programme of the paper's television, with its last editions. */
export const programmeSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  /** When it goes out, in words: «Ogni giorno alle 13.15 e alle 19.30». */
  schedule: z.string().nullable(),
  description: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** The folder that holds its editions, by slug; null where the CMS names none. */
  folderSlug: slugSchema.nullable(),
  /** Newest first. */
  episodes: z.array(multimediaTeaserSchema),
})

export const programmeListSchema = z.array(programmeSchema)

export type Programme = z.infer<typeof programmeSchema>
