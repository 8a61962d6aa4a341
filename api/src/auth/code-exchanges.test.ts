import { SIGN_IN_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import { TooManyRequests } from '../http/client-limits.ts'
import { countWithoutRedis } from '../testing/count-without-redis.ts'
import { CodeExchanges } from './code-exchanges.ts'
import { SsoRefusal, SsoSilence } from './provider/sso-client.ts'
import type { SsoClient } from './provider/sso-client.ts'
import type { Readers } from './readers.ts'

const GRANT = { code: 'made-up', verifier: 'v', redirectUri: 'http://localhost:3000/authorize-sso' }
const MORE_THAN_ALLOWED = 30
const CALL = 'the exchange of a code'

/** For codes for which the provider gives no token. */
const NO_READERS = { registerBy: () => Promise.reject(new Error('nobody is asked for')) } as unknown as Readers

/** How so many exchanges of one address end, one after the other, where the provider always fails in the same way. */
async function exchangeInVain(failure: Error): Promise<unknown[]> {
  const sso = { exchangeCode: () => Promise.reject(failure) } as unknown as SsoClient
  const exchanges = new CodeExchanges(sso, NO_READERS, countWithoutRedis())
  const ends: unknown[] = []
  for (let time = 0; time < MORE_THAN_ALLOWED; time += 1) {
    ends.push(await exchanges.register(GRANT, '192.0.2.1').catch((error: unknown) => error))
  }
  return ends
}

describe('an exchange of a code', () => {
  it.each([
    ['that the provider refuses', new SsoRefusal(CALL, 400)],
    ['to which it does not answer, or that it has enough calls', new SsoSilence(CALL, null)],
  ])('%s counts: the 21st of an address within a minute is not made', async (_what, failure) => {
    const ends = await exchangeInVain(failure)
    expect(ends.filter((end) => end === failure)).toHaveLength(20)
    expect(ends.slice(20).every((end) => end instanceof TooManyRequests)).toBe(true)
  })

  it.each([
    ['that is held back', new SsoSilence(CALL, null, { cause: new UpstreamHeldError('sso', CALL, 'open') })],
    ['that fails of our own', new Error('a fault')],
  ])('%s does not count', async (_what, failure) => {
    expect(new Set(await exchangeInVain(failure))).toEqual(new Set([failure]))
  })

  it('that was refused as 20 others were under way does not count: none of 45 at once was in vain, and the next is made', async () => {
    const answered = Promise.withResolvers<object>()
    const sso = { exchangeCode: () => answered.promise } as unknown as SsoClient
    const readers = { registerBy: () => Promise.resolve('registered') } as unknown as Readers
    const exchanges = new CodeExchanges(sso, readers, countWithoutRedis())
    const exchange = () => exchanges.register(GRANT, '192.0.2.1').catch((error: unknown) => error)
    const all = Array.from({ length: 45 }, exchange)
    expect(await Promise.race(all)).toBeInstanceOf(TooManyRequests)
    answered.resolve({})
    const ends = await Promise.all(all)
    expect(ends.filter((end) => end === 'registered')).toHaveLength(20)
    expect(await exchange()).toBe('registered')
  })
})

describe('a sign-in of which each call is answered, but late', () => {
  afterEach(() => void jest.useRealTimers())

  it('is given up while whoever hands it through still waits', async () => {
    jest.useFakeTimers()
    const sso = { exchangeCode: () => Promise.resolve({}) } as unknown as SsoClient
    const readers = { registerBy: () => new Promise(() => undefined) } as unknown as Readers
    const end = new CodeExchanges(sso, readers, countWithoutRedis())
      .register(GRANT, '192.0.2.1')
      .catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(SIGN_IN_WAIT_MS)
    expect(await end).toBeInstanceOf(SsoSilence)
  })
})
