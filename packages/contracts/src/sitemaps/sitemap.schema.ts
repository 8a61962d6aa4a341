import { z } from 'zod'
import { pictureIdSchema } from '../media/picture.schema.ts'
import { storyIdSchema } from '../stories/story.schema.ts'

/** What there is a sitemap of, month by month. `pictures` are the stories with one, which search engines of pictures read. */
export const SITEMAP_KINDS = ['stories', 'pictures', 'videos', 'events', 'obituaries'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/**
 * Addresses in one file. The protocol takes 50,000; a file of so few is made, sent and read within the memory that any page has, and
 * a month of a local daily still stands in one.
 */
export const MOST_IN_SITEMAP = 2000

/** A sitemap of news holds no more, and nothing older than two days (Google News). */
export const NEWS_SITEMAP = { most: 1000, hours: 48 } as const

const KINDS = SITEMAP_KINDS.join('|')

/** `index`, `news`, or a part of the archive: kind, month, and which file of that month: `stories.2026-11.1`. */
export const sitemapIdSchema = z
  .string()
  .regex(new RegExp(String.raw`^(?:index|news|(?:${KINDS})\.\d{4}-(?:0[1-9]|1[0-2])\.[1-9]\d{0,2})$`))

/** A file of the archive. */
export interface SitemapPart {
  kind: SitemapKind
  /** `2026-11`, in UTC: of when what it lists was published. */
  month: string
  /** From 1. */
  file: number
}

/** The id of a file of the archive. */
export function buildSitemapId({ kind, month, file }: SitemapPart): string {
  return `${kind}.${month}.${file}`
}

/** Reads an id made by `buildSitemapId`; null for the index and the news as for anything else. */
export function parseSitemapId(id: string): SitemapPart | null {
  const [kind, month, file] = id.split('.')
  const known = SITEMAP_KINDS.find((name) => name === kind)
  if (!known || month === undefined || !sitemapIdSchema.safeParse(id).success) return null
  return { kind: known, month, file: Number(file) }
}

const instantSchema = z.iso.datetime({ offset: true })
/** A path of this site, as this installation spells it. */
const pathSchema = z.string().startsWith('/')

/** A picture that stands on a page. */
const sitemapPictureSchema = z.object({ id: pictureIdSchema, caption: z.string().nullable() })

/** A video that is played on a page. */
const sitemapVideoSchema = z.object({
  title: z.string().min(1),
  seconds: z.number().int().positive().nullable(),
  /** Where its file is: a path of this site below /media/. */
  source: z.string().startsWith('/media/'),
  picture: pictureIdSchema,
  publishedAt: instantSchema,
})

const entrySchema = z.object({
  path: pathSchema,
  /** When it was last changed; null where nobody knows, which is not said then. */
  updatedAt: instantSchema.nullable(),
  picture: sitemapPictureSchema.optional(),
  video: sitemapVideoSchema.optional(),
})

const newsSchema = z.object({
  /** Of the story; missing in what was written before it was said. */
  id: storyIdSchema.optional(),
  path: pathSchema,
  title: z.string().min(1),
  publishedAt: instantSchema,
})

/** One sitemap: the index of all, the news of two days, or a file of the archive. */
export const sitemapSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('index'),
    parts: z.array(z.object({ id: sitemapIdSchema, changedAt: instantSchema })),
  }),
  z.object({ type: z.literal('news'), stories: z.array(newsSchema).max(NEWS_SITEMAP.most) }),
  z.object({ type: z.literal('part'), entries: z.array(entrySchema).max(MOST_IN_SITEMAP) }),
])

export type Sitemap = z.infer<typeof sitemapSchema>
export type SitemapEntry = z.infer<typeof entrySchema>
export type SitemapPicture = z.infer<typeof sitemapPictureSchema>
export type SitemapVideo = z.infer<typeof sitemapVideoSchema>
