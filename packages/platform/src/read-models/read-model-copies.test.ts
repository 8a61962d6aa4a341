import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ReadModelCopies } from './read-model-copies.ts'
import type { ReadUnderWay } from './read-model-copies.ts'
import type { RawReadModel } from './raw-read-model.ts'

const NAME = 'story:7'
const raw = (version: number, more: Partial<RawReadModel> = {}): RawReadModel => ({
  revision: `1700-${version}`,
  fetchedAt: 0,
  freshUntil: 1000,
  freshFor: null,
  dropped: null,
  etag: null,
  tags: [],
  state: 'present',
  hash: `h${version}`,
  body: Buffer.from(`{"version":${version}}`),
  ...more,
})
const announce = (version: number, state: RawReadModel['state'] = 'present') => ({
  name: NAME,
  revision: `1700-${version}`,
  state,
})
const countOf = (revision: string) => Number(revision.split('-')[1])

function holding(version: number): ReadModelCopies {
  const copies = new ReadModelCopies(1_000_000)
  copies.settle(copies.beginRead(NAME), raw(version))
  return copies
}

/** What the process believes without asking Redis. */
function believed(copies: ReadModelCopies): string | undefined {
  const copy = copies.get(NAME)
  return copy && !copies.isSuspect(copy) ? copy.revision : undefined
}

describe('copies in the process', () => {
  it('are believed when read, suspect after an announcement, and kept', () => {
    const copies = holding(1)
    expect(believed(copies)).toBe('1700-1')
    copies.applyAnnouncement(announce(2))
    expect(believed(copies)).toBeUndefined()
    expect(copies.get(NAME)?.revision).toBe('1700-1')
  })

  it('are not believed when a change was announced while they were read', () => {
    const copies = holding(1)
    const read = copies.beginRead(NAME)
    copies.applyAnnouncement(announce(3))
    copies.settle(read, raw(1))
    copies.settle(read, raw(2))
    expect(believed(copies)).toBeUndefined()
  })

  it('are not believed when a second change was announced while they were read', () => {
    const copies = new ReadModelCopies(1_000_000)
    const read = copies.beginRead(NAME)
    copies.applyAnnouncement(announce(2))
    copies.applyAnnouncement(announce(3))
    copies.settle(read, raw(2))
    expect(believed(copies)).toBeUndefined()
  })

  it('are believed when they hold what was announced while they were read', () => {
    const copies = new ReadModelCopies(1_000_000)
    const read = copies.beginRead(NAME)
    copies.applyAnnouncement(announce(3))
    copies.settle(read, raw(3))
    expect(believed(copies)).toBe('1700-3')
  })

  it('are not believed when they were marked stale while they were read', () => {
    const copies = new ReadModelCopies(1_000_000)
    const read = copies.beginRead(NAME)
    copies.suspect(NAME)
    copies.settle(read, raw(3))
    expect(believed(copies)).toBeUndefined()
  })

  it('stay fresh when an older answer comes late', () => {
    const copies = holding(1)
    const late = copies.beginRead(NAME)
    copies.applyAnnouncement(announce(2))
    copies.settle(copies.beginRead(NAME), raw(2))
    expect(copies.settle(late, raw(1))?.revision).toBe('1700-2')
    expect(believed(copies)).toBe('1700-2')
    expect(copies.get(NAME)?.isStale(1)).toBe(false)
  })

  it('are not believed when announcements were missed while they were read', () => {
    const copies = holding(1)
    const read = copies.beginRead(NAME)
    copies.suspectAll()
    copies.settle(read, raw(2))
    expect(believed(copies)).toBeUndefined()
  })

  it('lose their body as soon as they are announced as withdrawn', () => {
    const copies = holding(1)
    copies.applyAnnouncement(announce(2, 'withdrawn'))
    expect(copies.get(NAME)).toMatchObject({ state: 'withdrawn', content: null })
  })

  it('wait for Redis where somebody has heard of a later revision, once, and of no earlier one', () => {
    const copies = holding(2)
    expect([copies.expect(NAME, '1700-1'), copies.expect(NAME, '1700-2'), believed(copies)]).toEqual([
      false,
      false,
      '1700-2',
    ])
    expect([copies.expect(NAME, '1700-3'), copies.expect(NAME, '1700-3'), believed(copies)]).toEqual([
      true,
      false,
      undefined,
    ])
    expect(copies.get(NAME)?.revision).toBe('1700-2')
    expect(copies.expect('story:8', '1700-3')).toBe(false)
  })

  it('keep what they have, as stale, when Redis has lost it or holds something older', () => {
    for (const lost of [null, raw(1)]) {
      const copies = holding(2)
      const served = copies.settle(copies.beginRead(NAME), lost)
      expect(served?.revision).toBe('1700-2')
      expect(served?.isStale(1)).toBe(true)
    }
  })

  it('share the parsed body when only the freshness moved on', () => {
    const copies = holding(1)
    const before = copies.get(NAME)?.content
    copies.settle(copies.beginRead(NAME), raw(2, { hash: 'h1', freshUntil: 2000 }))
    expect(copies.get(NAME)?.content).toBe(before)
    expect(copies.get(NAME)?.freshUntil).toBe(2000)
  })

  it('stay within their bytes', () => {
    const copies = new ReadModelCopies(100_000)
    for (let id = 0; id < 200; id += 1) {
      copies.settle(copies.beginRead(`story:${id}`), raw(1, { body: Buffer.alloc(5000, ' ') }))
    }
    expect(copies.bytes).toBeLessThanOrEqual(100_000)
    expect(copies.count).toBeGreaterThan(10)
    copies.settle(copies.beginRead('story:9999'), raw(1, { body: Buffer.alloc(200_000, ' ') }))
    expect(copies.get('story:9999')).toBeUndefined()
  })
})

describe('any interleaving of writes, reads, announcements and reconnections', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('write', 'announce', 'begin', 'gap', 'peek') }),
    fc.record({ do: fc.constantFrom('answer', 'settle'), which: fc.nat(20) }),
  )

  it('serves nothing older than was served, and believes nothing older than was announced', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const copies = new ReadModelCopies(1_000_000)
        const reads: { read: ReadUnderWay; answer?: RawReadModel }[] = []
        const unheard: number[] = []
        let inRedis = 1
        let served = 0
        let announced = 0
        const serve = (revision: string) => {
          expect(countOf(revision)).toBeGreaterThanOrEqual(served)
          served = countOf(revision)
        }
        for (const now of steps) {
          const chosen = 'which' in now && reads.length > 0 ? now.which % reads.length : 0
          const flight = reads[chosen]
          if (now.do === 'write') unheard.push((inRedis += 1))
          if (now.do === 'begin') reads.push({ read: copies.beginRead(NAME) })
          if (now.do === 'answer' && flight) flight.answer ??= raw(inRedis)
          if (now.do === 'announce' && unheard.length > 0) {
            announced = unheard.shift() ?? announced
            copies.applyAnnouncement(announce(announced))
          }
          if (now.do === 'gap') {
            announced = unheard.splice(0).at(-1) ?? announced
            copies.suspectAll()
          }
          if (now.do === 'settle' && flight) {
            reads.splice(chosen, 1)
            const copy = copies.settle(flight.read, flight.answer ?? raw(inRedis))
            copies.endRead(flight.read)
            if (copy) serve(copy.revision)
          }
          const revision = believed(copies)
          if (revision === undefined) continue
          expect(countOf(revision)).toBeGreaterThanOrEqual(announced)
          if (now.do === 'peek') serve(revision)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
