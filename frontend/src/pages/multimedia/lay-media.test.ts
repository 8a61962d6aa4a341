import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { layMedia } from './lay-media.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const spans = (count: number, opening: boolean) =>
  layMedia(numbers(count), { opening }).map((row) => row.map(({ span }) => span))

describe('items in rows', () => {
  it('open with one large beside two, then rows of four and of three take turns', () => {
    expect(spans(11, true)).toEqual([[8, 4], [3, 3, 3, 3], [4, 4, 4], [3]])
    expect(spans(5, false)).toEqual([[3, 3, 3, 3], [4]])
  })

  it('have no opening that would leave its side empty', () => {
    expect(spans(2, true)).toEqual([[3, 3]])
    expect(spans(0, true)).toEqual([])
  })

  it('hold every item once, in order, and no joint over a joint (docs/design.md, grid)', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.boolean(), (count, opening) => {
        const rows = layMedia(numbers(count), { opening })
        expect(rows.flatMap((row) => row.flatMap(({ items }) => items))).toEqual(numbers(count))
        const joints = rows.map((row) => {
          const ends = row.map((_, index) => row.slice(0, index + 1).reduce((sum, { span }) => sum + span, 0))
          return ends.slice(0, -1)
        })
        joints.slice(1).forEach((row, index) => row.forEach((joint) => expect(joints[index]).not.toContain(joint)))
      }),
    )
  })
})
