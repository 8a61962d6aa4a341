import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import { sampleObituary } from '../testing/catalogue-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const NOON = new Date('2026-11-21T12:00:00+01:00')
const NEXT_NOON = new Date('2026-11-22T12:00:00+01:00')
const WEEK = 'obituaryList:period.settimana.1'

// Before the store is made, which takes its clock then.
beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ALL_BUT_THE_DATE })
})

afterEach(() => void jest.useRealTimers())

const refreshing = useRefreshing()
const { refresh, read } = refreshing

describe('the obituaries of a town and of a period', () => {
  it.each([
    ['town.bobbio', 'town=bobbio'],
    ['town.~42obbio', 'town=Bobbio'],
    ['period.oggi', 'date_from=2026-11-21'],
    ['period.settimana', 'date_from=2026-11-15'],
    ['period.mese', 'date_from=2026-10-23'],
    ['query.rossi.town.bobbio.period.semestre', 'query=rossi&town=bobbio&date_from=2026-05-24'],
  ])('%s is asked of the CMS as %s', async (list, parameters) => {
    await refresh(`obituaryList:${list}.1`)
    expect(refreshing.naxos.calls.at(-1)).toBe(`/obituary/list?page=1&page_size=30&${parameters} 200`)
  })

  it('a town that the CMS does not know has no list; one whose list is stored keeps it', async () => {
    refreshing.naxos.reply('/obituary/list', { status: 404, raw: '{"error":"not_found"}' })
    expect(await refresh('obituaryList:town.nessuno.1')).toBe('missing')
    refreshing.naxos.reply('/obituary/list', { data: [sampleObituary(71)], total: 1 })
    expect(await refresh('obituaryList:town.bobbio.1')).toBe('written')
    refreshing.naxos.reply('/obituary/list', { status: 404, raw: '{"error":"not_found"}' })
    await expect(refresh('obituaryList:town.bobbio.1')).rejects.toMatchObject({ kind: 'malformed' })
    expect(await read('obituaryList:town.bobbio.1')).toMatchObject({ state: 'present' })
  })

  it('a period is another question every day: yesterday’s validator is not sent, and an older time is taken', async () => {
    await refresh(WEEK)
    expect(await refresh(WEEK)).toBe('notModified')
    jest.setSystemTime(NEXT_NOON)
    refreshing.naxos.reply('/obituary/list', { data: [], total: 0, updatedAt: '2026-11-01T05:00:00.000+01:00' })
    expect(await refresh(WEEK)).toBe('written')
    expect(refreshing.naxos.calls.at(-1)).toBe('/obituary/list?page=1&page_size=30&date_from=2026-11-16 200')
    expect(await read(WEEK)).toMatchObject({ body: { obituaries: [], total: 0, period: 'settimana' } })
  })

  it('a period is fresh until midnight at most, a town’s list for half a minute', async () => {
    jest.setSystemTime(new Date('2026-11-21T23:59:50+01:00'))
    await refresh(WEEK)
    await refresh('obituaryList:town.bobbio.1')
    const [week, town] = await refreshing.store.describe([namedModel(WEEK), namedModel('obituaryList:town.bobbio.1')])
    expect(week?.freshUntil).toBeLessThanOrEqual(Date.parse('2026-11-22T00:00:00+01:00'))
    expect(town?.freshUntil).toBe(Date.parse('2026-11-22T00:00:20+01:00'))
  })

  it('the towns stand in the order of the alphabet, each once, and may come to be none', async () => {
    const towns = [
      { slug: 'ottone', name: 'Ottone' },
      { slug: 'Bobbio', name: 'Bobbio' },
      { slug: 'ottone', name: 'Altra' },
      { name: 'Zerba' },
    ]
    refreshing.naxos.reply('/obituary_town/list', { data: towns })
    await refresh('obituaryTowns:all')
    expect(await read('obituaryTowns:all')).toMatchObject({
      body: [
        { slug: '~42obbio', name: 'Bobbio' },
        { slug: 'ottone', name: 'Ottone' },
      ],
    })
    refreshing.naxos.reply('/obituary_town/list', { data: [], updatedAt: '2026-11-21T11:00:00.000+01:00' })
    await refresh('obituaryTowns:all')
    expect(await read('obituaryTowns:all')).toMatchObject({ body: [] })
  })
})
