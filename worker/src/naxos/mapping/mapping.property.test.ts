import { describe, expect, it } from '@jest/globals'
import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import { eventCategoryListSchema, eventSchema } from '@liberta/contracts/events/event.schema'
import { letterSchema } from '@liberta/contracts/letters/letter.schema'
import { folderListSchema } from '@liberta/contracts/multimedia/folder.schema'
import { multimediaSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import { programmeListSchema } from '@liberta/contracts/multimedia/programme.schema'
import { obituarySchema } from '@liberta/contracts/obituaries/obituary.schema'
import { editorialPageListSchema, editorialPageSchema } from '@liberta/contracts/pages/editorial-page.schema'
import { podcastListSchema } from '@liberta/contracts/podcasts/podcast.schema'
import { redirectRulesSchema } from '@liberta/contracts/redirects/redirect-rules.schema'
import { filterSchema } from '@liberta/contracts/search/search-results.schema'
import { newsletterListSchema, planListSchema } from '@liberta/contracts/subscriptions/offer.schema'
import { surveyListSchema } from '@liberta/contracts/surveys/survey.schema'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { journalistSchema } from '@liberta/contracts/people/journalist.schema'
import { sectionListSchema, slugSchema } from '@liberta/contracts/sections/section.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import fc from 'fast-check'
import type { ZodType } from 'zod'
import {
  sampleEvent,
  sampleEventCategories,
  sampleFacets,
  sampleFolders,
  sampleLetter,
  sampleMultimedia,
  sampleNewsletters,
  sampleObituary,
  samplePage,
  samplePlans,
  samplePodcasts,
  sampleProgrammes,
  sampleRedirects,
  sampleSurveys,
} from '../../testing/catalogue-samples.ts'
import {
  SAMPLE_TIME,
  sampleBannerConfiguration,
  sampleFront,
  samplePicture,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
} from '../../testing/naxos-samples.ts'
import { makeSlug } from '@liberta/contracts/text/slug'
import { makeSlugWithId } from '../answers/field.schema.ts'
import { indexFolders } from './folder-index.ts'
import { mapEventCategories, mapWholeEvent } from './map-events.ts'
import { mapFacets } from './map-facets.ts'
import { mapFolders } from './map-folders.ts'
import { mapLetters } from './map-letters.ts'
import { mapMultimedia } from './map-multimedia.ts'
import { mapObituary } from './map-obituaries.ts'
import { mapNewsletters, mapPlans, mapSurveys } from './map-offers.ts'
import { mapPage, mapPageReferences } from './map-pages.ts'
import { mapPodcasts } from './map-podcasts.ts'
import { mapProgrammes } from './map-programmes.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapBannerConfiguration } from './map-banner-configuration.ts'
import { mapFront } from './map-front.ts'
import { mapSiteConfiguration } from './map-navigation.ts'
import { mapJournalist } from './map-people.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const drop = () => undefined
const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, drop)), drop }
const folders = indexFolders(mapFolders(grammar, sampleFolders, drop))
const asItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

interface Mapping {
  name: string
  sample: unknown
  map: (value: unknown) => unknown
  body: ZodType
}

