import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ClientAllowance } from './client-allowance.ts'

describe('what a client may ask in a minute', () => {
  it('is a burst, then as much as comes back', () => {
    let clock = 0
    const allowance = new ClientAllowance({ burst: 2, perMinute: 6, now: () => clock })
    expect([allowance.take('a'), allowance.take('a'), allowance.take('a')]).toEqual([0, 0, 10])
    clock = 4000
    expect(allowance.take('a')).toBe(6)
    clock = 10_000
    expect([allowance.take('a'), allowance.take('a')]).toEqual([0, 10])
  })

  it('is each client’s own', () => {
    const allowance = new ClientAllowance({ burst: 1, perMinute: 1, now: () => 0 })
    expect([allowance.take('a'), allowance.take('b'), allowance.take('a')]).toEqual([0, 0, 60])
  })

  it('is never more than the burst, however long nothing was asked', () => {
    let clock = 0
    const allowance = new ClientAllowance({ burst: 1, perMinute: 60, now: () => clock })
    allowance.take('a')
    clock = 3_600_000
    expect([allowance.take('a'), allowance.take('a')]).toEqual([0, 1])
  })

  it('is given back where it was taken for nothing, never beyond the burst', () => {
    const allowance = new ClientAllowance({ burst: 2, perMinute: 1, now: () => 0 })
    allowance.take('a')
    for (let time = 0; time < 5; time += 1) allowance.giveBack('a')
    expect([allowance.take('a'), allowance.take('a'), allowance.take('a')]).toEqual([0, 0, 60])
  })

  it('can be asked about without taking', () => {
    const allowance = new ClientAllowance({ burst: 1, perMinute: 1, now: () => 0 })
    expect([allowance.waitOf('a'), allowance.take('a'), allowance.waitOf('a')]).toEqual([0, 0, 60])
  })

  it('has no limit where the burst is 0', () => {
    const allowance = new ClientAllowance({ burst: 0, perMinute: 1 })
    expect(Array.from({ length: 100 }, () => allowance.take('a')).every((wait) => wait === 0)).toBe(true)
    expect(allowance.count).toBe(0)
  })

  it('remembers no more clients than it was told, and forgets the one that asked longest ago', () => {
    const allowance = new ClientAllowance({ burst: 1, perMinute: 1, clients: 2, now: () => 0 })
    for (const client of ['a', 'b', 'a', 'c']) allowance.take(client)
    expect([allowance.count, allowance.take('a'), allowance.take('b')]).toEqual([2, 60, 0])
  })

  it('grants no more than burst and time allow, whenever it is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 9000 })), (burst, pauses) => {
        let clock = 0
        const allowance = new ClientAllowance({ burst, perMinute: 12, now: () => clock })
        const granted = pauses.filter((pause) => {
          clock += pause
          return allowance.take('a') === 0
        })
        expect(granted.length).toBeLessThanOrEqual(burst + clock / 5000 + 1e-6)
      }),
    )
  })
})
