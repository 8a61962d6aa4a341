import { z } from 'zod'
import { bannerConfigurationSchema } from '../configurations/banner-configuration.schema.ts'
import { frontSchema } from '../fronts/front.schema.ts'
import { siteConfigurationSchema } from '../navigation/navigation.schema.ts'
import { sectionListSchema, slugSchema } from '../sections/section.schema.ts'
import { storyListSchema } from '../stories/story-list.schema.ts'
import { storyIdSchema, storySchema } from '../stories/story.schema.ts'
import { weatherSchema } from '../weather/weather.schema.ts'

const only = (word: string) => z.literal(word)
const numeric = z.string().regex(/^[1-9]\d{0,9}$/)

/** `latest.1`, `section.12.3`, `tag.piena-del-po.1`, `journalist.marta-valdonica.2`: kind, subject, page. */
const listIdSchema = z
  .string()
  .regex(/^(?:latest|section\.[1-9]\d{0,9}|(?:tag|journalist)\.[a-z0-9-]{1,160})\.[1-9]\d{0,5}$/)

/**
 * Every read model there is: what its id looks like, what its body is, and the version of that shape. A change of shape
 * raises the version, so that an old program never reads a new body.
 */
export const READ_MODELS = {
  site: { id: only('main'), body: siteConfigurationSchema, version: 1 },
  sections: { id: only('all'), body: sectionListSchema, version: 1 },
  front: { id: only('home'), body: frontSchema, version: 1 },
  storyList: { id: listIdSchema, body: storyListSchema, version: 1 },
  story: { id: numeric, body: storySchema, version: 1 },
  sectionConfiguration: { id: numeric, body: bannerConfigurationSchema, version: 1 },
  folderConfiguration: { id: numeric, body: bannerConfigurationSchema, version: 1 },
  eventCategoryConfiguration: { id: numeric, body: bannerConfigurationSchema, version: 1 },
  weather: { id: slugSchema, body: weatherSchema, version: 1 },
} as const

export type ReadModelName = keyof typeof READ_MODELS
export type ReadModelBody<Name extends ReadModelName> = z.infer<(typeof READ_MODELS)[Name]['body']>

/** Names one read model: `{ model: 'story', id: '7242' }`. */
export interface ReadModelReference<Name extends ReadModelName = ReadModelName> {
  model: Name
  id: string
}

export const readModelReferenceSchema = z
  .object({ model: z.enum(Object.keys(READ_MODELS) as [ReadModelName, ...ReadModelName[]]), id: z.string().max(200) })
  .refine(({ model, id }) => READ_MODELS[model].id.safeParse(id).success, { message: 'no such id of this read model' })

/** `story:7242`: one word for a read model in logs, job ids and announcements. */
export function nameReadModel({ model, id }: ReadModelReference): string {
  return `${model}:${id}`
}

/** Reads what `nameReadModel` wrote; null for anything else. */
export function parseReadModelName(name: string): ReadModelReference | null {
  const colon = name.indexOf(':')
  const parsed = readModelReferenceSchema.safeParse({ model: name.slice(0, colon), id: name.slice(colon + 1) })
  return parsed.success ? parsed.data : null
}

/** The key in Redis. The braces keep what belongs to one model on one node of a cluster. */
export function buildReadModelKey(reference: ReadModelReference): string {
  return `rm:{${nameReadModel(reference)}}:v${READ_MODELS[reference.model].version}`
}

/** What a list of stories is a list of. */
export type StoryListKey =
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionId: number; page: number }
  | { type: 'tag' | 'journalist'; slug: string; page: number }

/** The id of a list's read model. */
export function buildStoryListId(key: StoryListKey): string {
  switch (key.type) {
    case 'latest':
      return `latest.${key.page}`
    case 'section':
      return `section.${key.sectionId}.${key.page}`
    default:
      return `${key.type}.${key.slug}.${key.page}`
  }
}

/** Reads an id made by `buildStoryListId`; null for anything else. */
export function parseStoryListId(id: string): StoryListKey | null {
  if (!listIdSchema.safeParse(id).success) return null
  const [type, subject = '', last] = id.split('.')
  if (type === 'latest') return { type, page: Number(subject) }
  const page = Number(last)
  if (type === 'section') return { type, sectionId: Number(subject), page }
  return type === 'tag' || type === 'journalist' ? { type, slug: subject, page } : null
}

/** Ids that are numbers, checked. */
export const numericIdSchema = storyIdSchema
