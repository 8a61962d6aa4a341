import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { revisionSchema } from '@liberta/contracts/read-models/envelope.schema'
import { buildRevision, isOlderRevision } from './revision.ts'

const time = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000_000_000 }))
const count = fc.integer({ min: 0, max: 2_000_000_000_000 })
const revision = fc.tuple(time, count).map(([updatedAt, sequence]) => buildRevision(updatedAt, sequence))

describe('revisions', () => {
  it.each([
    ['1700-5', '1700-6', true],
    ['1700-6', '1700-5', false],
    ['1700-10', '1700-9', false],
    ['900-7', '1700-6', true],
    ['1700-5', '1700-5', false],
    ['0-7', '1700-6', false],
    ['0-5', '1700-6', true],
    ['1700-5', '0-6', true],
  ])('%s is older than %s: %s', (candidate, held, older) => {
    expect(isOlderRevision(candidate, held)).toBe(older)
  })

  it('are of the agreed form, whatever time the upstream gives', () => {
    expect([buildRevision(null, 3), buildRevision(12.7, 4), buildRevision(-5, 1)]).toEqual(['0-3', '12-4', '0-1'])
    fc.assert(fc.property(revision, (built) => revisionSchema.safeParse(built).success))
  })

  it('are never each older than the other', () => {
    fc.assert(fc.property(revision, revision, (a, b) => !(isOlderRevision(a, b) && isOlderRevision(b, a))))
  })
})
