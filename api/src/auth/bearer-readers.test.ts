import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import { TooManyRequests } from '../http/client-limits.ts'
import { countWithoutRedis } from '../testing/count-without-redis.ts'
import { BearerReaders } from './bearer-readers.ts'
import { SsoSilence } from './provider/sso-client.ts'
import type { Readers } from './readers.ts'

const CALL = 'the reading of a user'

afterEach(() => void jest.restoreAllMocks())

/** How 30 tokens of one address end, one after the other, where the provider always fails in the same way. */
async function findInVain(failure: Error): Promise<unknown[]> {
  const bearers = new BearerReaders(
    { recognise: () => Promise.reject(failure) } as unknown as Readers,
    countWithoutRedis(),
  )
  const ends: unknown[] = []
  for (let time = 0; time < 30; time += 1) {
    ends.push(await bearers.find(`token ${time}`, '192.0.2.1').catch((error: unknown) => error))
  }
  return ends
}

describe('a token of which nobody says whose it is', () => {
  it('counts where the provider was asked: the 21st of an address within a minute is not', async () => {
    const silence = new SsoSilence(CALL, null)
    const ends = await findInVain(silence)
    expect(ends.filter((end) => end === silence)).toHaveLength(20)
    expect(ends.slice(20).every((end) => end instanceof TooManyRequests)).toBe(true)
  })

  it('does not count where the call was held back', async () => {
    const held = new SsoSilence(CALL, null, { cause: new UpstreamHeldError('sso', CALL, 'open') })
    expect(new Set(await findInVain(held))).toEqual(new Set([held]))
  })
})

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
