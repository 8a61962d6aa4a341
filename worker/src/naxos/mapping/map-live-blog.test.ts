import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { ENTRIES_PER_PAGE, liveBlogSchema, liveEntrySchema } from '@liberta/contracts/live-blog/live-blog.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import fc from 'fast-check'
import { sampleLiveEntry as entry, sampleSections, sampleStory } from '../../testing/naxos-samples.ts'
import { mapLiveBlog, mapLiveEntries, mapLiveEntry } from './map-live-blog.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { indexSections } from './section-index.ts'

const grammar = createSpecifiedGrammar()
const AT = '2026-11-21T10:42:00.000+01:00'

function counting() {
  const dropped: string[] = []
  const drop = (kind: string) => void dropped.push(kind)
  return { dropped, drop }
}

function mapWith(changes: object) {
  const { dropped, drop } = counting()
  const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, drop)), drop }
  const given = { kind: 'live', live: { state: 'live' }, live_blog: { total: 41, entries: [entry(41)] }, ...changes }
  return { story: mapStory(sampleStory(1, given), context), dropped }
}

describe('a live story of the CMS', () => {
  it('is a story that reports, with how it stands and what is newest of it', () => {
    const { story } = mapWith({ live: { state: 'paused', resumes_at: AT, ended_at: AT } })
    expect(storySchema.parse(story)).toMatchObject({
      kind: 'story',
      live: { state: 'paused', resumesAt: AT, endedAt: null },
      liveBlog: { total: 41, entries: [{ id: 41, place: 'da Calendasco', author: { slug: 'marta-valdonica' } }] },
    })
  })

  it.each([
    ['its state is not known here', { live: { state: 'breaking' } }],
    ['its facts are missing', { live: null }],
    ['its facts are no object', { live: 'sì' }],
  ])('is never called live where %s', (_case, changes) => {
    expect(mapWith(changes).story?.live).toEqual({ state: 'paused', resumesAt: null, endedAt: null })
  })

  it('is none where the story is of another kind, or for subscribers, whose text does not come through', () => {
    expect(mapWith({ kind: 'story' }).story).toMatchObject({ live: null, liveBlog: null })
    expect(mapWith({ premium: true }).story).toMatchObject({ live: null, liveBlog: null })
  })

  it('stands without entries where what they stand in is rubbish', () => {
    expect(mapWith({ live_blog: [] }).story?.liveBlog).toMatchObject({ total: 0, entries: [], pinned: null })
  })
})

describe('the entries of a live story', () => {
  it.each([
    ['without an id', { id: null }],
    ['without a time', { at: 'stamattina' }],
    ['without a title', { title: ' ' }],
  ])('one %s is dropped and counted, and the others stand', (_case, changes) => {
    const { dropped, drop } = counting()
    const blog = mapLiveBlog({ total: 3, entries: [entry(3), entry(2, changes), entry(1)] }, drop)
    expect(blog.entries.map(({ id }) => id)).toEqual([3, 1])
    expect(dropped).toEqual(['liveEntry'])
  })

  it('keep what can be read of a text that is odd', () => {
    const { dropped, drop } = counting()
    const blocks = [{ type: 'video' }, { type: 'quote', text: 'Siamo <b>salvi</b>', by: null }]
    expect(mapLiveEntry(entry(1, { blocks, author: 'redazione', place: 7, pinned: 'sì' }), drop)).toMatchObject({
      blocks: [{ type: 'quote', text: 'Siamo salvi', by: null }],
      author: null,
      place: null,
      pinned: false,
    })
    expect(dropped).toEqual(['story_block'])
  })

  it('have a pinned one and key moments that are told apart from the newest', () => {
    const { drop } = counting()
    const moments = [
      { id: 2, at: '2026-11-21T06:40:00+01:00', title: 'Il colmo' },
      { id: 9, at: AT, title: 'Riapre l’arginale' },
      { id: 4, title: 'Senza ora' },
    ]
    const blog = mapLiveBlog({ total: 9, pinned: entry(2), key_moments: moments, entries: [entry(9)] }, drop)
    expect(blog.pinned).toMatchObject({ id: 2, pinned: true })
    expect(blog.keyMoments.map(({ title }) => title)).toEqual(['Riapre l’arginale', 'Il colmo'])
  })

  it('have a number beside them, or none where it has no value', () => {
    const { dropped, drop } = counting()
    const figure = { title: 'Il Po', value: 4.86, unit: 'm', notes: ['In calo.', 3], points: [5, 'x', 4.86] }
    expect(mapLiveBlog({ figure }, drop).figure).toMatchObject({
      value: '4.86',
      notes: ['In calo.'],
      points: [5, 4.86],
    })
    expect(mapLiveBlog({ figure: { title: 'Il Po' } }, drop).figure).toBeNull()
    expect(dropped).toEqual(['live_figure', 'live_figure', 'live_figure'])
  })

  it('stand in one order whatever order they come in, each once: by time, of one minute by id', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })
    const given = ids.chain((all) =>
      fc.shuffledSubarray(
        all.map((id) => entry(id, { at: new Date(Date.parse(AT) + Math.floor(id / 3) * 60_000).toISOString() })),
        { minLength: all.length },
      ),
    )
    fc.assert(
      fc.property(given, (items) => {
        const mapped = mapLiveEntries([...items, ...items], () => undefined)
        expect(mapped.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((one, other) => one - other))
      }),
    )
  })

  it('are bounded and have their shape, whatever the CMS sends', () => {
    const anything = fc.anything({ maxDepth: 3 })
    const loose = fc.record({ id: fc.oneof(fc.nat(), anything), at: fc.constantFrom(AT, null), title: anything })
    const blog = fc.record({
      total: anything,
      pinned: anything,
      figure: anything,
      entries: fc.array(loose, { maxLength: 40 }),
    })
    fc.assert(
      fc.property(blog, (given) => {
        const mapped = mapLiveBlog(given, () => undefined)
        expect(liveBlogSchema.safeParse(mapped).error).toBeUndefined()
        expect(mapped.entries.length).toBeLessThanOrEqual(ENTRIES_PER_PAGE)
        expect(mapped.total).toBeGreaterThanOrEqual(mapped.entries.length)
        for (const each of mapped.entries) expect(liveEntrySchema.safeParse(each).error).toBeUndefined()
      }),
    )
  })
})
