import { describe, expect, it } from '@jest/globals'
import { judgeListening } from './judge-listening.ts'
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
    { all: 120, one: 60 },
    { all: 340, one: 200 },
  ],
  megabytes: { before: 100, after: 101 },
  ...changes,
})
const missed = (changes: Partial<ListenOutcome>, isUntimed = false) =>
  judgeListening(outcomeOf(changes), isUntimed).verdicts.filter(({ isHeld }) => !isHeld)

describe('what open pages have seen', () => {
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
          { all: 100, one: 50 },
          { all: null, one: null },
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
    const late = { arrivals: [{ all: 2001, one: 1000 }] }
    expect(missed(late).map(({ value }) => value)).toEqual(['max 2001'])
    expect(missed({ arrivals: [{ all: 2000, one: 1001 }] }).map(({ value }) => value)).toEqual(['p(95) 1001'])
    expect(missed(late, true)).toEqual([])
    expect(missed({ arrivals: [] })).toEqual([])
  })
})
