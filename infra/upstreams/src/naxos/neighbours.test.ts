import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { JOURNALISTS } from '../content/catalogue/small-tables.ts'
import { SECTIONS } from '../content/catalogue/sections.ts'
import { TAGS } from '../content/catalogue/tags.ts'
import { TITLE_REACH } from '../content/stories/deal-cards.ts'
import { chooseEvent, leafOf } from '../content/stories/choose-event.ts'
import { STORIES_PER_PAGE } from '@liberta/contracts/stories/story-list.schema'
import { memoise } from '../content/memoise.ts'
import { createRandom } from '../content/random.ts'
import { townsOf, zones } from '../content/places/towns.ts'
import { TOPICS } from '../content/stories/read-topics.ts'
import { createPictureCatalogue } from '../pictures/choose-picture.ts'
import { PHOTOGRAPHS_BY_KEYWORD } from '../pictures/photographs.table.ts'
import { makePhotographs } from '../pictures/testing/make-photographs.ts'
import { PICTURE_REACH } from './archive/deal-pictures.ts'
import { reachOfTags } from './archive/reach-of-tags.ts'
import { ALL_STORIES, isKindKey, journalistKey, sectionKey, tagKey } from './archive/story-keys.ts'
import { createNewsroom } from './create-newsroom.ts'
import { briefOf, composeHead } from './forms/compose-text.ts'
import { openClipShelf } from './media/clip-shelf.ts'
import type { Newsroom } from './newsroom.ts'
import type { StoredStory } from './edits/story-store.ts'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const SEED = 1883
const PAGES = 4
const WORDS = [...new Set(Object.values(PHOTOGRAPHS_BY_KEYWORD).flatMap(({ words }) => words))]

const folders: [name: string, photographs: readonly string[]][] = [
  ['without photographs', []],
  ['with a folder of few photographs', ['football-pitch', 'market-stall', 'council-chamber', 'night-lights']],
  ['with a folder of many', WORDS.flatMap((word) => [1, 2, 3].map((each) => `${word}-${each}`))],
]

const LISTS = [
  ['the latest', ALL_STORIES],
  ...SECTIONS.map(({ path, id }): [path: string, key: string] => [path, sectionKey(id)]),
] as const

/** All lists of stories that readers see. */
const ALL_LISTS = [
  ...LISTS,
  ...TAGS.map(({ name, id }): [name: string, key: string] => [`tag ${name}`, tagKey(id)]),
  ...JOURNALISTS.map(({ name, id }): [name: string, key: string] => [`author ${name}`, journalistKey(id)]),
] as const

async function openNewsroom(mediaDir: string | null, seed = SEED, now = NOW): Promise<Newsroom> {
  const pictures = await createPictureCatalogue({ mediaDir })
  return createNewsroom({
    seed,
    stories: 8000,
    anchor: now,
    publishes: true,
    now: () => now,
    choosePicture: ({ subject, variant, isDrawn }) =>
      isDrawn ? pictures.chooseDrawn(subject, variant) : pictures.choose(subject, variant),
    clips: await openClipShelf(undefined),
  })
}

/** What stands twice among any `reach` neighbours. */
const listTwins = (names: readonly string[], reach: number): string[] =>
  names.filter((name, at) => names.slice(Math.max(0, at - reach + 1), at).includes(name))

describe.each(folders)('neighbours in the lists of the stand-in, %s', (_, names) => {
  let newsroom: Newsroom
  let remove: () => Promise<void>

  beforeAll(async () => {
    const photographs = await makePhotographs(names)
    remove = photographs.remove
    newsroom = await openNewsroom(photographs.folder)
  })
  afterAll(() => remove())

  it.each(LISTS)(`have no picture twice within ${PICTURE_REACH} stories: %s`, (__, key) => {
    const { ids } = newsroom.store.page(key, 1, 2 * PICTURE_REACH, NOW)
    const pictures = newsroom.stories.shorts(ids, NOW).map(({ id, picture }) => picture?.id ?? `none ${id}`)
    expect(listTwins(pictures, PICTURE_REACH)).toEqual([])
  })
})

describe.each([
  [1883, '2026-11-22T09:00:00Z'],
  [7, '2026-02-03T18:30:00Z'],
  [42, '2027-07-14T06:10:00Z'],
])('a page of any list of stories, seed %i at %s', (seed, at) => {
  const now = Date.parse(at)
  let newsroom: Newsroom

  beforeAll(async () => {
    newsroom = await openNewsroom(null, seed, now)
  })

  const pagesOf = (key: string) =>
    [1, 2].map((page) =>
      newsroom.store
        .page(key, page, STORIES_PER_PAGE, now)
        .ids.filter((id) => newsroom.store.findOpen(id, now) !== null),
    )

  // A story stands in many lists.
  const kindOf = memoise((id: number) => {
    const story = newsroom.store.findOpen(id, now)
    return story === null ? '' : composeHead(seed, story).kind
  })
  const pictureOf = memoise((id: number) => String(newsroom.stories.short(id, now)?.picture?.id ?? id))

  const twinsWithin = (reach: number) => {
    const reaches = reachOfTags(TAGS)
    return ALL_LISTS.filter(([, key]) => isKindKey(key)).flatMap(([name, key]) =>
      pagesOf(key)
        .flatMap((ids) => listTwins(ids.map(kindOf), Math.min(reach, reaches.get(key) ?? reach)))
        .map((twin) => `${name}: ${twin}`),
    )
  }

  it('has no two stories of one kind of event among any twenty', () => {
    expect(twinsWithin(20)).toEqual([])
  })

  it('has none on the whole page either, but in one list of a hundred, where too few kinds were left', () => {
    expect(twinsWithin(STORIES_PER_PAGE).length).toBeLessThanOrEqual(ALL_LISTS.length / 100)
  })

  it('has no picture twice', () => {
    const twins = ALL_LISTS.flatMap(([name, key]) =>
      pagesOf(key)
        .slice(0, 1)
        .flatMap((ids) => listTwins(ids.map(pictureOf), STORIES_PER_PAGE))
        .map((twin) => `${name}: ${twin}`),
    )
    expect(twins).toEqual([])
  })
})

