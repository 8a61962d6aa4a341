import { z } from 'zod'
import { cmsIdTextSchema, pageIdTextSchema } from '../text/cms-id.schema.ts'
import { LONGEST_SLUG } from '../text/slug.ts'
import { bannerConfigurationSchema } from '../configurations/banner-configuration.schema.ts'
import { eventCategoryListSchema, eventListSchema, eventSchema } from '../events/event.schema.ts'
import { frontSchema } from '../fronts/front.schema.ts'
import { liveEntryListSchema, liveEntrySchema } from '../live-blog/live-blog.schema.ts'
import { letterListSchema } from '../letters/letter.schema.ts'
import { folderListSchema } from '../multimedia/folder.schema.ts'
import { multimediaListSchema, multimediaSchema } from '../multimedia/multimedia.schema.ts'
import { programmeListSchema } from '../multimedia/programme.schema.ts'
import { siteConfigurationSchema } from '../navigation/navigation.schema.ts'
import { obituaryListSchema, obituarySchema, obituaryTownListSchema } from '../obituaries/obituary.schema.ts'
import { editorialPageListSchema, editorialPageSchema } from '../pages/editorial-page.schema.ts'
import { journalistListSchema } from '../people/journalist.schema.ts'
import { podcastListSchema } from '../podcasts/podcast.schema.ts'
import { redirectRulesSchema } from '../redirects/redirect-rules.schema.ts'
import { LONGEST_SEARCH_ID, parseSearchId } from './search-id.ts'
import { searchResultsSchema } from '../search/search-results.schema.ts'
import { sectionListSchema, slugSchema } from '../sections/section.schema.ts'
import { sitemapIdSchema, sitemapSchema } from '../sitemaps/sitemap.schema.ts'
import { mostReadSchema, storyListSchema } from '../stories/story-list.schema.ts'
import { storySchema, tagListSchema } from '../stories/story.schema.ts'
import { newsletterListSchema, planListSchema } from '../subscriptions/offer.schema.ts'
import { surveyListSchema } from '../surveys/survey.schema.ts'
import { surveyVotesSchema } from '../surveys/vote.schema.ts'
import { weatherSchema } from '../weather/weather.schema.ts'
import type { LastValidRule, ReadModelEntry } from './read-model-entry.types.ts'
import {
  EVENT_LIST_ID,
  LIVE_ID,
  LONGEST_OBITUARY_LIST_ID,
  MULTIMEDIA_LIST_ID,
  PAGE_ID,
  parseObituaryListId,
  parseStoryListId,
} from './list-id.ts'

const only = (word: string) => z.literal(word)

const storyListId = z.string().refine((id) => parseStoryListId(id) !== null, 'no id of a list of stories')
const obituaryListId = z.string().refine((id) => parseObituaryListId(id) !== null, 'no id of a list of obituaries')
const searchId = z.string().refine((id) => parseSearchId(id) !== null, { message: 'no id of a search' })

/** Longest id of a read model: of a search, or of a list with the longest slug there is, its kind and its page. */
const LONGEST_ID = Math.max(LONGEST_SEARCH_ID, LONGEST_OBITUARY_LIST_ID, LONGEST_SLUG + 20)

const liveId = z.string().regex(LIVE_ID)

/** Believed once others of its kind are found to be there. */
const WITNESSED = { absence: 'witnessed' } as const
/** The paper may come to have none. */
const MAY_BE_EMPTY = { mayBeEmpty: true } as const

