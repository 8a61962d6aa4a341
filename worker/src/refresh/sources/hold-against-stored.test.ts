import { describe, expect, it } from '@jest/globals'
import type { ReadModelWrite } from '@liberta/platform/read-models/read-model-store'
import { holdAgainstStored, saysUnchanged } from './hold-against-stored.ts'

const story = { model: 'story', id: '7' } as const
const now = Date.parse('2026-11-21T12:00:00+01:00')
const held = { revision: '1000-3', etag: 'mabc "1"', fetchedAt: now - 60_000 }

describe('an answer that says it has not changed (docs/naxos.md, updated_at)', () => {
  it.each([
    ['of the same time, made with the same', story, held, { updatedAtMs: 1000, etag: 'mabc "2"' }, true],
    ['without a validator of its own', story, held, { updatedAtMs: 1000, etag: 'mabc ' }, true],
    ['of a later time', story, held, { updatedAtMs: 1001, etag: 'mabc "1"' }, false],
    ['without a time', story, held, { updatedAtMs: null, etag: 'mabc "1"' }, false],
    ['made with another tree of sections', story, held, { updatedAtMs: 1000, etag: 'mxyz "1"' }, false],
    ['made of several answers', story, { ...held, etag: null }, { updatedAtMs: 1000, etag: null }, false],
    [
      'of events, whose day is over',
      { model: 'eventList', id: 'upcoming.1' } as const,
      { ...held, fetchedAt: now - 86_400_000 },
      { updatedAtMs: 1000, etag: 'mabc "1"' },
      false,
    ],
  ])('%s', (_what, reference, before, answer, expected) => {
    expect(saysUnchanged(reference, before, answer, now)).toBe(expected)
  })
})

const write = (kicker: string | null) =>
  ({ etag: 'mabc "2"', freshFor: 6 * 3_600_000, body: { title: 'Il Po', kicker } }) as unknown as ReadModelWrite

describe('what is written over something warm', () => {
  const stored = { bytes: 40, value: { title: 'Il Po', kicker: 'La piena' } }
  const signs = { name: 'story:7', isUnchanged: false }

  it('is believed where nothing is lost', () => {
    expect(holdAgainstStored(write('Il fiume'), stored, signs)).toEqual(write('Il fiume'))
  })

  it('is looked at again within a minute, and unconditionally, where a field is lost', () => {
    const written = holdAgainstStored(write(null), stored, signs)
    expect(written).toEqual({ ...write(null), etag: 'mabc ', freshFor: 60_000 })
  })

  it('is refused where a field is lost and the answer says that nothing has changed', () => {
    expect(() => holdAgainstStored(write(null), stored, { ...signs, isUnchanged: true })).toThrow('lost kicker')
  })
})
