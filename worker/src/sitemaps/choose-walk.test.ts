import { describe, expect, it } from '@jest/globals'
import type { KnownWalk } from '@liberta/database/sitemaps/ledger-walk.repository'
import { chooseWalk } from './choose-walk.ts'

const KINDS = ['story', 'video'] as const
const DAY = 86_400

function walkOf(changes: Partial<KnownWalk> = {}): KnownWalk {
  const place = { kind: 'story' as const, year: 0, page: 3, madeWith: 'now' }
  return { ...place, claim: 7, isClaimed: false, tries: 0, finishedForSeconds: null, untakenMs: 10_000, ...changes }
}

const choose = (known: readonly KnownWalk[], pagesPerMinute = 60) =>
  chooseWalk(known, { kinds: KINDS, madeWith: 'now', pagesPerMinute })

describe('the walk that goes on', () => {
  it('is that of stories, from the beginning, where there was none', () => {
    expect(choose([])).toEqual({
      claim: { kind: 'story', claim: 1 },
      position: null,
      tries: 0,
      pages: 10,
      untakenMs: 0,
    })
  })

  it('goes on where it was left, by one claim more', () => {
    expect(choose([walkOf()])).toMatchObject({ claim: { kind: 'story', claim: 8 }, position: { year: 0, page: 3 } })
  })

  it('is the next one where the first is at its end', () => {
    expect(choose([walkOf({ finishedForSeconds: DAY })])?.claim).toEqual({ kind: 'video', claim: 1 })
  })

  it('is another one once the page of the first has not come for a minute, and the first again where no other is left', () => {
    const stuck = walkOf({ tries: 6 })
    expect(choose([walkOf({ tries: 5 })])?.claim.kind).toBe('story')
    expect(choose([stuck])?.claim).toEqual({ kind: 'video', claim: 1 })
    expect(choose([stuck, walkOf({ kind: 'video', tries: 12 })])).toMatchObject({ claim: { kind: 'story' }, tries: 6 })
    expect(choose([stuck, walkOf({ kind: 'video', finishedForSeconds: DAY })])?.claim.kind).toBe('story')
  })

  it('begins anew after a week, and where addresses are made with something else', () => {
    for (const changes of [{ finishedForSeconds: 8 * DAY }, { madeWith: 'before' }])
      expect(choose([walkOf(changes)])).toMatchObject({ claim: { claim: 8 }, position: null })
  })

  it('is none where all are at their end, somebody is at any, or the pages of any have just been taken', () => {
    const done = [walkOf({ finishedForSeconds: DAY }), walkOf({ kind: 'video', finishedForSeconds: DAY })]
    expect(choose(done)).toBeNull()
    expect(choose([walkOf(), walkOf({ kind: 'video', isClaimed: true })])).toBeNull()
    expect(choose([walkOf(), walkOf({ kind: 'video', untakenMs: 900 })])).toBeNull()
  })

  it('is none where the clock of PostgreSQL went back', () => {
    expect(choose([walkOf({ untakenMs: -3_600_000 })])).toBeNull()
  })
})

describe('pages', () => {
  it.each([1, 4, 7, 10, 60, 6000])('are %s a minute in the long run, though every third job comes late', (rate) => {
    let [known, read, at]: [KnownWalk[], number, number] = [[], 0, 0]
    for (let job = 0; job <= 60; job += 1) {
      const now = job * 10_000 + (job % 3 === 1 ? 3000 : 0)
      const due = choose(
        known.map((walk) => ({ ...walk, untakenMs: walk.untakenMs + now - at })),
        rate,
      )
      if (due === null) continue
      ;[read, at] = [read + due.pages, now]
      known = [walkOf({ untakenMs: due.untakenMs })]
    }
    const first = Math.max(1, rate / 6)
    expect(read).toBeGreaterThanOrEqual(rate * 10 * 0.99)
    expect(read).toBeLessThanOrEqual(rate * 10 + first)
  })

  it('are not saved up by a pause', () => {
    expect(choose([walkOf({ untakenMs: 86_400_000 })])?.pages).toBe(21)
  })
})
