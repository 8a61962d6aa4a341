import {
  bannerConfigurationSchema,
  bannerEntrySchema,
} from '@liberta/contracts/configurations/banner-configuration.schema'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { sectionSchema } from '@liberta/contracts/sections/section.schema'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { storyBlockSchema } from '@liberta/contracts/story-text/story-block.schema'
import { z } from 'zod'
import {
  catalogueFolderSchema,
  editorialPageSchema,
  eventCategorySchema,
  letterSchema,
  newsletterSchema,
  obituarySchema,
  pageBlockSchema,
  planSchema,
  redirectRulesSchema,
} from '../../content/catalogue/catalogue.schema.ts'
import { clipSchema, frontEventSchema, frontHomeSchema, sectionStoriesSchema } from '../front/front.schema.ts'
import {
  captionsFormSchema,
  eventFormSchema,
  journalistFormSchema,
  locationFormSchema,
  multimediaFormSchema,
  obituaryFormSchema,
  obituaryTownFormSchema,
  podcastFormSchema,
  programmeFormSchema,
} from '../forms/catalogue-form.schema.ts'
import { liveBlogFormSchema, liveEntryFormSchema, liveFactsFormSchema } from '../forms/compose-live-forms.ts'
import { surveyFormSchema } from '../forms/compose-survey-forms.ts'
import { hiddenNamesSchema, trustFormSchema } from '../forms/compose-trust.ts'
import { storyFullSchema } from '../forms/story-form.schema.ts'

type Shape = Readonly<Record<string, z.ZodType>>

const figureSchema = liveBlogFormSchema.shape.figure.unwrap()

/** Every kind of thing that stands in answers, with its fields (docs/naxos.md). */
export const THINGS = {
  site: siteConfigurationSchema.shape,
  front: frontHomeSchema.shape,
  front_block: fieldsOf(frontHomeSchema.shape.blocks.element.options),
  river: sectionStoriesSchema.shape,
  configuration: bannerConfigurationSchema.shape,
  banner_place: bannerEntrySchema.shape,
  redirects: redirectRulesSchema.shape,
  /** Rules by the path that each is for. */
  rule_list: {},
  rule: redirectRulesSchema.shape[301].valueType.shape,
  section: sectionSchema.shape,
  navigation: {
    id: z.number(),
    name: z.string(),
    URL: z.string(),
    type: z.enum(['section', 'other', 'menuHidden', 'noLink']),
    subItem: z.array(z.unknown()),
  },
  trending: siteConfigurationSchema.shape.trendings.element.shape,
  banner: bannerEntrySchema.shape.multimedia.shape,
  story: storyFullSchema.shape,
  story_block: fieldsOf(storyBlockSchema.options),
  tag: tagSchema.shape,
  journalist: journalistFormSchema.shape,
  picture: pictureSchema.shape,
  live: frontHomeSchema.shape.live.unwrap().shape,
  breaking: frontHomeSchema.shape.breaking.unwrap().shape,
  live_facts: liveFactsFormSchema.shape,
  live_blog: liveBlogFormSchema.shape,
  live_entry: liveEntryFormSchema.shape,
  live_moment: liveBlogFormSchema.shape.key_moments.element.shape,
  live_figure: figureSchema.shape,
  live_threshold: figureSchema.shape.threshold.unwrap().shape,
  correction: trustFormSchema.shape.corrections.element.shape,
  hidden_name: hiddenNamesSchema.element.shape,
  caption: captionsFormSchema.element.shape,
  /** What stands in a block of a text: an entry of facts, or a link. */
  block_item: { when: z.string(), text: z.string(), name: z.string(), URL: z.string() },
  folder: catalogueFolderSchema.shape,
  multimedia: { ...clipSchema.shape, ...multimediaFormSchema.shape },
  event_category: eventCategorySchema.shape,
  event: { ...eventFormSchema.shape, ...frontEventSchema.shape },
  location: locationFormSchema.shape,
  opening_hours: locationFormSchema.shape.openingHours.unwrap().element.shape,
  rating: storyFullSchema.shape.rating.unwrap().shape,
  obituary: obituaryFormSchema.shape,
  obituary_town: obituaryTownFormSchema.shape,
  rite: obituarySchema.shape.rite.unwrap().shape,
  podcast: podcastFormSchema.shape,
  episode: podcastFormSchema.shape.episodes.element.shape,
  programme: programmeFormSchema.shape,
  page: editorialPageSchema.omit({ updatedAt: true }).extend({ updated_at: z.string() }).shape,
  page_block: fieldsOf(pageBlockSchema.options),
  letter: letterSchema.omit({ publishedAt: true }).extend({ published_at: z.string() }).shape,
  plan: planSchema.shape,
  newsletter: newsletterSchema.shape,
  survey: surveyFormSchema.shape,
  answer: surveyFormSchema.shape.answers.element.shape,
} as const satisfies Readonly<Record<string, Shape>>

