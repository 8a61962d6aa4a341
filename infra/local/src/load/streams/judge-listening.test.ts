import { describe, expect, it } from '@jest/globals'
import { judgeListening } from './judge-listening.ts'
import { timeArrival } from './listen-meanwhile.ts'
import type { ListenOutcome } from './listen-meanwhile.ts'

const REPORT = {
  open: 100,
  taken: 100,
  lost: 0,
  refusals: {},
  slowestMs: 12,
  events: 300,
  arrivals: {},
  cpuSeconds: 0.5,
}
const outcomeOf = (changes: Partial<ListenOutcome>): ListenOutcome => ({
  asked: 100,
  opened: REPORT,
  ended: REPORT,
  arrivals: [
    { all: 120, each: [60, 120] },
    { all: 340, each: [200, 340] },
  ],
  megabytes: { before: 100, after: 101 },
  ...changes,
})
const missed = (changes: Partial<ListenOutcome>, isUntimed = false) =>
  judgeListening(outcomeOf(changes), isUntimed).verdicts.filter(({ isHeld }) => !isHeld)

describe('what open pages have seen', () => {
  it('is held to how long 95 of 100 pages wait, however short the mean of a story is', () => {
    const arrival = { streams: 100, last: 6900, heardBy: { 5100: 90, 6900: 10 } }
    const arrivals = [timeArrival(arrival, 100, 5000)]
    expect(missed({ arrivals }).map(({ what, value }) => [what, value])).toEqual([
      ['publish to an open page', 'p(95) 1900'],
    ])
  })

  it('counts pages that never heard of a story as waiting to the end', () => {
    const arrival = { streams: 2, last: 5100, heardBy: { 5100: 2 } }
    expect(timeArrival(arrival, 3, 5000)).toEqual({ all: null, each: [100, 100, 10_000] })
    expect(timeArrival(undefined, 0, 5000)).toEqual({ all: null, each: [10_000] })
  })

  it('is told with what it cost the site', () => {
    const told = judgeListening(outcomeOf({}), false).figures.map(({ value }) => value)
    expect(told).toEqual([
      '100 of 100, none refused',
      '12 ms',
      '120 ms, 340 ms',
      '100 MB before, 101 MB with them (10.2 KB each)',
      '0.5 s for 300 events',
    ])
    expect(missed({})).toEqual([])
  })

  it('is missed where some are refused, lose their stream or never hear', () => {
    expect(missed({ opened: { ...REPORT, taken: 99, refusals: { 429: 1 } } })).toHaveLength(1)
    expect(missed({ ended: { ...REPORT, lost: 1 } })).toHaveLength(1)
    expect(
      missed({
        arrivals: [
          { all: 100, each: [50, 100] },
          { all: null, each: [10_000] },
        ],
      }).map(({ what }) => what),
    ).toEqual(['changes that some open page never heard of', 'publish to an open page', 'publish to all open pages'])
  })

  it('is missed where the open pages take more of the site’s memory than they may', () => {
    expect(missed({ megabytes: { before: 100, after: 350 } })).toEqual([])
    expect(missed({ megabytes: { before: 100, after: 351 } }, true).map(({ value }) => value)).toEqual(['MB 251'])
    expect(missed({ megabytes: null })).toEqual([])
  })

  it('has a bar for times unless the machine is busy, and none where nothing was published', () => {
    const late = { arrivals: [{ all: 2001, each: [...Array.from({ length: 19 }, () => 1000), 2001] }] }
    expect(missed(late).map(({ value }) => value)).toEqual(['max 2001'])
    expect(missed({ arrivals: [{ all: 2000, each: [1001] }] }).map(({ value }) => value)).toEqual(['p(95) 1001'])
    expect(missed(late, true)).toEqual([])
    expect(missed({ arrivals: [] })).toEqual([])
  })
})
