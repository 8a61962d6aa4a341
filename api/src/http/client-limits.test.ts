import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { countWithoutRedis } from '../testing/count-without-redis.ts'
import { TooManyRequests } from './client-limits.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const TWO_A_MINUTE = { MESSAGE_BURST: '2', MESSAGES_PER_MINUTE: '2' }

describe('what a client may do in a while, counted by a process alone', () => {
  it('is as much as the burst, and as much again when the window that began with the first is over', async () => {
    const limits = countWithoutRedis(TWO_A_MINUTE)
    const take = () => limits.take('messages', '192.0.2.1')
    expect([await take(), await take(), await take()]).toEqual([0, 0, 60])
    jest.advanceTimersByTime(20_000)
    expect(await take()).toBe(40)
    jest.advanceTimersByTime(40_001)
    expect([await take(), await take(), await take()]).toEqual([0, 0, 60])
  })

  it('has a window as long as the burst lasts at its rate', async () => {
    const limits = countWithoutRedis({ MESSAGE_BURST: '1', MESSAGES_PER_MINUTE: '6' })
    await limits.take('messages', '192.0.2.1')
    expect(await limits.take('messages', '192.0.2.1')).toBe(10)
  })

  it('is spread over the minute for robots: ten a second, as readers would feel all of them at once', async () => {
    const limits = countWithoutRedis({})
    const take = () => limits.take('robot reads', 'all')
    const waits = []
    for (let time = 0; time < 31; time += 1) waits.push(await take())
    expect(waits).toEqual([...Array.from({ length: 30 }, () => 0), 3])
    jest.advanceTimersByTime(3_001)
    expect(await take()).toBe(0)
  })

  it('is each client’s own, and each limit’s own; a household of IPv6 is one client', async () => {
    const limits = countWithoutRedis({ MESSAGE_BURST: '1', MESSAGES_PER_MINUTE: '1', VOTE_BURST: '1' })
    expect(await limits.take('messages', '192.0.2.1')).toBe(0)
    expect(await limits.take('messages', '192.0.2.2')).toBe(0)
    expect(await limits.take('votes', '192.0.2.1')).toBe(0)
    expect(await limits.take('messages', '192.0.2.1')).toBe(60)
    expect(await limits.take('messages', '2001:db8::1')).toBe(0)
    expect(await limits.take('messages', '2001:db8::ffff')).toBe(60)
  })

  it('is given back where it was taken for nothing', async () => {
    const limits = countWithoutRedis({ MESSAGE_BURST: '1', MESSAGES_PER_MINUTE: '1' })
    for (let time = 0; time < 5; time += 1) {
      expect(await limits.take('messages', '192.0.2.1')).toBe(0)
      await limits.giveBack('messages', '192.0.2.1')
    }
  })

  it('can be looked at without taking', async () => {
    const limits = countWithoutRedis({ MESSAGE_BURST: '1', MESSAGES_PER_MINUTE: '1' })
    const look = () => limits.take('messages', '192.0.2.1', 0)
    expect([await look(), await look()]).toEqual([0, 0])
    for (let time = 0; time < 2; time += 1) await limits.take('messages', '192.0.2.1')
    expect(await look()).toBe(60)
  })

  it('has no limit where the burst is 0', async () => {
    const limits = countWithoutRedis({ MESSAGE_BURST: '0' })
    for (let time = 0; time < 100; time += 1) await limits.demand('messages', '192.0.2.1')
    await expect(limits.giveBack('messages', '192.0.2.1')).resolves.toBeUndefined()
  })

  it('is refused by a 429 that names what there is too much of', async () => {
    const limits = countWithoutRedis({ VOTE_BURST: '1', VOTES_PER_MINUTE: '1' })
    await limits.demand('votes', '192.0.2.1')
    await expect(limits.demand('votes', '192.0.2.1')).rejects.toThrow(TooManyRequests)
    await expect(limits.demand('votes', '192.0.2.1')).rejects.toThrow('Too many votes: try again in 60 s.')
  })

  it('needs no more memory for however many clients are made up', async () => {
    const limits = countWithoutRedis()
    const timers = jest.getTimerCount()
    for (let number = 0; number < 40_000; number += 1) await limits.take('messages', `client ${number}`)
    expect(jest.getTimerCount() - timers).toBeLessThanOrEqual(20_000)
  })
})