const MAPPINGS: Mapping[] = [
  {
    name: 'story',
    sample: sampleStory(1, { children: [sampleStory(2)] }),
    map: (value) => mapStory(value, context),
    body: storySchema,
  },
  { name: 'front', sample: sampleFront, map: (value) => mapFront(value, SAMPLE_TIME, context), body: frontSchema },
  {
    name: 'sections',
    sample: sampleSections,
    map: (value) => mapSections(grammar, asItems(value), drop),
    body: sectionListSchema,
  },
  {
    name: 'site',
    sample: sampleSiteConfiguration,
    map: (value) => mapSiteConfiguration(grammar, value, drop),
    body: siteConfigurationSchema,
  },
  {
    name: 'banner configuration',
    sample: sampleBannerConfiguration,
    map: (value) => mapBannerConfiguration(grammar, value, 1, drop),
    body: bannerConfigurationSchema,
  },
  {
    name: 'journalist',
    sample: { id: 3, slug: 'x', name: 'X', role: 'Cronista', biography: null, picture: null },
    map: (value) => mapJournalist(value, drop),
    body: journalistSchema,
  },
  {
    name: 'folders',
    sample: sampleFolders,
    map: (value) => mapFolders(grammar, asItems(value), drop),
    body: folderListSchema,
  },
  {
    name: 'video',
    sample: sampleMultimedia(40017),
    map: (value) => mapMultimedia(value, { folders, drop }),
    body: multimediaSchema,
  },
  {
    name: 'gallery',
    sample: sampleMultimedia(40018, { type: 'gallery', pictures: [samplePicture, samplePicture] }),
    map: (value) => mapMultimedia(value, { folders, drop }),
    body: multimediaSchema,
  },
  {
    name: 'programmes',
    sample: sampleProgrammes,
    map: (value) => mapProgrammes(asItems(value), { folders, drop }),
    body: programmeListSchema,
  },
  {
    name: 'podcasts',
    sample: samplePodcasts,
    map: (value) => mapPodcasts(grammar, asItems(value), drop),
    body: podcastListSchema,
  },
  {
    name: 'event categories',
    sample: sampleEventCategories,
    map: (value) => mapEventCategories(asItems(value), drop),
    body: eventCategoryListSchema,
  },
  { name: 'event', sample: sampleEvent(61), map: (value) => mapWholeEvent(value, drop), body: eventSchema },
  { name: 'obituary', sample: sampleObituary(71), map: (value) => mapObituary(value, drop), body: obituarySchema },
  {
    name: 'page',
    sample: samplePage,
    map: (value) => mapPage(grammar, value, SAMPLE_TIME, drop),
    body: editorialPageSchema,
  },
  {
    name: 'pages',
    sample: [samplePage],
    map: (value) => mapPageReferences(asItems(value), SAMPLE_TIME, drop),
    body: editorialPageListSchema,
  },
  {
    name: 'letters',
    sample: [sampleLetter],
    map: (value) => mapLetters(asItems(value), drop),
    body: letterSchema.array(),
  },
  { name: 'plans', sample: samplePlans, map: (value) => mapPlans(asItems(value), drop), body: planListSchema },
  {
    name: 'newsletters',
    sample: sampleNewsletters,
    map: (value) => mapNewsletters(asItems(value), drop),
    body: newsletterListSchema,
  },
  { name: 'surveys', sample: sampleSurveys, map: (value) => mapSurveys(asItems(value), drop), body: surveyListSchema },
  {
    name: 'redirects',
    sample: sampleRedirects,
    map: (value) => mapRedirects(grammar, value, drop),
    body: redirectRulesSchema,
  },
  {
    name: 'facets of stories',
    sample: sampleFacets,
    map: (value) => mapFacets(value, 'story', context),
    body: filterSchema.array(),
  },
  {
    name: 'facets of events',
    sample: sampleFacets,
    map: (value) => mapFacets(value, 'event', context),
    body: filterSchema.array(),
  },
]

/** What breaks a careless reader of numbers, texts, times, lists or things, and JSON of any kind. */
const rubbish = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-1, 0, 1.5, 2 ** 53, 1e300, Number.NaN, 1e-7) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', '0', '-4', '#GGGGGG', '2026-02-30T00:00:00Z', 'toString', '\u0000'),
  },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined, true, [], {}, [null]) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const anyRubbish = () => rubbish

/** A die of many sides, none drawn more often than the others; made once, as fast-check looks through all that it was ever asked to make. */
const die = fc.noBias(fc.nat({ max: 99_999 }))
const anyThrow = () => die

/** The sample with some of its leaves and branches replaced by rubbish. */
function spoil(value: unknown, replace: () => unknown, strikes: () => boolean): unknown {
  if (strikes()) return replace()
  if (Array.isArray(value)) return value.map((item) => spoil(item, replace, strikes))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, replace, strikes)]))
}

describe.each(MAPPINGS)('mapping of a $name', ({ sample, map, body }) => {
  const expectNullOrValid = (value: unknown) => {
    const mapped = map(value)
    if (mapped !== null) expect(body.safeParse(mapped).error?.issues).toBeUndefined()
  }

  it('never throws, and never makes what readers do not expect, of any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), expectNullOrValid))
  })

  it('nor of an answer of which parts are rubbish', () => {
    fc.assert(
      fc.property(fc.gen(), fc.integer({ min: 10, max: 80 }), (generate, rarity) => {
        const strikes = () => generate(anyThrow) % rarity === 0
        expectNullOrValid(spoil(sample, () => generate(anyRubbish), strikes))
      }),
      { numRuns: 300 },
    )
  })
})

describe('makeSlugWithId', () => {
  it('gives a slug that ends in the id, of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 1, max: 2 ** 53 - 1 }),
        (text, id) => {
          const slug = makeSlugWithId([text, null], id)
          expect(slugSchema.safeParse(slug).success).toBe(true)
          expect(slug === String(id) || slug.endsWith(`-${id}`)).toBe(true)
        },
      ),
    )
  })
})

describe('makeSlug', () => {
  it('gives nothing or a slug, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = makeSlug(text)
        expect(slug === '' || slugSchema.safeParse(slug).success).toBe(true)
      }),
    )
  })
})
