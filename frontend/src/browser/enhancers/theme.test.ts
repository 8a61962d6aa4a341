import { describe, expect, it } from '@jest/globals'
import { readTheme } from './theme.ts'

describe('readTheme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
    ['<img>', null],
    [null, null],
  ])('%s is %s', (value, theme) => expect(readTheme(value)).toBe(theme))
})
