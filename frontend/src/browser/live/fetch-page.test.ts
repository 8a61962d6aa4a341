import { afterEach, describe, expect, it } from '@jest/globals'
import { createRequests } from '../../testing/page-requests.ts'
import { fetchRenewed, hasPage } from './fetch-page.ts'

const NAMES = ['XMLHttpRequest', 'location']
const { setTimeout } = globalThis
afterEach(() => {
  NAMES.forEach((name) => void Reflect.deleteProperty(globalThis, name))
  globalThis.setTimeout = setTimeout
})

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

/** Its address answers with these statuses, the last of them from then on; how often it was asked, and what was waited in all. */
function answerInTurn(statuses: number[], renewedAt: number) {
  const told = { asked: 0, waitedMs: 0 }
  const nextStatus = async () => statuses[Math.min(told.asked++, statuses.length - 1)] ?? 0
  const XMLHttpRequest = class extends createRequests(nextStatus) {
    responseXML = { isRenewed: told.asked + 1 >= renewedAt }
    getResponseHeader = () => null
  }
  const atOnce = (work: () => void, delay = 0) => {
    told.waitedMs += delay
    queueMicrotask(work)
  }
  Object.assign(globalThis, {
    location: { href: 'https://www.example.it/' },
    XMLHttpRequest,
    setTimeout: atOnce,
  })
  return told
}
const isRenewed = (page: Document) => (page as unknown as { isRenewed: boolean }).isRenewed

describe('the page that was told of', () => {
  it('is asked for until it is there: it is made in its turn, on a busy site after half a minute', async () => {
    const told = answerInTurn([200], 12)
    expect(await fetchRenewed(isRenewed)).not.toBeNull()
    expect(told.asked).toBe(12)
    expect(told.waitedMs).toBeGreaterThan(25_000)
  })

  it('is given up after a minute, and after seconds where the site cannot be reached', async () => {
    const patient = answerInTurn([200], Infinity)
    expect(await fetchRenewed(isRenewed)).toBeNull()
    expect(patient.waitedMs).toBeLessThan(60_000)
    const unreached = answerInTurn([0], 1)
    expect(await fetchRenewed(isRenewed)).toBeNull()
    expect(unreached.waitedMs).toBeLessThan(5_000)
  })
})
