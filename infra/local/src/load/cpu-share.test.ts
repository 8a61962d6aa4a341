import { describe, expect, it } from '@jest/globals'
import { describeShare, judgeShare, parseCpuSeconds, shareOf } from './cpu-share.ts'

const TAIL = 'S 1 4242 4242 0 -1 4194560 9000 120 3 0 1234 566 7 8 20 0 11 0 99999 1000000 5000 18446744073709551615'

describe('parseCpuSeconds', () => {
  it('adds user and system time, which are told in hundredths of a second', () => {
    expect(parseCpuSeconds(`4242 (node) ${TAIL}`)).toBe(18)
  })

  it('is not led astray by a name with blanks and parentheses', () => {
    expect(parseCpuSeconds(`4242 (nginx: worker (1) process) ${TAIL}`)).toBe(18)
  })

  it('leaves out the time of children that have ended, which stands in the next two fields', () => {
    expect(parseCpuSeconds(`1 (a) ${TAIL.replace('7 8', '700 800')}`)).toBe(18)
  })

  it('refuses what is no stat', () => {
    expect(() => parseCpuSeconds('4242 (node) S 1')).toThrow("this is no process's stat")
  })
})

describe('what share of a core k6 took', () => {
  /** Every half second: a fifth of a core, and a whole one from the tenth second to the fifteenth. */
  const samples = Array.from({ length: 41 }, (_, index) => {
    const seconds = index / 2
    return { atMs: seconds * 1000, cpuSeconds: seconds * 0.2 + Math.min(5, Math.max(0, seconds - 10)) * 0.8 }
  })

  it('is told for all of the time and for the busiest five seconds', () => {
    const share = shareOf(samples)
    expect(share?.mean).toBeCloseTo(0.4)
    expect(share?.busiest).toBeCloseTo(1)
  })

  it('is the whole of a run that was shorter, and nothing where nothing was noted', () => {
    const short = shareOf(samples.slice(0, 3))
    expect(short?.busiest).toBeCloseTo(0.2)
    expect(shareOf([])).toBeNull()
    expect(shareOf(samples.slice(0, 1))).toBeNull()
  })

  it('makes the figures void above 0.7', () => {
    expect(describeShare({ mean: 0.4, busiest: 0.71 })).toMatch(/^VOID: k6 took 0\.40 of a core, 0\.71 in its busiest/)
    expect(describeShare({ mean: 0.4, busiest: 0.7 })).toContain('can be believed')
    expect(describeShare(null)).toContain('on Linux alone')
  })

  it.each([
    [{ mean: 0.4, busiest: 0.71 }, false, [false]],
    [{ mean: 0.4, busiest: 0.7 }, false, [true]],
    [{ mean: 0.4, busiest: 0.9 }, true, []],
    [null, false, []],
  ])('fails a run by %j, unless its times are not looked at: %s', (share, isUntimed, held) => {
    expect(judgeShare(share, isUntimed).map(({ isHeld }) => isHeld)).toEqual(held)
  })
})
