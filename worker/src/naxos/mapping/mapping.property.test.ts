import { describe, expect, it } from '@jest/globals'
import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { journalistSchema } from '@liberta/contracts/people/journalist.schema'
import { sectionListSchema, slugSchema } from '@liberta/contracts/sections/section.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import fc from 'fast-check'
import type { ZodType } from 'zod'
import {
  SAMPLE_TIME,
  sampleBannerConfiguration,
  sampleFront,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
} from '../../testing/naxos-samples.ts'
import { makeSlug } from '../answers/field.schema.ts'
import { mapBannerConfiguration } from './map-banner-configuration.ts'
import { mapFront } from './map-front.ts'
import { mapSiteConfiguration } from './map-navigation.ts'
import { mapJournalist } from './map-people.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { indexSections } from './section-index.ts'

const drop = () => undefined
const context = { sections: indexSections(mapSections(sampleSections, drop)), drop }
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
    map: (value) => mapSections(asItems(value), drop),
    body: sectionListSchema,
  },
  {
    name: 'site',
    sample: sampleSiteConfiguration,
    map: (value) => mapSiteConfiguration(value, drop),
    body: siteConfigurationSchema,
  },
  {
    name: 'banner configuration',
    sample: sampleBannerConfiguration,
    map: (value) => mapBannerConfiguration(value, 1, drop),
    body: bannerConfigurationSchema,
  },
  {
    name: 'journalist',
    sample: { id: 3, slug: 'x', name: 'X', role: 'Cronista', biography: null, picture: null },
    map: (value) => mapJournalist(value, drop),
    body: journalistSchema,
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
        // Not an end of the range: those are drawn more often.
        const strikes = () => generate(fc.nat, { max: rarity }) === Math.floor(rarity / 2)
        expectNullOrValid(spoil(sample, () => generate(anyRubbish), strikes))
      }),
      { numRuns: 300 },
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
