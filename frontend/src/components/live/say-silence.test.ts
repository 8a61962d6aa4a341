import { expect, it } from '@jest/globals'
import { isSilent, saySilence } from './say-silence.ts'

it('three minutes without a word are silence', () => {
  expect([isSilent(0, 179_999), isSilent(0, 180_000)]).toEqual([false, true])
})

it.each([
  ['2026-11-21T10:42:00+01:00', 'Ultimo contatto 10.42'],
  ['2026-07-21T06:05:00+02:00', 'Ultimo contatto 6.05'],
])('%s is said in Rome’s hour: %s', (instant, title) => {
  expect(saySilence(Date.parse(instant)).title).toBe(title)
})