/** Every read model there is: what its id looks like, what its body is, how it is kept fresh, and what of it must not be lost. */
export const READ_MODELS = {
  site: {
    id: only('main'),
    body: siteConfigurationSchema,
    version: 1,
    tier: 'hot',
    schema: 'SiteConfiguration',
    kept: { absence: 'fault' },
  },
  sections: {
    id: only('all'),
    body: sectionListSchema,
    version: 1,
    tier: 'warm',
    schema: 'SectionList',
    kept: { absence: 'fault', rootKey: 'id' },
  },
  front: { id: only('home'), body: frontSchema, version: 3, tier: 'hot', schema: 'Front', kept: { absence: 'fault' } },
  storyList: {
    id: storyListId,
    body: storyListSchema,
    version: 2,
    tier: 'cool',
    schema: 'StoryList',
    kept: WITNESSED,
  },
  story: { id: pageIdTextSchema, body: storySchema, version: 3, tier: 'cool', schema: 'Story', kept: WITNESSED },
  liveEntries: {
    id: liveId,
    body: liveEntryListSchema,
    version: 1,
    tier: 'cool',
    schema: 'LiveEntryList',
    kept: WITNESSED,
  },
  liveEntry: { id: liveId, body: liveEntrySchema, version: 1, tier: 'cool', schema: 'LiveEntry', kept: WITNESSED },
  mostRead: {
    id: only('all'),
    body: mostReadSchema,
    version: 2,
    tier: 'steady',
    schema: 'MostRead',
    kept: MAY_BE_EMPTY,
  },
  sectionConfiguration: {
    id: cmsIdTextSchema,
    body: bannerConfigurationSchema,
    version: 2,
    tier: 'cool',
    schema: 'BannerConfiguration',
  },
  folderConfiguration: {
    id: cmsIdTextSchema,
    body: bannerConfigurationSchema,
    version: 2,
    tier: 'cool',
    schema: 'BannerConfiguration',
  },
  eventCategoryConfiguration: {
    id: cmsIdTextSchema,
    body: bannerConfigurationSchema,
    version: 2,
    tier: 'cool',
    schema: 'BannerConfiguration',
  },
  folders: {
    id: only('all'),
    body: folderListSchema,
    version: 1,
    tier: 'steady',
    schema: 'FolderList',
    kept: { absence: 'fault', rootKey: 'id' },
  },
  multimediaList: {
    id: z.string().regex(MULTIMEDIA_LIST_ID),
    body: multimediaListSchema,
    version: 1,
    tier: 'cool',
    schema: 'MultimediaList',
    kept: { absence: 'witnessed' },
  },
  multimedia: {
    id: pageIdTextSchema,
    body: multimediaSchema,
    version: 1,
    tier: 'cool',
    schema: 'Multimedia',
    kept: { absence: 'witnessed' },
  },
  programmes: { id: only('all'), body: programmeListSchema, version: 1, tier: 'steady', schema: 'ProgrammeList' },
  podcasts: { id: only('all'), body: podcastListSchema, version: 2, tier: 'steady', schema: 'PodcastList' },
  eventCategories: {
    id: only('all'),
    body: eventCategoryListSchema,
    version: 1,
    tier: 'steady',
    schema: 'EventCategoryList',
  },
  eventList: {
    id: z.string().regex(EVENT_LIST_ID),
    body: eventListSchema,
    version: 1,
    tier: 'cool',
    schema: 'EventList',
    kept: { absence: 'witnessed', movesWithDay: true },
  },
  event: {
    id: pageIdTextSchema,
    body: eventSchema,
    version: 1,
    tier: 'cool',
    schema: 'Event',
    kept: { absence: 'witnessed', movesWithDay: true },
  },
  obituaryList: { id: obituaryListId, body: obituaryListSchema, version: 2, tier: 'cool', schema: 'ObituaryList' },
  obituaryTowns: {
    id: only('all'),
    body: obituaryTownListSchema,
    version: 1,
    tier: 'steady',
    schema: 'ObituaryTownList',
    kept: { mayBeEmpty: true },
  },
  obituary: {
    id: pageIdTextSchema,
    body: obituarySchema,
    version: 1,
    tier: 'cool',
    schema: 'Obituary',
    kept: WITNESSED,
  },
  search: {
    id: searchId,
    body: searchResultsSchema,
    version: 2,
    tier: 'search',
    schema: 'SearchResults',
    kept: { movesWithDay: true },
  },
  tags: { id: only('all'), body: tagListSchema, version: 1, tier: 'cool', schema: 'TagList' },
  journalists: { id: only('all'), body: journalistListSchema, version: 1, tier: 'cool', schema: 'JournalistList' },
  pages: { id: only('all'), body: editorialPageListSchema, version: 1, tier: 'steady', schema: 'EditorialPageList' },
  page: {
    id: slugSchema,
    body: editorialPageSchema,
    version: 1,
    tier: 'cool',
    schema: 'EditorialPage',
    kept: { absence: 'witnessed' },
  },
  letterList: { id: z.string().regex(PAGE_ID), body: letterListSchema, version: 1, tier: 'cool', schema: 'LetterList' },
  plans: { id: only('all'), body: planListSchema, version: 1, tier: 'steady', schema: 'PlanList' },
  newsletters: {
    id: only('all'),
    body: newsletterListSchema,
    version: 1,
    tier: 'steady',
    schema: 'NewsletterList',
    kept: { mayBeEmpty: true },
  },
  surveys: {
    id: only('all'),
    body: surveyListSchema,
    version: 2,
    tier: 'steady',
    schema: 'SurveyList',
    kept: MAY_BE_EMPTY,
  },
  surveyVotes: { id: only('all'), body: surveyVotesSchema, version: 1, tier: 'steady', schema: 'SurveyVotes' },
  redirects: {
    id: only('all'),
    body: redirectRulesSchema,
    version: 1,
    tier: 'steady',
    schema: 'RedirectRules',
    kept: { absence: 'fault' },
  },
  sitemap: {
    id: sitemapIdSchema,
    body: sitemapSchema,
    version: 1,
    tier: 'cool',
    schema: 'Sitemap',
    kept: { mayBeEmpty: true },
  },
  weather: {
    id: slugSchema,
    body: weatherSchema,
    version: 1,
    tier: 'weather',
    schema: 'Weather',
    kept: { absence: 'fault' },
  },
} as const satisfies Readonly<Record<string, ReadModelEntry>>

export type ReadModelName = keyof typeof READ_MODELS
export type ReadModelBody<Name extends ReadModelName> = z.infer<(typeof READ_MODELS)[Name]['body']>

/** What of a read model must not be lost. */
export function lastValidRuleOf(model: ReadModelName): LastValidRule {
  const entry: ReadModelEntry = READ_MODELS[model]
  return entry.kept ?? {}
}

/** Names one read model: `{ model: 'story', id: '7242' }`. */
export interface ReadModelReference<Name extends ReadModelName = ReadModelName> {
  model: Name
  id: string
}

export const readModelReferenceSchema = z
  .object({
    model: z.enum(Object.keys(READ_MODELS) as [ReadModelName, ...ReadModelName[]]),
    id: z.string().max(LONGEST_ID),
  })
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
