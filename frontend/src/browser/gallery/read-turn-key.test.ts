import { describe, expect, it } from '@jest/globals'
import { readTurnKey } from './gallery-viewer.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  readTurnKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

describe('arrows in the viewer of galleries', () => {
  it.each([
    ['ArrowLeft', 'prev'],
    ['ArrowRight', 'next'],
    ['ArrowUp', null],
    ['Enter', null],
  ])('%s leads to %s', (key, turn) => expect(press(key)).toBe(turn))

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])("are the browser's own with %s held", (held) =>
    expect(press('ArrowLeft', { [held]: true })).toBeNull(),
  )
})
