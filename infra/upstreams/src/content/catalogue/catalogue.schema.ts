/**
 * Shapes of everything in the stand-in CMS that is not a story, before it takes the forms of docs/naxos.md.
 *
 * `day` is a number of days since 1 January 1970 in Rome (`romeDay`); times are ISO 8601 with Rome's offset. All functions
 * give the same for the same arguments, and are cheap for a range of days that a list page needs.
 *
 * What a day holds is whole from its first minute: callers leave out what is published later than now.
 */
import { z } from 'zod'
import { bannerEntrySchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import { sectionSchema, slugSchema } from '@liberta/contracts/sections/section.schema'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { zoneSlugs } from '../schemas/parts.schema.ts'
import { storyTopics } from '../stories/story-topics.table.ts'
import { PICTURE_SUBJECTS } from '../stories/picture-subjects.table.ts'

/** Kinds of story that a section or a tag carries; the names are those of the story composer. */
export const topicSchema = z.enum(storyTopics)

const idSchema = z.number().int().positive()
const instantSchema = z.iso.datetime({ offset: true })
const zoneSchema = z.enum(zoneSlugs)

/** A subject of the scene drawer and a number that tells one drawing of it from another. */
const sceneBriefSchema = z.object({
  subject: z.enum(PICTURE_SUBJECTS),
  variant: z.number().int().nonnegative(),
  alt: z.string().min(1),
})

export const catalogueSectionSchema = sectionSchema.extend({
  /** What its own stories are about; empty where all its stories belong to its subsections. */
  topics: z.array(topicSchema),
  /** Where its stories happen; null for anywhere in the province. */
  zone: zoneSchema.nullable(),
  /** How many of a hundred stories have it as their first section. */
  share: z.number().nonnegative(),
})

export const catalogueTagSchema = tagSchema.extend({
  kind: z.enum(['topic', 'place', 'team', 'institution']),
  /** Stories of these topics may carry it; a place belongs to all of them. */
  topics: z.array(topicSchema),
  /** Where it may occur; empty means anywhere. */
  zones: z.array(zoneSchema),
})

export const catalogueJournalistSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  role: z.string(),
  biography: z.string(),
  topics: z.array(topicSchema),
})

const folderReferenceSchema = z.object({ id: idSchema, slug: slugSchema, name: z.string() })

export const catalogueFolderSchema = folderReferenceSchema.extend({
  URL: z.string(),
  ids: z.string(),
  parent: idSchema.nullable(),
  subfolders: z.array(folderReferenceSchema),
  description: z.string(),
})

export const multimediaItemSchema = z.object({
  id: idSchema,
  /** Ends in the id, so that it is unique. */
  slug: slugSchema,
  title: z.string(),
  type: z.enum(['video', 'gallery', 'audio']),
  /** Ids of tags. */
  tags: z.array(idSchema),
  /** Ids of folders, the nearest first. */
  folders: z.array(idSchema),
  scene: sceneBriefSchema,
  /** Null for a gallery. */
  seconds: z.number().int().positive().nullable(),
  /** Of a gallery; 0 for the others. */
  pictures: z.number().int().nonnegative(),
  publishedAt: instantSchema,
  description: z.string(),
})

export const programmeSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  title: z.string(),
  schedule: z.string(),
  description: z.string(),
  scene: sceneBriefSchema,
  folder: idSchema,
  /** Days it goes out: 0 is Sunday. */
  weekdays: z.array(z.number().int().min(0).max(6)),
  /** Times it goes out on such a day, in seconds after midnight. */
  airs: z.array(z.number().int()),
  /** Length in minutes, least and most. */
  minutes: z.tuple([z.number(), z.number()]),
})

export const podcastSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  title: z.string(),
  description: z.string(),
  author: z.string(),
  scene: sceneBriefSchema,
  /** The day of the week on which an episode comes out: 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
})

export const podcastEpisodeSchema = z.object({
  id: idSchema,
  title: z.string(),
  seconds: z.number().int().positive(),
  publishedAt: instantSchema,
  description: z.string(),
})

export const eventCategorySchema = z.object({ id: idSchema, slug: slugSchema, title: z.string() })

export const eventLocationSchema = z.object({
  id: idSchema,
  name: z.string(),
  town: z.string(),
  address: z.string(),
  zone: zoneSchema,
})

export const catalogueEventSchema = z.object({
  id: idSchema,
  /** Ends in the id, so that it is unique. */
  slug: slugSchema,
  title: z.string(),
  tags: z.array(idSchema),
  /** Ids of event categories. */
  categories: z.array(idSchema),
  /** A `rassegna` is a series over several days or weeks. */
  type: z.enum(['evento', 'rassegna']),
  location: eventLocationSchema,
  periodStart: instantSchema,
  periodEnd: instantSchema,
  scene: sceneBriefSchema,
  description: z.string(),
  price: z.string(),
  organiser: z.string(),
  status: z.enum(['scheduled', 'cancelled']),
  statusNote: z.string().nullable(),
})

