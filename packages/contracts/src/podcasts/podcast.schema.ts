import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'

/** One episode of a podcast. */
export const podcastEpisodeSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  /** Null where it is not known. */
  seconds: z.number().int().positive().nullable(),
  publishedAt: z.iso.datetime({ offset: true }),
  description: z.string().nullable(),
  /** Path on this site below /media/, or null where there is nothing to play. */
  audioURL: z.string().nullable(),
  bytes: z.number().int().positive().nullable(),
  /** What is said in it, in time with it (WebVTT), and its chapters (JSON): paths on this site below /media/; nothing where there are none. */
  transcriptURL: z.string().nullish(),
  chaptersURL: z.string().nullish(),
})

/** A podcast with its episodes, newest first. */
export const podcastSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  description: z.string().nullable(),
  author: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** Where else it can be heard: `Apple`, `Spotify`, `RSS`. */
  doors: z.array(z.object({ name: z.string().min(1), URL: z.string() })).default([]),
  episodes: z.array(podcastEpisodeSchema),
})

export const podcastListSchema = z.array(podcastSchema)

export type PodcastEpisode = z.infer<typeof podcastEpisodeSchema>
export type Podcast = z.infer<typeof podcastSchema>