export type ThingType = keyof typeof THINGS

/** What `data` of a call is, or is a list of. A search tells its type itself. */
const ROOTS: Readonly<Record<string, ThingType>> = {
  siteconfigs: 'site',
  'front/home': 'front',
  section: 'configuration',
  folder: 'configuration',
  event_category: 'configuration',
  'redirect/list': 'redirects',
  'section/list': 'section',
  'folder/list': 'folder',
  'event_category/list': 'event_category',
  'story/list': 'story',
  story: 'story',
  'story/entries': 'live_entry',
  'story/entry': 'live_entry',
  'tag/list': 'tag',
  tag: 'tag',
  'journalist/list': 'journalist',
  journalist: 'journalist',
  'multimedia/list': 'multimedia',
  multimedia: 'multimedia',
  'event/list': 'event',
  event: 'event',
  'obituary/list': 'obituary',
  obituary: 'obituary',
  'obituary_town/list': 'obituary_town',
  'podcast/list': 'podcast',
  podcast: 'podcast',
  'programme/list': 'programme',
  programme: 'programme',
  'page/list': 'page',
  page: 'page',
  'letter/list': 'letter',
  'plan/list': 'plan',
  'newsletter/list': 'newsletter',
  'survey/list': 'survey',
  survey: 'survey',
}

/** What stands under a name, below whatever thing. */
const MEMBERS: Readonly<Record<string, ThingType>> = {
  stories: 'story',
  children: 'story',
  read_next: 'story',
  tags: 'tag',
  journalists: 'journalist',
  picture: 'picture',
  portrait: 'picture',
  pictures: 'picture',
  captions: 'caption',
  corrections: 'correction',
  anonymise: 'hidden_name',
  navsections: 'navigation',
  navfullsections: 'navigation',
  subItem: 'navigation',
  trendings: 'trending',
  subsections: 'section',
  subfolders: 'folder',
  live: 'live',
  breaking: 'breaking',
  clips: 'multimedia',
  events: 'event',
  categories: 'event_category',
  location: 'location',
  openingHours: 'opening_hours',
  rating: 'rating',
  obituaries: 'obituary',
  rite: 'rite',
  answers: 'answer',
}

/** What stands under a name that means another thing elsewhere. */
const MEMBERS_OF: Readonly<Partial<Record<ThingType, Readonly<Record<string, ThingType>>>>> = {
  configuration: { multimedia: 'banner_place' },
  banner_place: { multimedia: 'banner' },
  front: { blocks: 'front_block' },
  front_block: { river: 'river', valleys: 'river' },
  story_block: { items: 'block_item' },
  page_block: { items: 'block_item' },
  story: { blocks: 'story_block', live: 'live_facts', live_blog: 'live_blog' },
  live_blog: { pinned: 'live_entry', entries: 'live_entry', key_moments: 'live_moment', figure: 'live_figure' },
  live_entry: { blocks: 'story_block', author: 'journalist' },
  live_figure: { threshold: 'live_threshold' },
  page: { blocks: 'page_block' },
  podcast: { episodes: 'episode' },
  programme: { episodes: 'multimedia' },
}

/** What the data of a call of a kind is made of; a search says by its parameter `type` what it is for. */
export function rootOf(kind: string, query: Readonly<Record<string, unknown>>): ThingType | null {
  const named = kind === 'search' ? query['type'] : ROOTS[kind]
  return typeof named === 'string' && named in THINGS ? (named as ThingType) : null
}

/** What stands under a member of a thing; null where it is no thing. */
export function memberOf(within: ThingType | null, name: string): ThingType | null {
  if (within === 'redirects') return 'rule_list'
  if (within === 'rule_list') return 'rule'
  return (within && MEMBERS_OF[within]?.[name]) ?? (Object.hasOwn(MEMBERS, name) ? (MEMBERS[name] ?? null) : null)
}

/** The fields of every form that a block may have. */
function fieldsOf(options: readonly z.ZodObject[]): Shape {
  return Object.assign({}, ...options.map(({ shape }) => shape)) as Shape
}
