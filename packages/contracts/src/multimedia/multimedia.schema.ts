import { z } from 'zod'
import { captionsSchema } from '../media/clip.schema.ts'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { tagSchema } from '../stories/story.schema.ts'
import { folderReferenceSchema, folderSchema } from './folder.schema.ts'

/** Items on one page of a multimedia list. */
export const MULTIMEDIA_PER_PAGE = 30

const instantSchema = z.iso.datetime({ offset: true })

/** What a card shows of a video, a gallery or a recording. */
export const multimediaTeaserSchema = z.object({
  id: z.number().int().positive(),
  /** Ends in the id. */
  slug: slugSchema,
  title: z.string().min(1),
  type: z.enum(['video', 'gallery', 'audio']),
  picture: pictureSchema.nullable(),
  /** Length of a video or a recording; null for a gallery or where it is not known. */
  seconds: z.number().int().positive().nullable(),
  /** Number of a gallery's pictures; 0 for the others. */
  pictureCount: z.number().int().nonnegative(),
  publishedAt: instantSchema,
  /** The folders it lies in, the outermost first; that of the television, wherever it stands, is in its address. */
  folders: z.array(folderReferenceSchema),
})

/** A whole item, as its page shows it. */
export const multimediaSchema = multimediaTeaserSchema.extend({
  description: z.string().nullable(),
  tags: z.array(tagSchema),
  /** Path on this site below /media/ or null where there is nothing to play. */
  sourceURL: z.string().nullable(),
  /** Of a video; none where nothing is played. */
  captions: z.array(captionsSchema).default([]),
  pictures: z.array(pictureSchema),
  /** Newest items of the same folder. */
  watchNext: z.array(multimediaTeaserSchema),
})

/** What a list of multimedia items is about. */
const multimediaSubjectSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('all') }),
  z.object({ type: z.literal('folder'), folder: folderSchema }),
  z.object({ type: z.literal('tag'), tag: tagSchema }),
])

/** One page of a list of multimedia items, newest first. */
export const multimediaListSchema = z.object({
  subject: multimediaSubjectSchema,
  page: z.number().int().positive(),
  /** At least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  items: z.array(multimediaTeaserSchema),
})

export type MultimediaTeaser = z.infer<typeof multimediaTeaserSchema>
export type Multimedia = z.infer<typeof multimediaSchema>
export type MultimediaList = z.infer<typeof multimediaListSchema>
