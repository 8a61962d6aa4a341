import { describe, expect, it } from '@jest/globals'
import { countNew, isSilentSince, sayNews, saySilent } from './compare-entries.ts'

const entry = (id: number, minute: number) => ({
  id: String(id),
  at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00+01:00`,
})
const SHOWN = [entry(3, 30), entry(2, 20), entry(1, 10)]

describe('the entries that a page does not show yet', () => {
  it('are those that it does not know, wherever they stand among its own', () => {
    expect(countNew([entry(5, 40), entry(4, 25), ...SHOWN], SHOWN)).toBe(2)
    expect(countNew(SHOWN, SHOWN)).toBe(0)
  })

  it('are not those that are older than all that it shows: they were cut off at the foot', () => {
    expect(countNew([...SHOWN, entry(9, 5)], SHOWN)).toBe(0)
  })

  it('are all of them where it shows none', () => {
    expect(countNew(SHOWN, [])).toBe(3)
  })

  it.each([
    [1, '1 nuovo aggiornamento'],
    [2, '2 nuovi aggiornamenti'],
  ])('%i: %s', (count, words) => expect(sayNews(count)).toBe(words))
})

it('three minutes without a word are silence', () => {
  expect([isSilentSince(0, 179_999), isSilentSince(0, 180_000)]).toEqual([false, true])
})

it.each([
  ['2026-11-21T10:42:00+01:00', 'Ultimo contatto 10.42'],
  ['2026-07-21T06:05:00+02:00', 'Ultimo contatto 6.05'],
])('%s is said in Rome’s hour: %s', (instant, words) => {
  expect(saySilent(Date.parse(instant))).toBe(words)
})
