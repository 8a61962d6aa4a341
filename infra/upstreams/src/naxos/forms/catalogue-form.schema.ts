import { z } from 'zod'
import { openingHoursSchema } from '@liberta/contracts/events/event.schema'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { eventLocationSchema, obituarySchema } from '../../content/catalogue/catalogue.schema.ts'

/** What is said in a clip: WebVTT, one file for each language. */
export const captionsFormSchema = z.array(z.object({ language: z.string(), label: z.string(), URL: z.string() }))

/** Forms of docs/naxos.md for everything that is not a story. */
const reference = { id: z.number(), slug: z.string() }
const picture = pictureSchema.nullable()

export const journalistFormSchema = z.object({
  ...reference,
  name: z.string(),
  role: z.string(),
  biography: z.string(),
  picture,
})

export const multimediaFormSchema = z.object({
  ...reference,
  title: z.string(),
  type: z.enum(['video', 'gallery', 'audio']),
  tags: z.array(tagSchema),
  folders: z.array(z.number()),
  picture,
  seconds: z.number().nullable(),
  published_at: z.string(),
  description: z.string(),
  source_url: z.string().nullable(),
  captions: captionsFormSchema,
  /** The pictures of a gallery; empty for the others. */
  pictures: z.array(pictureSchema),
})

/** A place; its opening hours are null where it has none of its own. */
export const locationFormSchema = eventLocationSchema
  .omit({ zone: true })
  .extend({ openingHours: openingHoursSchema.nullable() })

export const eventFormSchema = z.object({
  ...reference,
  title: z.string(),
  tags: z.array(tagSchema),
  categories: z.array(z.object({ ...reference, title: z.string() })),
  type: z.enum(['evento', 'rassegna']),
  location: locationFormSchema,
  period_start: z.string(),
  period_end: z.string(),
  picture,
  description: z.string(),
  price: z.string(),
  organiser: z.string(),
  status: z.enum(['scheduled', 'cancelled']),
  status_note: z.string().nullable(),
})

export const obituaryFormSchema = z.object({
  id: z.number(),
  kind: obituarySchema.shape.kind,
  name: z.string(),
  age: z.number().nullable(),
  town: z.string(),
  died_on: z.string(),
  rite: obituarySchema.shape.rite,
  text: z.string(),
  portrait: picture,
  published_at: z.string(),
})

/** A town by which notices can be chosen. */
export const obituaryTownFormSchema = z.object({ slug: z.string(), name: z.string() })

export const podcastFormSchema = z.object({
  ...reference,
  title: z.string(),
  description: z.string(),
  author: z.string(),
  picture,
  episodes: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      seconds: z.number(),
      published_at: z.string(),
      description: z.string(),
      audio_url: z.string().nullable(),
      bytes: z.number(),
    }),
  ),
})

export const programmeFormSchema = z.object({
  ...reference,
  title: z.string(),
  schedule: z.string(),
  description: z.string(),
  picture,
  folder: z.number(),
  episodes: z.array(multimediaFormSchema),
})

export type MultimediaForm = z.infer<typeof multimediaFormSchema>
export type EventForm = z.infer<typeof eventFormSchema>
export type ObituaryForm = z.infer<typeof obituaryFormSchema>
export type PodcastForm = z.infer<typeof podcastFormSchema>
export type ProgrammeForm = z.infer<typeof programmeFormSchema>
export type JournalistForm = z.infer<typeof journalistFormSchema>