it('no tag of a subject is left without stories, and few have too few kinds of events for a page', () => {
  const reaches = [...reachOfTags(TAGS).values()]
  expect(Math.min(...reaches)).toBeGreaterThanOrEqual(10)
  expect(reaches.filter((reach) => reach < STORIES_PER_PAGE).length).toBeLessThan(reaches.length / 10)
})

describe('neighbours in the lists of the stand-in', () => {
  let newsroom: Newsroom
  const headsOf = (key: string, count: number) =>
    newsroom.store
      .page(key, 1, count, NOW)
      .ids.map((id) => newsroom.store.findOpen(id, NOW))
      .flatMap((story) => (story ? [{ story, ...composeHead(SEED, story) }] : []))

  beforeAll(async () => {
    newsroom = await openNewsroom(null)
  })

  it.each(LISTS)(`have no two titles of one sentence among ${TITLE_REACH}: %s`, (_, key) => {
    const titles = headsOf(key, PAGES * TITLE_REACH).map(({ templates }) => templates[0] ?? '')
    expect(listTwins(titles, TITLE_REACH)).toEqual([])
  })

  it.each(LISTS)('have no standfirst of one sentence one after the other: %s', (_, key) => {
    const standfirsts = headsOf(key, PAGES * TITLE_REACH).map(({ templates }) => templates[1] ?? '')
    expect(listTwins(standfirsts, 2)).toEqual([])
  })

  it('have labels of their event, of their topic or of their place, which say what the title does not', () => {
    const heads = headsOf(ALL_STORIES, 1000)
    const odd = heads.filter(({ story, kicker, title }) => {
      const brief = briefOf(SEED, story)
      const { labels } = TOPICS[leafOf(brief)]
      const fitting = [chooseEvent(brief).theme, ...labels].map((label) => label.toLowerCase())
      const { name, hamlets } = townOf(story)
      const places = labels.includes('{town}') ? [name, ...hamlets] : []
      return (
        kicker !== null && (title.includes(kicker) || ![...fitting, ...places].some((label) => isSame(label, kicker)))
      )
    })
    expect(odd.map(({ kicker, title }) => [kicker, title])).toEqual([])
    expect(heads.filter(({ kicker }) => kicker !== null).length).toBeGreaterThan(300)
  })

  it('have the tags of what they tell, of the bodies that they name, of their comune and of its zone', () => {
    const tags = new Map(TAGS.map((tag) => [tag.id, tag]))
    const odd = headsOf(ALL_STORIES, 1000).flatMap(({ story, title }) => {
      const brief = briefOf(SEED, story)
      const fitting = TOPICS[leafOf(brief)].tags[chooseEvent(brief).theme] ?? []
      const text = newsroom.stories.full(story, [], NOW).content_textual_only
      const said = `${title} ${composeHead(SEED, story).standfirst} ${text}`.toLowerCase()
      const own = story.facts.tags.map((id) => tags.get(id)).filter((tag) => tag !== undefined)
      const strange = own.filter(({ name, kind }) => {
        const words = name.toLowerCase().replace(/ ?(?:calcio|volley|basket|rugby) ?/, '')
        return !fitting.includes(name) && (kind === 'place' ? !placesOf(story).includes(name) : !said.includes(words))
      })
      return own.length === 0 ? [`no tag under «${title}»`] : strange.map(({ name }) => `«${name}» under «${title}»`)
    })
    expect(odd).toEqual([])
  })
})

const townOf = ({ facts }: StoredStory) => createRandom(SEED, facts.id, 1).pick(townsOf(facts.zone))
const placesOf = (story: StoredStory) => [townOf(story).name, zones[story.facts.zone].name]
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

describe('the table of tags', () => {
  it('has a row for each event of each topic, of names that are tags', () => {
    const known = new Set(TAGS.map(({ name }) => name))
    for (const { events, tags: rows } of Object.values(TOPICS)) {
      expect(Object.keys(rows).toSorted()).toEqual([...new Set(events.map(({ theme }) => theme))].toSorted())
      for (const names of Object.values(rows)) for (const name of names) expect(known).toContain(name)
    }
  })
})
