import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { sampleEvent, sampleObituary } from '../testing/catalogue-samples.ts'
import { SAMPLE_TIME } from '../testing/naxos-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const BEFORE = new Date('2026-11-21T23:59:58+01:00')
const AFTER = new Date('2026-11-22T00:00:01+01:00')

// Before the store is made, which takes its clock then.
beforeEach(() => {
  jest.useFakeTimers({ now: BEFORE, doNotFake: ALL_BUT_THE_DATE })
})

afterEach(() => void jest.useRealTimers())

const refreshing = useRefreshing()
const { refresh, read } = refreshing

const ofToday = { period_start: '2026-11-21T09:00:00.000+01:00', period_end: '2026-11-21T18:00:00.000+01:00' }
const EVENTS = [sampleEvent(61), sampleEvent(62, ofToday), sampleEvent(63, ofToday), sampleEvent(64, ofToday)]
const OBITUARIES = [sampleObituary(71), sampleObituary(72), sampleObituary(73), sampleObituary(74)]

/** The question is asked before midnight, and answered after it. */
async function refreshOverMidnight(name: string, path: string, data: unknown[]): Promise<void> {
  const slowness = Promise.withResolvers<undefined>()
  refreshing.naxos.reply(path, { data, total: data.length, until: slowness.promise })
  const asked = refreshing.naxos.calls.length
  const running = refresh(name)
  await waitUntil(() => refreshing.naxos.calls.length > asked)
  jest.setSystemTime(AFTER)
  slowness.resolve(undefined)
  expect(await running).toBe('written')
}

const CASES = [
  ['eventList:upcoming.1', '/event/list', EVENTS],
  ['obituaryList:period.oggi.1', '/obituary/list', OBITUARIES],
] as const

describe('what was asked before midnight and answered after it', () => {
  it.each(CASES)('of %s is stale from the first', async (name, path, data) => {
    await refreshOverMidnight(name, path, [...data])
    const [held] = await refreshing.store.describe([namedModel(name)])
    expect(held?.freshUntil).toBeLessThanOrEqual(AFTER.getTime())
  })

  it.each(CASES)('of %s says nothing about what is answered today, with the same time', async (name, path, data) => {
    await refreshOverMidnight(name, path, [...data])
    refreshing.naxos.reply(path, { data: data.slice(0, 1), total: 1, updatedAt: SAMPLE_TIME })
    expect(await refresh(name)).toBe('written')
    expect((await read(name))?.body).toMatchObject({ total: 1 })
  })

  it('of an answer that nothing has changed is stale, too', async () => {
    const name = 'eventList:upcoming.1'
    refreshing.naxos.reply('/event/list', { data: EVENTS, total: 4 })
    await refresh(name)
    const slowness = Promise.withResolvers<undefined>()
    refreshing.naxos.reply('/event/list', { data: EVENTS, total: 4, until: slowness.promise })
    const running = refresh(name)
    await waitUntil(() => refreshing.naxos.calls.length > 1)
    jest.setSystemTime(AFTER)
    slowness.resolve(undefined)
    expect(await running).toBe('notModified')
    const [held] = await refreshing.store.describe([namedModel(name)])
    expect(held?.freshUntil).toBeLessThanOrEqual(AFTER.getTime())
  })
})
