import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LOGOUT_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { Logger } from 'pino'
import type { BearerReaders } from './bearer-readers.ts'
import type { SsoClient } from './provider/sso-client.ts'
import { ProviderRevocations } from './provider-revocations.ts'

/** A provider that answers when it is told to, and what it was asked. */
function createSilentProvider() {
  const calls: { token: string; answer: () => void; fail: (error: Error) => void }[] = []
  const logout = (token: string) =>
    new Promise<void>((resolve, reject) => void calls.push({ token, answer: resolve, fail: reject }))
  return { calls, sso: { logout } as unknown as SsoClient }
}

const bearers = { forget: () => undefined } as unknown as BearerReaders
const warn = jest.fn()
const logger = { warn } as unknown as Logger

const start = () => {
  const { calls, sso } = createSilentProvider()
  return { calls, revocations: new ProviderRevocations(sso, bearers, logger) }
}
const tokens = (count: number) => Array.from({ length: count }, (_, place) => `token ${place}`)

beforeEach(() => void warn.mockClear())
afterEach(() => void jest.useRealTimers())

describe('revocations that nobody waits for', () => {
  it('are made four at a time, every one of them', async () => {
    const { calls, revocations } = start()
    revocations.revokeLater(tokens(6))
    await settle()
    expect(calls.map(({ token }) => token)).toEqual(tokens(4))
    for (const { answer } of calls) answer()
    await settle()
    expect(calls.map(({ token }) => token)).toEqual(tokens(6))
  })

  it('go on after one that fails, which is logged without its token', async () => {
    const { calls, revocations } = start()
    revocations.revokeLater(tokens(5))
    await settle()
    calls[0]?.fail(new Error('silence'))
    await settle()
    expect(calls).toHaveLength(5)
    expect(warn.mock.calls).toEqual([[{ err: new Error('silence') }, LOGOUT_FAILED]])
  })

  it('wait in bounded numbers: what is too much is left out, and logged', async () => {
    const { revocations } = start()
    revocations.revokeLater(tokens(150))
    revocations.revokeLater(tokens(60))
    expect(warn.mock.calls).toEqual([[{ tokens: 10 }, expect.any(String)]])
  })

  it('are waited for when the program ends', async () => {
    const { calls, revocations } = start()
    revocations.revokeLater(tokens(1))
    await settle()
    let hasEnded = false
    const ending = revocations.onApplicationShutdown().then(() => (hasEnded = true))
    await settle()
    expect(hasEnded).toBe(false)
    calls[0]?.answer()
    await ending
    expect(warn).not.toHaveBeenCalled()
  })

  it('do not keep the program from ending where the provider is silent', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] })
    const { revocations } = start()
    revocations.revokeLater(tokens(1))
    const ending = revocations.onApplicationShutdown()
    await jest.advanceTimersByTimeAsync(3_000)
    await ending
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
