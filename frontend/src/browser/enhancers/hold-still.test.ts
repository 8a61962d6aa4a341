import { describe, expect, it } from '@jest/globals'
import { holdStill } from './hold-still.ts'

const WINDOW = 800

/** Boxes at their tops, 90 px tall, which `make` sets in their new heights. */
function openPage(boxes: readonly { top: number; after: number }[], isAnchored = true) {
  let made = false
  const page = boxes.map(({ top, after }) => ({
    measure: () => {
      const height = made ? after : 90
      return { top, height, bottom: top + height }
    },
  }))
  const change = { make: () => (made = true), undo: () => (made = false) }
  const holds = holdStill(page, WINDOW, change, isAnchored)
  return { holds, made }
}

describe('a change that must not be felt', () => {
  it.each([
    ['nothing is in sight', [{ top: 900, after: 60 }]],
    ['what is in sight stays as tall', [{ top: 100, after: 90 }]],
    ['only what lies above has grown', [{ top: -400, after: 120 }]],
    ['there is nothing', []],
  ])('is made where %s', (_where, boxes) => expect(openPage(boxes)).toEqual({ holds: true, made: true }))

  it.each([
    ['a line goes', [{ top: 100, after: 60 }]],
    ['a line comes, half in sight', [{ top: -50, after: 120 }]],
    [
      'one of two moves',
      [
        { top: 100, after: 90 },
        { top: 790, after: 120 },
      ],
    ],
  ])('is undone where %s', (_where, boxes) => expect(openPage(boxes)).toEqual({ holds: false, made: false }))

  it('is undone where only what lies above has grown, in a browser that would move the page', () =>
    expect(openPage([{ top: -400, after: 120 }], false)).toEqual({ holds: false, made: false }))
})
