import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { waitUntilReady } from './wait-until-ready.ts'

const { fetch } = globalThis
afterEach(() => {
  Object.assign(globalThis, { fetch })
  jest.restoreAllMocks()
})

describe('waiting until a part is ready', () => {
  it('hears an answer however long it takes, within the time that there is', async () => {
    const given: number[] = []
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      given.push(milliseconds)
      return new AbortController().signal
    })
    globalThis.fetch = async () => new Response('')
    await waitUntilReady('frontend', 'http://127.0.0.1:1/health/ready', 60_000, new AbortController().signal)
    expect(given).toHaveLength(1)
    expect(given[0]).toBeGreaterThan(50_000)
  })

  it('ends an answer that is waited for when the start is called off', async () => {
    const off = new AbortController()
    globalThis.fetch = async (_url, init) => {
      off.abort(new Error('called off'))
      init?.signal?.throwIfAborted()
      return new Response('')
    }
    const waiting = waitUntilReady('frontend', 'http://127.0.0.1:1/health/ready', 60_000, off.signal)
    await expect(waiting).rejects.toThrow('called off')
  })
})
