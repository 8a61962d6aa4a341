import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
import { readModelReferenceSchema } from '@liberta/contracts/read-models/read-model-key'
import { sampleProgrammes, sampleSurveys } from '../../testing/catalogue-samples.ts'
import { SAMPLE_TIME, sampleBannerConfiguration, sampleFront } from '../../testing/naxos-samples.ts'
import { indexFolders } from './folder-index.ts'
import { mapBannerConfiguration } from './map-banner-configuration.ts'
import { mapFolders } from './map-folders.ts'
import { mapFront } from './map-front.ts'
import { mapEvent, mapObituary } from './map-front-items.ts'
import { mapSiteConfiguration } from './map-navigation.ts'
import { mapSurveys } from './map-offers.ts'
import { mapProgrammes } from './map-programmes.ts'
import { mapSections } from './map-sections.ts'
import { indexSections } from './section-index.ts'

const grammar = createSpecifiedGrammar()
const drop = () => undefined
const LARGEST = 2 ** 53 - 1
/** One more than what has a page of its own may have. */
const NO_PAGE = 2 ** 31

const tree = (parent: unknown) => [
  { id: 1_000_000_007, slug: 'sport', name: 'Sport' },
  { id: LARGEST, slug: 'calcio', name: 'Calcio', parent },
  { id: String(LARGEST - 1), slug: 'serie-b', name: 'Serie B', parent: LARGEST },
]

describe('ids of sections, folders and the like up to 2^53 − 1 (docs/naxos.md)', () => {
  it.each([1_000_000_007, '1000000007'])('keep a tree as it is, parent %p', (parent) => {
    const [folders, sections] = [mapFolders(grammar, tree(parent), drop), mapSections(grammar, tree(parent), drop)]
    for (const branch of [folders, sections]) {
      expect(branch.map((node) => [node.id, node.parent])).toEqual([
        [1_000_000_007, null],
        [LARGEST, 1_000_000_007],
        [LARGEST - 1, LARGEST],
      ])
    }
    expect(sections.at(-1)?.path).toBe('sport/calcio/serie-b')
  })

  it('name the folder of a programme', () => {
    const folders = indexFolders(mapFolders(grammar, tree(null), drop))
    const [programme] = sampleProgrammes
    expect(mapProgrammes([{ ...programme, folder: LARGEST }], { folders, drop })).toMatchObject([
      { folderSlug: 'calcio' },
    ])
  })

  it('lead from an item of a menu to its section, also written as text', () => {
    const item = { name: 'Cronaca', type: 'section', URL: '/news/cronaca', subItem: [] }
    const navsections = [LARGEST, '12', 12, null].map((id) => ({ ...item, id }))
    const site = siteConfigurationSchema.parse(mapSiteConfiguration(grammar, { navsections }, drop))
    expect(site.navsections.map(({ id }) => id)).toEqual([LARGEST, 12, 12, 0])
  })

  it('tell one configuration from another', () => {
    const of = (id: unknown) => mapBannerConfiguration(grammar, { ...sampleBannerConfiguration, id }, LARGEST, drop)
    expect([of(LARGEST)?.id, of(String(LARGEST))?.id, of(null)?.id, of(1_000_000_007)]).toEqual([
      LARGEST,
      LARGEST,
      LARGEST,
      null,
    ])
  })

  it('name the list and the configuration of every section that is shown', () => {
    for (const { id } of mapSections(grammar, tree(1_000_000_007), drop)) {
      const list = { model: 'storyList', id: buildStoryListId({ type: 'section', sectionId: id, page: 1 }) }
      const configuration = { model: 'sectionConfiguration', id: String(id) }
      expect([list, configuration].map((name) => readModelReferenceSchema.safeParse(name).success)).toEqual([
        true,
        true,
      ])
    }
  })
})

describe('what is found by an id that no table takes', () => {
  it('is left out of a front, which stands', () => {
    const context = { grammar, sections: indexSections([]), drop }
    const breaking = { id: NO_PAGE, title: 'Piena', URL: '/x', published_at: SAMPLE_TIME }
    expect(frontSchema.parse(mapFront({ ...sampleFront, breaking }, SAMPLE_TIME, context)).breaking).toBeNull()
    expect(mapEvent(grammar, { id: NO_PAGE, title: 'Sagra', period_start: SAMPLE_TIME }, drop)).toBeNull()
    expect(mapObituary(grammar, { id: NO_PAGE, name: 'Rosa', town: 'Bobbio' })).toBeNull()
  })

  it('is no survey, as no vote of it could be kept', () => {
    const [survey] = sampleSurveys
    expect(mapSurveys([{ ...survey, id: NO_PAGE }], drop)).toEqual([])
  })
})
