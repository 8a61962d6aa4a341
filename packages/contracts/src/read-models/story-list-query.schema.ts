import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'
import type { QueryCodec, Referred } from './define-read-route.ts'
import { buildStoryListId } from './list-id.ts'
import type { ReadModelReference } from './read-model-key.ts'
import type { StoryListKey } from './list-id.ts'
import { countGiven, pageParameterSchema, writePage } from './read-parameter.schema.ts'

const SECTION_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/

const storyListQuerySchema = z
  .object({
    latest: z.enum(['', '1', 'true']).optional().describe('The latest stories of all sections'),
    section: z.string().max(640).regex(SECTION_PATH).optional().describe('Id or path of a section: 12, sport/calcio'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    journalist: slugSchema.optional().describe('Slug of a journalist'),
    page: pageParameterSchema,
  })
  .refine(({ latest, section, tag, journalist }) => countGiven([latest, section, tag, journalist]) === 1, {
    message: 'exactly one of latest, section, tag and journalist is asked for',
  })

/** Which list of stories is asked for; a section as it stands in the address: an id or a path. */
export type StoryListQuery =
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionPath: string; page: number }
  | { type: 'tag' | 'journalist'; slug: string; page: number }

/** The query of a list of stories: exactly one subject, and a page. */
export const STORY_LIST_QUERY: QueryCodec<typeof storyListQuerySchema, StoryListQuery> = {
  schema: storyListQuerySchema,
  read({ tag, journalist, section, page }) {
    if (tag !== undefined) return { type: 'tag', slug: tag, page }
    if (journalist !== undefined) return { type: 'journalist', slug: journalist, page }
    return section === undefined ? { type: 'latest', page } : { type: 'section', sectionPath: section, page }
  },
  write(query) {
    const page = writePage(query.page)
    if (query.type === 'latest') return { latest: '1', page }
    return { [query.type]: query.type === 'section' ? query.sectionPath : query.slug, page }
  },
  refer: (query) => (query.type === 'section' ? referToSection(query) : referTo(query)),
}

function referToSection({ sectionPath, page }: { sectionPath: string; page: number }): Referred {
  return {
    state: 'section',
    section: sectionPath,
    refer: (sectionId) => referTo({ type: 'section', sectionId, page }),
  }
}

function referTo(key: StoryListKey): ReadModelReference {
  return { model: 'storyList', id: buildStoryListId(key) }
}
