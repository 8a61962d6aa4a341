import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import { samplePage } from '../testing/catalogue-samples.ts'
import { sampleFront } from '../testing/naxos-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const FIRST = '2026-11-21T11:00:00.000Z'
const SECOND = '2026-11-21T11:00:15.000Z'

// Before the store is made, which takes its clock then.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(FIRST), doNotFake: ALL_BUT_THE_DATE })
})

afterEach(() => void jest.useRealTimers())

const refreshing = useRefreshing()
const PAGE = { ...samplePage, updated_at: null }
const LIVE = { title: 'La piena in diretta', URL: '/news/attualita/la-piena/9' }

const CASES: [name: string, path: string, data: unknown, changed: unknown][] = [
  [
    'front:home',
    '/front/home',
    { ...sampleFront, live: LIVE },
    { ...sampleFront, live: { ...LIVE, title: 'La piena' } },
  ],
  [`page:${PAGE.slug}`, `/page/${PAGE.slug}`, PAGE, { ...PAGE, title: 'Altro' }],
  ['pages:all', '/page/list', [PAGE], [{ ...PAGE, title: 'Altro' }]],
]

/** An answer of the CMS without a time and with another validator than those before it. */
async function answer(name: string, path: string, data: unknown) {
  refreshing.naxos.reply(path, { data, updatedAt: null, beside: { answered: Date.now() } })
  expect(await refreshing.refresh(name)).toBe('written')
  const held = await refreshing.store.readRaw(namedModel(name))
  return { hash: held?.hash, body: held?.body.toString() }
}

describe('an answer of the CMS that says no time', () => {
  it.each(CASES)('of %s is the same as the last one where it says the same', async (name, path, data) => {
    const first = await answer(name, path, data)
    expect(first.body).toContain(FIRST)
    jest.setSystemTime(new Date(SECOND))
    expect(await answer(name, path, data)).toEqual(first)
  })

  it.each(CASES)(
    'of %s has the time at which it came where it says something else',
    async (name, path, data, changed) => {
      await answer(name, path, data)
      jest.setSystemTime(new Date(SECOND))
      const { body } = await answer(name, path, changed)
      expect(body).toContain(SECOND)
      expect(body).not.toContain(FIRST)
    },
  )
})

describe('a list of pages of which the CMS says no time', () => {
  it('has of each page the time at which that changed', async () => {
    await answer('pages:all', '/page/list', [PAGE])
    jest.setSystemTime(new Date(SECOND))
    await answer('pages:all', '/page/list', [PAGE, { ...PAGE, slug: 'altra' }])
    expect((await refreshing.read('pages:all'))?.body).toMatchObject([{ updatedAt: FIRST }, { updatedAt: SECOND }])
  })
})
