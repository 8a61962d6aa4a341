import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isSame } from './is-same.ts'

describe('whether two values of a read model say the same', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [null, 'è'] }, { b: [null, 'è'], a: 1 }, true],
    [{ a: undefined }, {}, false],
    [{}, { a: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [{}, [], false],
    [[1, 2], [1], false],
    [null, {}, false],
    [undefined, null, false],
    ['1', 1, false],
    [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected])
  })

  it('is what Node says of any two values of JSON, and of a copy', () => {
    // Nothing but 0 is written otherwise: JSON knows no -0.
    const value = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text.replaceAll('-0', '0')))
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(isSame(one, other)).toBe(isDeepStrictEqual(one, other))
        expect(isSame(one, structuredClone(one))).toBe(true)
      }),
    )
  })

  it('is seen of a change of any one value', () => {
    const shape = fc.record({ id: fc.integer(), title: fc.string(), tags: fc.array(fc.string(), { minLength: 1 }) })
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1 }), fc.nat(), (stories, seed) => {
        const changed = structuredClone(stories)
        const story = changed[seed % changed.length]
        if (story === undefined) throw new Error('there is a story')
        if (seed % 3 === 0) story.id += 1
        else if (seed % 3 === 1) story.title += '.'
        else story.tags[0] += '.'
        expect([isSame(stories, changed), isSame(stories, structuredClone(stories))]).toEqual([false, true])
      }),
    )
  })
})
