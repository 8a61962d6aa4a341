import { describe, expect, it } from '@jest/globals'
import { limitCalls, limitCallsOfDay, createKindLimitsSchema, UNBOUNDED } from './call-limits.ts'
import type { UpstreamLimits } from './call-limits.ts'
import { LocalAllowance } from './local-allowance.ts'
import type { CallUrgency } from './call-urgency.ts'

/** How many calls of an urgency begin before one finds no room, and why not. */
function fill(allowance: LocalAllowance, urgency: CallUrgency, call = 'story'): [number, string] {
  for (let begun = 0; begun < 1000; begun += 1) {
    const room = allowance.admit(call, urgency)
    if (typeof room === 'string') return [begun, room]
  }
  return [1000, 'unbounded']
}

const create = (limits: UpstreamLimits, now = () => 0) => new LocalAllowance(limits, now)

describe('what a process may do alone while Redis is away', () => {
  it('is half of what all may do: what is cold half of that, what is usual three quarters, what is urgent all', () => {
    const limits = { all: limitCalls(32, 0) }
    expect(fill(create(limits), 'cold')).toEqual([8, 'concurrency'])
    expect(fill(create(limits), 'usual')).toEqual([12, 'concurrency'])
    expect(fill(create(limits), 'urgent')).toEqual([16, 'concurrency'])
  })

  it('leaves room for what is urgent when what is cold has all that it may have', () => {
    const allowance = create({ all: limitCalls(32, 0) })
    fill(allowance, 'cold')
    expect(fill(allowance, 'urgent')).toEqual([8, 'concurrency'])
  })

  it('is counted by second, and given back by time', () => {
    let now = 0
    const allowance = create({ all: limitCalls(0, 20) }, () => now)
    expect(fill(allowance, 'urgent')).toEqual([10, 'rate'])
    now = 500
    expect(fill(allowance, 'urgent')).toEqual([5, 'rate'])
  })

  it('bounds a kind of call apart from the others', () => {
    const allowance = create({ all: UNBOUNDED, kinds: { search: limitCalls(4, 0) } })
    expect(fill(allowance, 'urgent', 'search')).toEqual([2, 'concurrency'])
    expect(fill(allowance, 'urgent')).toEqual([1000, 'unbounded'])
  })

  it('is given back by a call that ends', () => {
    const allowance = create({ all: limitCalls(2, 0) })
    const room = allowance.admit('story', 'urgent')
    expect(allowance.admit('story', 'urgent')).toBe('concurrency')
    if (typeof room === 'function') room()
    expect(typeof allowance.admit('story', 'urgent')).toBe('function')
  })
})

describe('limits', () => {
  it.each([1000, 10_000, 100_000])('of %i calls a day let no more begin in any 24 hours', (perDay) => {
    const { burst, perSecond } = limitCallsOfDay(1, perDay)
    expect(Math.ceil(burst + perSecond * 86_400)).toBeLessThanOrEqual(perDay + 1)
  })

  it('by kind of call are read from JSON, and what is not said is no bound', () => {
    const schema = createKindLimitsSchema(['search', 'story'])
    expect(schema.parse({ search: { concurrency: 4 }, story: { perSecond: 9.5 } })).toEqual({
      search: { concurrency: 4, perSecond: 0, burst: 1 },
      story: { concurrency: 0, perSecond: 9.5, burst: 10 },
    })
    expect(() => schema.parse({ search: { concurrency: -1 } })).toThrow()
  })

  it.each([[{ serach: { concurrency: 4 } }], [{ search: { perSeconds: 4 } }]])(
    'by kind of call that are misspelt are refused: %j',
    (limits) => {
      expect(createKindLimitsSchema(['search', 'story']).safeParse(limits).success).toBe(false)
    },
  )
})
