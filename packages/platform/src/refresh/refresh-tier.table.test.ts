import { describe, expect, it } from '@jest/globals'
import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'
import { polledReferences, REFRESH_TIERS, tierOf } from './refresh-tier.table.ts'
import type { RefreshTier, TierFacts } from './refresh-tier.table.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const reference = (name: string): ReadModelReference => {
  const parsed = parseReadModelName(name)
  if (!parsed) throw new Error(`no read model ${name}`)
  return parsed
}
const section = (id: number, parent: number | null): Section => ({
  id,
  slug: `s${id}`,
  name: `S${id}`,
  path: `s${id}`,
  URL: `/news/s${id}`,
  ids: parent ? `${parent}.${id}` : `${id}`,
  parent,
  subsections: [],
})

describe('the tier of a read model', () => {
  it.each<[string, TierFacts, RefreshTier]>([
    ['front:home', {}, 'hot'],
    ['site:main', {}, 'hot'],
    ['storyList:latest.1', {}, 'hot'],
    ['sections:all', {}, 'warm'],
    ['storyList:section.12.1', { topLevel: true }, 'warm'],
    ['sectionConfiguration:12', { topLevel: true }, 'warm'],
    ['weather:piacenza', {}, 'weather'],
    ['storyList:latest.2', {}, 'cool'],
    ['storyList:section.12.1', {}, 'cool'],
    ['storyList:section.12.5', { topLevel: true }, 'cool'],
    ['sectionConfiguration:12', {}, 'cool'],
    ['folderConfiguration:3', {}, 'cool'],
    ['eventCategoryConfiguration:3', {}, 'cool'],
    ['storyList:tag.piena-del-po.1', {}, 'cool'],
    ['storyList:journalist.marta-valdonica.2', {}, 'cool'],
    ['story:7242', {}, 'cool'],
    ['story:7242', { publishedAt: '2026-11-06T12:00:01Z', now }, 'cool'],
    ['story:7242', { publishedAt: '2026-11-06T11:59:59Z', now }, 'archive'],
    ['story:7242', { publishedAt: 'ieri', now }, 'cool'],
    ['storyList:section.12.6', { topLevel: true }, 'archive'],
    ['storyList:latest.6', {}, 'archive'],
    ['obituaryList:recent.1', {}, 'warm'],
    ['obituaryList:recent.2', {}, 'cool'],
    ['obituaryList:query.rossi.1', {}, 'cool'],
    ['obituaryList:town.bobbio.1', {}, 'search'],
    ['obituaryList:town.bobbio.period.mese.1', {}, 'search'],
    ['obituaryList:period.mese.2', {}, 'cool'],
    ['obituaryList:query.rossi.town.bobbio.1', {}, 'cool'],
    ['eventList:upcoming.1', {}, 'steady'],
    ['eventList:category.sagre.1', {}, 'cool'],
    ['multimediaList:all.1', {}, 'steady'],
    ['multimediaList:folder.teleliberta.1', {}, 'cool'],
    ['redirects:all', {}, 'steady'],
    ['page:about', {}, 'cool'],
    ['tags:all', {}, 'cool'],
    ['search:story.page_1.query_po', {}, 'search'],
  ])('%s, knowing %j, is %s', (name, facts, tier) => {
    expect(tierOf(reference(name), facts)).toBe(tier)
  })

  it('keeps hot models within 15 s in a queue of their own, weather at the 300 s of requirements 7.28', () => {
    expect(REFRESH_TIERS.hot).toEqual({ freshForMs: 15_000, pollMs: 15_000, queue: 'refresh-hot' })
    expect(REFRESH_TIERS.weather).toMatchObject({ freshForMs: 300_000, pollMs: 300_000 })
    expect([REFRESH_TIERS.cool.pollMs, REFRESH_TIERS.archive.pollMs]).toEqual([null, null])
  })
})

describe('what is polled', () => {
  it('leaves what was warmed alone while thousands of reads go by', () => {
    expect(REFRESH_TIERS.cool).toMatchObject({ pollMs: null, freshForMs: 900_000 })
  })

  it('keeps a search well below the minute within which a new story is found', () => {
    expect(REFRESH_TIERS.search).toMatchObject({ pollMs: null })
    expect(REFRESH_TIERS.search.freshForMs).toBeLessThanOrEqual(30_000)
  })

  it('is the front, the navigation, the latest, the top sections, obituaries, weather, and what changes slowly; hot first', () => {
    const polled = polledReferences([section(1, null), section(2, 1), section(3, null)])
    expect(polled.map(({ ref, tier }) => `${tier} ${nameReadModel(ref)}`)).toEqual([
      'hot front:home',
      'hot site:main',
      'hot storyList:latest.1',
      'warm sections:all',
      'warm storyList:section.1.1',
      'warm sectionConfiguration:1',
      'warm storyList:section.3.1',
      'warm sectionConfiguration:3',
      'warm obituaryList:recent.1',
      'weather weather:piacenza',
      'steady eventList:upcoming.1',
      'steady multimediaList:all.1',
      'warm sitemap:news',
      'steady sitemap:index',
      'steady mostRead:all',
      'steady folders:all',
      'steady programmes:all',
      'steady podcasts:all',
      'steady eventCategories:all',
      'steady obituaryTowns:all',
      'steady pages:all',
      'steady plans:all',
      'steady newsletters:all',
      'steady surveys:all',
      'steady surveyVotes:all',
      'steady redirects:all',
    ])
  })

  it('is only what has a schedule and a name that can be read back', () => {
    for (const { ref, tier } of polledReferences([section(1, null)])) {
      expect(REFRESH_TIERS[tier].pollMs).not.toBeNull()
      expect(parseReadModelName(nameReadModel(ref))).toEqual(ref)
    }
  })
})
