import { describe, expect, it } from '@jest/globals'
import { ALL_STORIES, sectionKey } from '../archive/story-keys.ts'
import { createStoryStore, DESK } from '../create-story-store.ts'
import type { StoryFields } from './edit.schema.ts'

const NOW = Date.parse('2026-11-21T11:00:00+01:00')
const openStore = () => createStoryStore({ seed: 7, stories: 2000, anchor: NOW })
const sport = DESK.sections.find(({ slug }) => slug === 'sport')
const SPORT = sectionKey(sport?.id ?? 0)

const fields: StoryFields = {
  title: 'Prova',
  kicker: null,
  standfirst: null,
  text: ['Prova.'],
  sections: [sport?.subsections[0]?.id ?? 0],
  tags: [],
  journalists: [],
  zone: 'piacenza',
  kind: 'story',
  premium: false,
}

function readAll(store: ReturnType<typeof openStore>, key: string): number[] {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { ids: next } = store.page(key, page, 30, NOW)
    if (next.length === 0) return ids
    ids.push(...next)
  }
}

describe('what another process was handed of an archive', () => {
  it('tells the same of every story, and nothing is dealt again', () => {
    const store = openStore()
    store.archive.newestAt(NOW)
    const { deals } = store.archive
    const handed = createStoryStore({ seed: 7, stories: 2000, anchor: NOW, dealt: structuredClone(deals) })
    handed.archive.planTo(NOW)
    expect(handed.archive.planned).toBe(deals.length)
    const ids = deals.map((_, place) => place + 1)
    expect(ids.map((id) => handed.ofArchive(id))).toEqual(ids.map((id) => store.ofArchive(id)))
    const other = createStoryStore({ seed: 7, stories: 2000, anchor: NOW, dealt: deals.toReversed() })
    expect(other.page(ALL_STORIES, 1, 1, NOW).total).toBe(2000)
    expect(other.archive.deals).toEqual(deals.toReversed())
  })
})

describe('lists of stories', () => {
  it('give every story once over all pages, newest first', () => {
    const ids = readAll(openStore(), ALL_STORIES)
    expect(ids).toHaveLength(2000)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  it('of a section include its descendants', () => {
    const store = openStore()
    const below = (sport?.subsections ?? []).map(({ id }) => store.count(sectionKey(id), NOW))
    expect(store.count(SPORT, NOW)).toBe(below.reduce((sum, count) => sum + count, 0))
  })

  it('begin with what was just published by hand, and change their stamp', () => {
    const store = openStore()
    const before = store.listStamp(SPORT, NOW)
    store.apply({ type: 'publish', at: NOW, id: store.freeId, fields })
    expect(store.page(SPORT, 1, 5, NOW).ids[0]).toBe(store.firstOwnId)
    expect(store.listStamp(SPORT, NOW).at).toBe(NOW)
    expect(store.listStamp(SPORT, NOW).revision).toBeGreaterThan(before.revision)
    expect(store.freeId).toBe(store.firstOwnId + 1)
  })

  it('lose a withdrawn story, count included, while others stay as they were', () => {
    const store = openStore()
    const [id = 0] = store.page(SPORT, 1, 1, NOW).ids
    const total = store.count(SPORT, NOW)
    store.apply({ type: 'withdraw', at: NOW, id })
    expect(store.count(SPORT, NOW)).toBe(total - 1)
    expect(readAll(store, SPORT)).toHaveLength(total - 1)
    expect(readAll(store, SPORT)).not.toContain(id)
    expect(store.find(id, NOW)?.withdrawn).toBe(true)
  })

  it('follow a story that moves to another section', () => {
    const store = openStore()
    const [id = 0] = store.page(SPORT, 1, 1, NOW).ids
    const culture = DESK.sections.find(({ slug }) => slug === 'cultura')?.id ?? 0
    store.apply({ type: 'update', at: NOW, id, fields: { sections: [culture] } })
    expect(readAll(store, SPORT)).not.toContain(id)
    expect(readAll(store, sectionKey(culture))).toContain(id)
  })

  it('never let a stamp go back', () => {
    const store = openStore()
    store.apply({ type: 'withdraw', at: NOW + 5000, id: 1990 })
    store.apply({ type: 'update', at: NOW + 1000, id: 1989, fields: { title: 'Altro' } })
    expect(store.listStamp(ALL_STORIES, NOW).at).toBe(NOW + 5000)
  })
})
