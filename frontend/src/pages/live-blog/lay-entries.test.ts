import { describe, expect, it } from '@jest/globals'
import { ENTRIES_PER_PAGE } from '@liberta/contracts/live-blog/live-blog.schema'
import fc from 'fast-check'
import { SAMPLE_LIVE, sampleEntry, sampleLiveBlog, sampleLivePage } from '../../samples/sample-live.ts'
import { layEntries } from './lay-entries.ts'
import type { LaidEntries } from './lay-entries.ts'

const LIVE = { state: 'live' } as const
const ENDED = { state: 'ended' } as const
const idsOf = ({ entries }: LaidEntries) => entries.map(({ id }) => id)

function pageOf(number: number) {
  const list = sampleLivePage(number)
  if (list === null) throw new Error(`the sample has no page ${number}`)
  return { type: 'page', list } as const
}

describe('the entries that stand in the feed', () => {
  it('are the newest, newest first, the pinned one before them and nowhere twice', () => {
    const laid = layEntries(sampleLiveBlog(), LIVE, { type: 'newest' })
    expect(laid.pinned?.id).toBe(38)
    expect(idsOf(laid)[0]).toBe(SAMPLE_LIVE.entries)
    expect(idsOf(laid)).toHaveLength(ENTRIES_PER_PAGE - 1)
    expect(idsOf(laid)).not.toContain(38)
  })

  it('begin with the one whose address was asked for, also where it is the pinned one', () => {
    const old = layEntries(sampleLiveBlog(), LIVE, { type: 'entry', entry: sampleEntry(3) })
    expect([old.chosen?.id, old.pinned?.id]).toEqual([3, 38])
    const pinned = layEntries(sampleLiveBlog(), LIVE, { type: 'entry', entry: sampleEntry(38) })
    expect([pinned.chosen?.id, pinned.pinned]).toEqual([38, null])
    expect(idsOf(layEntries(sampleLiveBlog(), LIVE, { type: 'entry', entry: sampleEntry(46) }))).not.toContain(46)
  })

  it('lead to the page that begins just before them: of 47 the newest 20 lead to the second page of 20', () => {
    expect(layEntries(sampleLiveBlog(), LIVE, { type: 'newest' }).after).toEqual({ to: 'page', number: 2 })
    const few = sampleLiveBlog({ total: 20 })
    expect(layEntries(few, LIVE, { type: 'newest' }).after).toBeNull()
  })

  it('of a page stand newest first while it goes on, and from the beginning once it has ended', () => {
    const going = layEntries(sampleLiveBlog(), LIVE, pageOf(2))
    expect([idsOf(going)[0], idsOf(going).at(-1)]).toEqual([40, 21])
    expect([going.before, going.after]).toEqual([
      { to: 'page', number: 3 },
      { to: 'page', number: 1 },
    ])
    const ended = layEntries(sampleLiveBlog(), ENDED, pageOf(2))
    expect([idsOf(ended)[0], idsOf(ended).at(-1)]).toEqual([21, 40])
    expect([ended.before, ended.after]).toEqual([
      { to: 'page', number: 1 },
      { to: 'page', number: 3 },
    ])
  })

  it('of the last page of one that goes on lead back to the newest', () => {
    expect(layEntries(sampleLiveBlog(), LIVE, pageOf(3)).before).toEqual({ to: 'newest' })
    expect(layEntries(sampleLiveBlog(), ENDED, pageOf(3)).after).toBeNull()
  })

  it('say where they stand among all', () => {
    expect(layEntries(sampleLiveBlog(), LIVE, pageOf(3)).firstPosition).toBe(1)
    expect(layEntries(sampleLiveBlog(), LIVE, pageOf(1)).firstPosition).toBe(28)
    expect(layEntries(sampleLiveBlog(), ENDED, pageOf(2)).firstPosition).toBe(21)
  })
})

it('no entry is out of reach: the newest and the pages that they lead to, one after the other, hold all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (total) => {
      const newest = Array.from({ length: Math.min(total, ENTRIES_PER_PAGE) }, (_, index) => ({
        ...sampleEntry(1),
        id: total - index,
      }))
      const laid = layEntries({ ...sampleLiveBlog(), total, pinned: null, entries: newest }, LIVE, { type: 'newest' })
      const first = laid.after?.to === 'page' ? laid.after.number : 0
      // Page n holds up to entry 20 n: what it leads on to ends at page 1.
      expect(first * ENTRIES_PER_PAGE).toBeGreaterThanOrEqual(total - newest.length)
      expect((first - 1) * ENTRIES_PER_PAGE).toBeLessThan(Math.max(1, total - newest.length))
    }),
  )
})
