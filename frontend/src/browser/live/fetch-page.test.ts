import { afterEach, expect, it, jest } from '@jest/globals'
import { hasPage } from './fetch-page.ts'

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'location')
})

it('there is no page where the site says nothing for 10 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    init?.signal?.throwIfAborted()
    return new Response()
  })
  Object.assign(globalThis, { location: { href: 'https://www.example.it/' } })
  expect(await hasPage()).toBe(false)
  expect(timeout).toHaveBeenCalledWith(10_000)
})
