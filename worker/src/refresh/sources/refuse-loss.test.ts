import { describe, expect, it } from '@jest/globals'
import { standAgainst } from './hold-against-stored.ts'
import { UNHELD, refuseEmptied, refuseRootLoss, refuseUnchangedLoss } from './refuse-loss.ts'

const body = 'x'.repeat(98)
const signs = { name: 'front:home', storedBytes: 1000, losses: [] }

describe('an answer that says that it is the same', () => {
  it('is refused where it is a tenth of what is stored, or lost a field', () => {
    expect(() => refuseUnchangedLoss(body, signs)).toThrow(
      'front:home says that it has not changed, and shrank from 1000',
    )
    expect(() => refuseUnchangedLoss(body, { ...signs, storedBytes: 100, losses: ['picture'] })).toThrow('lost picture')
    expect(() => refuseUnchangedLoss(body, { ...signs, storedBytes: 140 })).not.toThrow()
  })
})

describe('how an answer stands to what is stored', () => {
  it.each([
    ['a later time', '1000-3', 1001, false, { mayCut: true, mayEmpty: true, isLater: true }],
    ['the same time', '1000-3', 1000, false, { mayCut: false, mayEmpty: false, isLater: false }],
    ['an older time', '1000-3', 999, false, { mayCut: false, mayEmpty: false, isLater: false }],
    ['the same time, announced', '1000-3', 1000, true, { mayCut: true, mayEmpty: true, isLater: false }],
    ['no time', '1000-3', null, false, { mayCut: true, mayEmpty: false, isLater: false }],
    ['a time, where none is stored', '0-3', 1000, false, { mayCut: true, mayEmpty: true, isLater: false }],
  ])('by %s', (_what, revision, time, isAnnounced, standing) => {
    expect(standAgainst(revision, time, isAnnounced)).toEqual(standing)
  })
})

describe('a root list', () => {
  const stored = ['1', '2', '3', '4', '5']
  const unannounced = { mayCut: false, mayEmpty: false, isLater: false }
  const announced = { mayCut: true, mayEmpty: true, isLater: false }

  it.each([
    ['one item less, unannounced', ['1', '2', '3', '4'], unannounced],
    ['most items less, though one of them was announced', ['1'], announced],
  ])('keeps what it had: %s', (_what, now, standing) => {
    expect(() => refuseRootLoss('/section/list', { stored, now }, standing)).toThrow(/lost \d of 5/)
  })

  it.each([
    ['one item less, announced', ['1', '2', '3', '4'], announced],
    ['another item in place of one, announced', ['1', '2', '3', '4', '6'], announced],
    ['one item left, of a later time', ['1'], UNHELD],
    ['nothing less', stored, unannounced],
  ])('is taken: %s', (_what, now, standing) => {
    expect(() => refuseRootLoss('/section/list', { stored, now }, standing)).not.toThrow()
  })
})

describe('an empty list', () => {
  it('replaces a full one only where that is allowed', () => {
    expect(() => refuseEmptied('/story/list', 30, 0, false)).toThrow('a list of 30 items has none')
    for (const [held, kept, isAllowed] of [
      [30, 0, true],
      [0, 0, false],
      [30, 1, false],
    ] as const) {
      expect(() => refuseEmptied('/story/list', held, kept, isAllowed)).not.toThrow()
    }
  })
})
