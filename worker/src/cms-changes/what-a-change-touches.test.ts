import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { Tag } from '@liberta/contracts/read-models/tag'
import { cmsChangeSchema } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { containingTags, kindTags, whatAChangeTouches } from './what-a-change-touches.ts'
import type { Treatment } from './what-a-change-touches.ts'

function change(
  event: CmsChange['event'],
  subject: { type: string; id?: number; slug?: string },
  more: object = {},
): CmsChange {
  const named = { sections: [], tags: [], journalists: [], ...more }
  return cmsChangeSchema.parse({ id: 'x', event, subject: { id: null, slug: null, ...subject }, ...named })
}

function namesTreated(treatment: Treatment, ...given: Parameters<typeof whatAChangeTouches>): string[] {
  return whatAChangeTouches(...given)
    .filter((model) => model.treatment === treatment)
    .map(({ reference }) => nameReadModel(reference))
}

const STORY = { type: 'story', id: 7 }
const PLACES = { sections: [14, 12], tags: ['po'], journalists: ['anna'] }
const CONTAINING: ReadModelReference[] = [
  { model: 'front', id: 'home' },
  { model: 'story', id: '8' },
  { model: 'storyList', id: 'section.14.3' },
]

const ENTRY_CHANGED = { entries: [{ id: 41, withdrawn: false }] }
const LIVE_PAGES = [1, 2, 3, 4, 5, 6].map((page): ReadModelReference => ({ model: 'liveEntries', id: `7.${page}` }))

describe('what a change of entries of a live story touches', () => {
  const came = change('story.updated', STORY, { ...PLACES, ...ENTRY_CHANGED })
  const went = change('story.updated', STORY, { ...PLACES, entries: [{ id: 9, withdrawn: true }] })

  it('the story, the entry, and the last pages of entries; no front, list or search', () => {
    expect(whatAChangeTouches(came, [])).toHaveLength(2)
    expect(namesTreated('refreshStored', came, LIVE_PAGES)).toEqual([
      'story:7',
      'liveEntry:7.41',
      ...['7.6', '7.5', '7.4', '7.3'].map((id) => `liveEntries:${id}`),
    ])
    expect(namesTreated('markStale', came, LIVE_PAGES)).toEqual(['liveEntries:7.2', 'liveEntries:7.1'])
  })

  it('the last pages whichever were written last, and however many entries were read one by one since', () => {
    const alone = [1, 2, 3, 4].map((number): ReadModelReference => ({ model: 'liveEntry', id: `7.${number}` }))
    const tenth: ReadModelReference = { model: 'liveEntries', id: '7.10' }
    expect(namesTreated('refreshStored', came, [tenth, ...LIVE_PAGES.toReversed(), ...alone]).slice(2)).toEqual(
      ['7.10', '7.6', '7.5', '7.4'].map((id) => `liveEntries:${id}`),
    )
  })

  it('what is withdrawn becomes a tombstone, and stands in no page any longer', () => {
    expect(namesTreated('refresh', went, LIVE_PAGES)).toEqual(['liveEntry:7.9'])
    expect(namesTreated('markStale', went, LIVE_PAGES)).toEqual([])
    expect(namesTreated('refreshStored', went, LIVE_PAGES)).toHaveLength(7)
  })

  it('is found by the tags that pages of entries have, and that the front has not', () => {
    expect(containingTags(came)).toEqual([tagOf.liveEntries(7), tagOf.liveEntry(7, 41)])
  })
})

describe('what a change of a whole live story touches', () => {
  it('its entries, which nobody may read once it is withdrawn', () => {
    const names = LIVE_PAGES.map(nameReadModel)
    expect(namesTreated('refresh', change('story.withdrawn', STORY), LIVE_PAGES)).toEqual(expect.arrayContaining(names))
  })

  it('its entries, which nobody may read once it is for subscribers, and that take no place of the pages showing it', () => {
    const lists = Array.from({ length: 60 }, (_, index): ReadModelReference => ({
      model: 'story',
      id: `${index + 100}`,
    }))
    const touched = namesTreated('refreshStored', change('story.updated', STORY), [...LIVE_PAGES, ...lists])
    expect(touched).toEqual(expect.arrayContaining([...LIVE_PAGES, ...lists].map(nameReadModel)))
  })
})

