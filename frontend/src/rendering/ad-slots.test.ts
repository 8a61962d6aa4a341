import { beforeAll, describe, expect, it } from '@jest/globals'
import { AD_POSITIONS } from '../components/ads/ad-slot.table.ts'
import type { AdPositionName } from '../components/ads/ad-slot.table.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { sampleStory } from '../samples/sample-stories.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import { pageServicesSchema } from '../settings/third-parties.ts'
import { renderSample } from '../testing/render-sample.ts'

const STORY = sampleStory(0)
const STORY_PATH = `/news/cronaca/${STORY.slug}/${STORY.id}`

const settingsOf = (ads: 'gpt' | 'house' | 'none'): SiteSettings => ({
  ...SAMPLE_SETTINGS,
  thirdParties: { services: pageServicesSchema.parse({ ads }), origins: [] },
})

interface Slot {
  id: string
  position: AdPositionName
  sizes: string | undefined
}

async function slotsOf(path: string, ads: 'gpt' | 'house' | 'none'): Promise<Slot[]> {
  const { body } = await renderSample(path, {}, undefined, settingsOf(ads))
  return [
    ...body.matchAll(/<(?:aside|div) id="(lib2025_[^"]+)"[^>]* data-ad="([^"]+)"(?: data-sizes="([^"]*)")?/g),
  ].map(([, id = '', position, sizes]) => ({ id, position: position as AdPositionName, sizes }))
}

const PATHS = [
  '/',
  STORY_PATH,
  '/news/cronaca',
  '/news/latest',
  '/podcast',
  '/eventi',
  '/newsletter',
  '/multimedia/folder/teleliberta',
]

describe.each(PATHS)('slots of %s', (path) => {
  it.each(['gpt', 'house'] as const)('each has an id of its own (%s)', async (ads) => {
    const ids = (await slotsOf(path, ads)).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('sold, each says its sizes; the paper’s own need none', async () => {
    expect((await slotsOf(path, 'gpt')).every(({ sizes }) => sizes !== undefined)).toBe(true)
    expect((await slotsOf(path, 'house')).every(({ sizes }) => sizes === undefined)).toBe(true)
  })

  it('with ADS_PROVIDER=none there is none', async () => {
    expect(await slotsOf(path, 'none')).toEqual([])
  })
})

it('with ADS_PROVIDER=none nothing speaks of advertisements on the home page', async () => {
  const { body } = await renderSample('/', {}, undefined, settingsOf('none'))
  expect(body).not.toContain('>Pubblicità</p>')
})

describe('slots of the home page', () => {
  let slots: Slot[] = []
  beforeAll(async () => void (slots = await slotsOf('/', 'gpt')))
  const countOf = (position: AdPositionName) => slots.filter((slot) => slot.position === position).length

  it.each([
    ['masthead', 1],
    ['autopromo', 2],
    ['billboard', 4],
    ['large_rectangle', 2],
    ['medium_rectangle', 3],
    ['skyscraper_xl', 2],
    ['slider_short', 1],
    ['slider_tall', 2],
  ] as const)('%s: at least one, and no more than %i', (position, most) => {
    expect(AD_POSITIONS[position].mostOnHome).toBe(most)
    expect(countOf(position)).toBeGreaterThan(0)
    expect(countOf(position)).toBeLessThanOrEqual(most)
  })

  it('are counted in the order in which they stand', () => {
    const billboards = slots.filter(({ position }) => position === 'billboard').map(({ id }) => id)
    expect(billboards).toEqual([1, 2, 3].map((n) => `lib2025_homepage_billboard_${n}`))
  })

  it('has the skin out of page', () => {
    expect(slots.find(({ position }) => position === 'skin')).toEqual({
      id: 'lib2025_homepage_skin_1',
      position: 'skin',
      sizes: '',
    })
  })
})

describe('obituaries', () => {
  it('have a section, whose slots are off', async () => {
    expect(await slotsOf('/necrologie/list', 'gpt')).toEqual([])
  })
})