export const obituarySchema = z.object({
  id: idSchema,
  /** What the notice is: of a death, thanks after it, a mass in memory, an anniversary. */
  kind: z.enum(['death', 'thanks', 'mass', 'anniversary']),
  name: z.string(),
  age: z.number().int().positive().nullable(),
  town: z.string(),
  /** ISO date without a time. */
  diedOn: z.iso.date(),
  rite: z
    .object({
      /** «Funerale», «Rosario», «Commiato» (without a church), «Messa». */
      type: z.enum(['funeral', 'rosary', 'farewell', 'mass']),
      at: instantSchema,
      church: z.string(),
      town: z.string(),
    })
    .nullable(),
  text: z.string(),
  hasPortrait: z.boolean(),
  publishedAt: instantSchema,
})

export const pageBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    type: z.literal('facts'),
    title: z.string(),
    items: z.array(z.object({ when: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ type: z.literal('links'), items: z.array(z.object({ name: z.string(), URL: z.string() })) }),
])

export const editorialPageSchema = z.object({
  slug: slugSchema,
  /** The page's own address. */
  URL: z.string(),
  title: z.string(),
  standfirst: z.string(),
  blocks: z.array(pageBlockSchema),
  updatedAt: instantSchema,
})

export const planSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  /** Euros for one period. */
  price: z.number().positive(),
  period: z.enum(['month', 'year']),
})

export const newsletterSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  description: z.string(),
  schedule: z.string(),
})

export const surveySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  question: z.string(),
  introduction: z.string(),
  /** One of the week, anew each Friday at noon, or one that runs until a time, or for as long as nobody closes it. */
  runs: z.union([
    z.literal('week'),
    z.object({ until: z.iso.datetime({ offset: true }).nullable(), closed: z.boolean() }),
  ]),
  answers: z.array(z.object({ id: idSchema, text: z.string(), votes: z.number().int().nonnegative() })),
})

export const letterSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  title: z.string(),
  author: z.string(),
  town: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  publishedAt: instantSchema,
})

const redirectMapSchema = z.record(z.string(), z.object({ newUrl: z.string() }))
export const redirectRulesSchema = z.object({ 301: redirectMapSchema, 302: redirectMapSchema })

/** A banner before its picture is drawn. */
const catalogueBannerSchema = bannerEntrySchema.extend({
  multimedia: bannerEntrySchema.shape.multimedia.omit({ picture: true }).extend({ scene: sceneBriefSchema.nullable() }),
})
export const bannerListSchema = z.array(catalogueBannerSchema)

export type CatalogueTopic = z.infer<typeof topicSchema>
export type CatalogueBanner = z.infer<typeof catalogueBannerSchema>
export type SceneBrief = z.infer<typeof sceneBriefSchema>
export type CatalogueSection = z.infer<typeof catalogueSectionSchema>
export type CatalogueTag = z.infer<typeof catalogueTagSchema>
export type CatalogueJournalist = z.infer<typeof catalogueJournalistSchema>
export type CatalogueFolder = z.infer<typeof catalogueFolderSchema>
export type MultimediaItem = z.infer<typeof multimediaItemSchema>
export type Programme = z.infer<typeof programmeSchema>
export type Podcast = z.infer<typeof podcastSchema>
export type PodcastEpisode = z.infer<typeof podcastEpisodeSchema>
export type EventCategory = z.infer<typeof eventCategorySchema>
export type EventLocation = z.infer<typeof eventLocationSchema>
export type CatalogueEvent = z.infer<typeof catalogueEventSchema>
export type Obituary = z.infer<typeof obituarySchema>
export type PageBlock = z.infer<typeof pageBlockSchema>
export type EditorialPage = z.infer<typeof editorialPageSchema>
export type Plan = z.infer<typeof planSchema>
export type Newsletter = z.infer<typeof newsletterSchema>
export type Survey = z.infer<typeof surveySchema>
export type Letter = z.infer<typeof letterSchema>
export type RedirectRules = z.infer<typeof redirectRulesSchema>
