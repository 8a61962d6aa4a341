import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { countWithoutRedis } from '../testing/count-without-redis.ts'
import { BearerReaders } from './bearer-readers.ts'
import type { Readers } from './readers.ts'

afterEach(() => void jest.restoreAllMocks())

describe('what the provider has said of a token', () => {
  it('holds for a minute, and no longer where the wall clock was ahead and has been put right', async () => {
    const wall = jest.spyOn(Date, 'now').mockReturnValue(10_800_000)
    const recognise = jest.fn(() => Promise.resolve({ id: 'r1' }))
    const readers = { recognise, find: () => Promise.resolve({ id: 'r1' }) } as unknown as Readers
    const bearers = new BearerReaders(readers, countWithoutRedis())
    await bearers.find('token', '192.0.2.1')
    await bearers.find('token', '192.0.2.1')
    expect(recognise).toHaveBeenCalledTimes(1)
    wall.mockReturnValue(0)
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
    await bearers.find('token', '192.0.2.1')
    expect(recognise).toHaveBeenCalledTimes(2)
  })
})
