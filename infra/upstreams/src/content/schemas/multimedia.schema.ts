import { z } from 'zod'
import { podcastSchema } from '../catalogue/catalogue.schema.ts'
import {
  clockSchema,
  idSchema,
  monthsSchema,
  sceneSchema,
  several,
  slugSchema,
  strictly,
  textSchema,
} from './parts.schema.ts'
import { textsSchema, weekdaySchema } from './parts.schema.ts'

const folderFields = { id: idSchema, slug: slugSchema, name: textSchema, description: textSchema }

/** The tree of folders; the programmes have one each below the folder that holds them. */
export const foldersSchema = z.array(
  z.strictObject({
    ...folderFields,
    holdsProgrammes: z.literal(true).optional(),
    below: z.array(z.strictObject(folderFields)).optional(),
  }),
)

/** A programme of Telelibertà. `{town}` in a title is a comune, `|` parts alternatives inside brackets. */
export const programmesSchema = z.array(
  z.strictObject({
    slug: slugSchema,
    title: textSchema,
    schedule: textSchema,
    description: textSchema,
    scene: sceneSchema,
    weekdays: several(weekdaySchema),
    /** When it goes out on such a day. */
    airs: several(clockSchema),
    /** Length in minutes, least and most. */
    minutes: z.tuple([z.int().positive(), z.int().positive()]),
    /** Slugs of the tags of one that keeps to one subject. */
    episodeTags: several(z.string()).optional(),
    /** Titles of its episodes; the news is called after its hour. */
    episodes: textsSchema.optional(),
  }),
)

/** A podcast with what its episodes are about: a title, then what is told in one sentence. */
export const podcastsSchema = z.array(
  strictly(podcastSchema).extend({
    episodes: z.array(z.strictObject({ title: textSchema, about: textSchema })).min(1),
  }),
)

const clipSchema = z.strictObject({
  title: textSchema,
  scene: sceneSchema,
  folder: idSchema,
  /** Slugs. */
  tags: several(z.string()),
  /** Months in which it can have been taken; any when left out. */
  months: monthsSchema.optional(),
  /** Only in the hills and the mountains. */
  high: z.literal(true).optional(),
})
export const clipsSchema = z.array(clipSchema).min(1)

/** What is said of any item, by its type. */
export const multimediaWordsSchema = z.strictObject({
  descriptions: z.strictObject({ video: textsSchema, gallery: textsSchema, audio: textsSchema }),
  /** An episode’s own description; `{title}`, `{date}` and `{about}` are its programme’s. */
  episode: textSchema,
  /** The title of an edition of the news. */
  edition: textSchema,
  /** The theatres as owners. */
  ofTheatres: textsSchema,
  /** Titles that say how long a clip is, in seconds. */
  lengths: z.array(z.strictObject({ said: textSchema, seconds: z.int().positive() })),
})

export type Clip = z.infer<typeof clipSchema>
