import { describe, expect, it } from '@jest/globals'
import { refuseDamage } from './sources/refuse-loss.ts'

const bodyOf = (items: number) => ({ items: Array.from({ length: items }, (_, index) => ({ id: index + 1000 })) })
const STORED = { storedBytes: JSON.stringify(bodyOf(20)).length }

describe('an answer whose items turned bad all at once', () => {
  it.each([
    ['most of a list', 3, 17],
    ['all of a short one', 0, 3],
  ])('is damaged, whatever its time says: %s', (_what, kept, dropped) => {
    const signs = { name: 'storyList:latest.1', dropped, lasting: 0, ...STORED }
    expect(() => refuseDamage(bodyOf(kept), signs)).toThrow(/cannot be read/)
  })

  it.each([
    ['a cut beside bad items that last', 5, 7, 7],
    ['a cut beside an item that has turned bad', 3, 1, 0],
    ['bad items without a loss', 19, 9, 0],
    ['what has been so for a minute', 3, 17, undefined],
  ])('is taken where an editor may have cut it: %s', (_what, kept, dropped, lasting) => {
    expect(() => refuseDamage(bodyOf(kept), { name: 'x', dropped, lasting, ...STORED })).not.toThrow()
  })
})
