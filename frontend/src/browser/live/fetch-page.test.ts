import { afterEach, describe, expect, it } from '@jest/globals'
import { createRequests } from '../../testing/page-requests.ts'
import { hasPage } from './fetch-page.ts'

const NAMES = ['XMLHttpRequest', 'location']
afterEach(() => NAMES.forEach((name) => void Reflect.deleteProperty(globalThis, name)))

const answer = (status: number | ((timeout: number) => number)) =>
  Object.assign(globalThis, {
    location: { href: 'https://www.example.it/' },
    XMLHttpRequest: createRequests(async (timeout) => (typeof status === 'number' ? status : status(timeout))),
  })

describe('whether there is a page', () => {
  it.each([
    [200, true],
    [503, false],
    [0, false],
  ])('is said by the site: %i', async (status, isThere) => {
    answer(status)
    expect(await hasPage()).toBe(isThere)
  })

  it('is not waited for longer than 10 s', async () => {
    const timeouts: number[] = []
    answer((timeout) => timeouts.push(timeout))
    await hasPage()
    expect(timeouts).toEqual([10_000])
  })
})