describe('what a change of a story touches', () => {
  it('published: home first, the story, the latest, and what lists it where that is read', () => {
    const published = change('story.published', STORY, PLACES)
    expect(namesTreated('refresh', published, [])).toEqual(['front:home', 'story:7', 'storyList:latest.1'])
    expect(namesTreated('refreshStored', published, [])).toEqual([
      'storyList:section.14.1',
      'storyList:section.12.1',
      'storyList:tag.po.1',
      'storyList:journalist.anna.1',
    ])
  })

  it('published: the following pages move, and wait for their readers', () => {
    const waiting = namesTreated('markStale', change('story.published', STORY, PLACES), [])
    expect(waiting).toHaveLength(4 * 5)
    expect(waiting).toEqual(
      expect.arrayContaining(['storyList:latest.2', 'storyList:section.12.5', 'storyList:tag.po.2']),
    )
  })

  it('updated: an old story that nobody reads is not fetched', () => {
    expect(namesTreated('refresh', change('story.updated', STORY, PLACES), [])).not.toContain('story:7')
    expect(namesTreated('refreshStored', change('story.updated', STORY, PLACES), [])).toContain('story:7')
  })

  it('withdrawn: everything that contains it is refreshed, after home and story, before the rest', () => {
    const touched = whatAChangeTouches(change('story.withdrawn', STORY, PLACES), CONTAINING)
    expect(touched.slice(0, 4).map(({ reference }) => nameReadModel(reference))).toEqual([
      'front:home',
      'story:7',
      'story:8',
      'storyList:section.14.3',
    ])
    expect(touched.slice(0, 4).every(({ treatment }) => treatment === 'refresh')).toBe(true)
  })

  it('what many pages contain is refreshed for some of them and waits for the others', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ model: 'story' as const, id: String(index + 100) }))
    const updated = change('story.updated', STORY)
    expect(namesTreated('refreshStored', updated, many).filter((name) => name !== 'story:7')).toHaveLength(60)
    expect(namesTreated('refreshStored', updated, many)).toEqual(expect.arrayContaining(['story:140', 'story:199']))
    expect(namesTreated('markStale', updated, many)).toEqual(expect.arrayContaining(['story:100', 'story:139']))
    expect(namesTreated('refresh', change('story.withdrawn', STORY), many)).toContain('story:199')
  })

  it('names each model once', () => {
    const names = whatAChangeTouches(change('story.updated', STORY, { sections: [14, 14] }), CONTAINING).map(
      ({ reference }) => nameReadModel(reference),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('searches among stories', () => {
  const searches = Array.from({ length: 70 }, (_, index) => ({
    model: 'search' as const,
    id: `story.page_1.query_${index}`,
  }))

  it('are made anew for a new story, those asked for last: it is found within a minute', () => {
    const refreshed = namesTreated('refreshStored', change('story.published', STORY), [], searches)
    expect(refreshed).toHaveLength(60)
    expect(refreshed).toContain('search:story.page_1.query_69')
    expect(refreshed).not.toContain('search:story.page_1.query_9')
    expect(namesTreated('markStale', change('story.published', STORY), [], searches)).not.toContain(
      'search:story.page_1.query_9',
    )
  })

  it('that show a corrected story are made anew before all others, however long ago they were asked for', () => {
    const [first] = searches
    const refreshed = namesTreated('refreshStored', change('story.updated', STORY), first ? [first] : [], searches)
    expect(refreshed.filter((name) => name.startsWith('search:'))).toHaveLength(60)
    expect(refreshed).toContain('search:story.page_1.query_0')
    expect(refreshed).not.toContain('search:story.page_1.query_10')
  })

  it('that show a corrected story and are too many wait for their readers, stale', () => {
    const corrected = change('story.updated', STORY)
    expect(namesTreated('refreshStored', corrected, searches)).toContain('search:story.page_1.query_69')
    const waiting = namesTreated('markStale', corrected, searches).filter((name) => name.startsWith('search:'))
    expect(waiting).toEqual(searches.slice(0, 10).map(nameReadModel))
  })

  it('that show a withdrawn story are all made anew', () => {
    expect(namesTreated('refresh', change('story.withdrawn', STORY), searches)).toContain('search:story.page_1.query_9')
  })
})

describe('what another change touches', () => {
  it.each([
    ['configuration.changed', { type: 'site' }, ['site:main', 'sections:all'], []],
    ['configuration.changed', { type: 'section', id: 12 }, ['site:main', 'sections:all'], ['sectionConfiguration:12']],
    ['configuration.changed', { type: 'folder', id: 3 }, ['folders:all'], ['folderConfiguration:3']],
    [
      'configuration.changed',
      { type: 'event_category', id: 4 },
      ['eventCategories:all'],
      ['eventCategoryConfiguration:4'],
    ],
    ['configuration.changed', { type: 'front' }, ['front:home'], []],
    ['front.changed', { type: 'front' }, ['front:home'], []],
    ['content.changed', { type: 'page', slug: 'about' }, ['pages:all'], ['page:about']],
    ['content.changed', { type: 'event', id: 61 }, ['eventList:upcoming.1'], ['event:61']],
    ['content.changed', { type: 'multimedia', id: 5 }, ['multimediaList:all.1'], ['multimedia:5']],
    ['content.changed', { type: 'obituary', id: 71 }, ['obituaryList:recent.1'], ['obituary:71']],
    ['content.withdrawn', { type: 'obituary', id: 71 }, ['obituary:71', 'obituaryList:recent.1'], []],
  ] as const)('%s of %j', (event, subject, refreshed, refreshedIfStored) => {
    expect(namesTreated('refresh', change(event, subject), [])).toEqual(refreshed)
    expect(namesTreated('refreshStored', change(event, subject), [])).toEqual(refreshedIfStored)
  })

  it('a new obituary refreshes the stored lists of its town, of a period and of all towns, as nobody can tell which it comes into', () => {
    const lists = [
      { model: 'obituaryList', id: 'town.bobbio.1' },
      { model: 'obituaryList', id: 'period.mese.1' },
      { model: 'obituaryTowns', id: 'all' },
    ] as const
    const published = change('content.changed', { type: 'obituary', id: 71 })
    expect(namesTreated('refreshStored', published, [], lists)).toEqual([
      'obituary:71',
      'obituaryList:town.bobbio.1',
      'obituaryList:period.mese.1',
      'obituaryTowns:all',
    ])
  })

  it('a new obituary refreshes those lists first that show it or were written last, and makes the others stale', () => {
    const lists = Array.from({ length: 61 }, (_, index) => ({
      model: 'obituaryList' as const,
      id: `town.bobbio.${index + 1}`,
    }))
    const published = change('content.changed', { type: 'obituary', id: 71 })
    expect(namesTreated('markStale', published, [], lists)).toEqual(['obituaryList:town.bobbio.1'])
    expect(namesTreated('markStale', published, lists.slice(0, 1), lists)).toEqual(['obituaryList:town.bobbio.2'])
  })

  it('a section’s new name makes stale what shows it', () => {
    const renamed = change('configuration.changed', { type: 'section', id: 12 })
    expect(namesTreated('markStale', renamed, CONTAINING)).toEqual(['front:home', 'story:8', 'storyList:section.14.3'])
  })
})

describe('the tag of what contains a subject', () => {
  const LOOKED_UP: Record<keyof typeof tagOf, [Tag, CmsChange]> = {
    story: [tagOf.story(7), change('story.withdrawn', STORY)],
    everyStorySearch: [tagOf.everyStorySearch(), change('story.published', STORY)],
    section: [tagOf.section(12), change('configuration.changed', { type: 'section', id: 12 })],
    multimedia: [tagOf.multimedia(5), change('content.withdrawn', { type: 'multimedia', id: 5 })],
    event: [tagOf.event(61), change('content.changed', { type: 'event', id: 61 })],
    everyMultimediaList: [tagOf.everyMultimediaList(), change('content.changed', { type: 'multimedia', id: 5 })],
    everyEventList: [tagOf.everyEventList(), change('content.changed', { type: 'event', id: 61 })],
    obituary: [tagOf.obituary(71), change('content.withdrawn', { type: 'obituary', id: 71 })],
    everyObituaryList: [tagOf.everyObituaryList(), change('content.changed', { type: 'obituary', id: 71 })],
    liveEntries: [tagOf.liveEntries(7), change('story.updated', STORY, ENTRY_CHANGED)],
    liveEntry: [tagOf.liveEntry(7, 41), change('story.updated', STORY, ENTRY_CHANGED)],
    page: [tagOf.page('about'), change('content.changed', { type: 'page', slug: 'about' })],
  }

  it.each(Object.entries(LOOKED_UP))(
    'of the kind %s is looked up by a change: none is written for nobody',
    (_kind, [tag, about]) => {
      expect([...containingTags(about), ...kindTags(about)]).toContain(tag)
    },
  )

  it('of one thing is the name of its read model, by which pages are removed that show what was withdrawn', () => {
    for (const model of ['story', 'multimedia', 'event', 'obituary'] as const) {
      expect(tagOf[model](7)).toBe(nameReadModel({ model, id: '7' }))
    }
    expect(tagOf.liveEntry(7, 41)).toBe(nameReadModel({ model: 'liveEntry', id: '7.41' }))
    expect(tagOf.page('about')).toBe(nameReadModel({ model: 'page', id: 'about' }))
  })

  it.each([
    [change('story.published', STORY), ['story:7'], ['search:story']],
    [change('story.updated', STORY), ['story:7', 'liveEntries:7'], ['search:story']],
    [change('story.updated', STORY, ENTRY_CHANGED), ['liveEntries:7', 'liveEntry:7.41'], []],
    [change('story.withdrawn', STORY), ['story:7', 'liveEntries:7'], []],
    [change('configuration.changed', { type: 'section', id: 12 }), ['section:12'], []],
    [change('configuration.changed', { type: 'folder', id: 3 }), [], []],
    [change('content.changed', { type: 'page', slug: 'about' }), ['page:about'], []],
    [change('content.withdrawn', { type: 'obituary', id: 71 }), ['obituary:71'], []],
    [change('content.changed', { type: 'obituary', id: 71 }), ['obituary:71'], ['obituaries']],
    [change('content.changed', { type: 'multimedia', id: 5 }), ['multimedia:5'], ['multimediaLists']],
    [change('content.changed', { type: 'event', id: 61 }), ['event:61'], ['eventLists']],
    [change('content.withdrawn', { type: 'event', id: 61 }), ['event:61'], []],
    [change('front.changed', { type: 'front' }), [], []],
  ])('case %#', (about, own, ofKind) => {
    expect(containingTags(about)).toEqual(own)
    expect(kindTags(about)).toEqual(ofKind)
  })
})
