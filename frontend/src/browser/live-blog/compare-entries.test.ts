import { describe, expect, it } from '@jest/globals'
import { countNew, findKept, sayNews } from './compare-entries.ts'

const entry = (id: number, minute: number, isOver = false) => ({
  id: String(id),
  at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00+01:00`,
  isOver,
})
const SHOWN = [entry(3, 30), entry(2, 20), entry(1, 10)]
/** Stands over the others, and is older than all of them. */
const PINNED = entry(9, 1, true)

describe('the entries that a page does not show yet', () => {
  it('are those that it does not know, wherever they stand among its own', () => {
    expect(countNew([entry(5, 40), entry(4, 25), ...SHOWN], SHOWN)).toBe(2)
    expect(countNew(SHOWN, SHOWN)).toBe(0)
  })

  it('are not those that are older than the last of its list, though one over the list is older still', () => {
    expect(countNew([...SHOWN, entry(8, 5)], SHOWN)).toBe(0)
    expect(countNew([...SHOWN, entry(8, 5)], [PINNED, ...SHOWN])).toBe(0)
  })

  it('are told apart by their numbers where they are of one minute', () => {
    expect(countNew([entry(4, 10), entry(3, 10)], [entry(4, 10)])).toBe(0)
    expect(countNew([entry(5, 10), entry(4, 10)], [entry(4, 10)])).toBe(1)
  })

  it('are all of them where it shows none', () => {
    expect(countNew(SHOWN, [])).toBe(3)
  })

  it.each([
    [1, '1 nuovo aggiornamento'],
    [2, '2 nuovi aggiornamenti'],
  ])('%i: %s', (count, words) => expect(sayNews(count)).toBe(words))
})

describe('what stays of a feed under what its address shows now', () => {
  const five = [entry(5, 50), entry(4, 40), ...SHOWN]

  it('are the entries that are older than that', () => {
    expect(findKept(SHOWN, five.slice(0, 3), true)).toEqual(['2', '1'])
  })

  it('is none that is missing there, be it the first, the last but one, or the last of what there is', () => {
    expect(findKept(five, [entry(4, 40), entry(3, 30)], true)).toEqual(['2', '1'])
    expect(findKept(five, [entry(5, 50), entry(3, 30)], true)).toEqual(['2', '1'])
    expect(findKept(SHOWN, [entry(3, 30), entry(2, 20)], false)).toEqual([])
  })

  it('is nothing where more have come than the address shows: between them some would be missing', () => {
    expect(findKept([PINNED, ...SHOWN], [PINNED, entry(6, 55), entry(5, 50)], true)).toEqual([])
  })

  it('is not what stood over the list and does so no longer, nor what stands over it now', () => {
    expect(findKept([PINNED, ...SHOWN], [entry(4, 40), entry(3, 30)], true)).toEqual(['2', '1'])
    expect(findKept(SHOWN, [{ ...entry(1, 10), isOver: true }, entry(3, 30)], true)).toEqual(['2'])
  })

  it('are those that stood under a list whose last entries were all withdrawn', () => {
    expect(findKept(five, [entry(5, 50), entry(4, 40)], true)).toEqual(['3', '2', '1'])
  })

  it('is nothing where there is none any longer', () => {
    expect(findKept(SHOWN, [], false)).toEqual([])
  })
})
