import { afterAll, describe, expect, it } from '@jest/globals'
import { isInterstitialDue, offerInterstitial } from './offer-interstitial.ts'
import type { Circumstances } from './offer-interstitial.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR = 3_600_000
const SECOND_PAGE: Circumstances = {
  views: 2,
  onDevice: 0,
  inTab: 0,
  isRemembered: true,
  now: NOW,
  referrer: 'https://www.liberta.it/news/cronaca',
  host: 'www.liberta.it',
  searches: ['/ricerca', '/cerca/notizie'],
}
const isDue = (change: Partial<Circumstances>) => isInterstitialDue({ ...SECOND_PAGE, ...change })

describe('the full-page advertisement is due', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('at page %i of a visit: %s', (views, due) => {
    expect(isDue({ views })).toBe(due)
  })

  it('with consent once in 24 hours, in whatever tab', () => {
    expect(isDue({ onDevice: NOW - 23.99 * HOUR })).toBe(false)
    expect(isDue({ inTab: NOW - 23.99 * HOUR })).toBe(false)
    expect(isDue({ onDevice: NOW - 24 * HOUR, inTab: NOW - 24 * HOUR })).toBe(true)
  })

  it('without consent once in a session, however long that lasts; what stands on the device is not read', () => {
    expect(isDue({ isRemembered: false, inTab: NOW - 72 * HOUR })).toBe(false)
    expect(isDue({ isRemembered: false, onDevice: NOW - HOUR })).toBe(true)
  })

  it('where something else than a time is stored, never', () => {
    expect(isDue({ onDevice: Number.NaN })).toBe(false)
  })

  it.each([
    ['https://www.liberta.it/ricerca/query_po/s', false],
    ['https://www.liberta.it/ricerca?q=po', false],
    ['https://www.liberta.it/cerca/notizie', false],
    ['https://www.google.it/', false],
    ['https://www.google.com/search?q=po', false],
    ['https://duckduckgo.com/', false],
    ['https://it.search.yahoo.com/', false],
    ['https://www.liberta.it/ricercatori-a-piacenza', true],
    ['https://www.notgoogle.example/', true],
    ['', true],
    ['android-app://com.example', true],
  ])('to who comes from %j: %s', (referrer, due) => {
    expect(isDue({ referrer })).toBe(due)
  })
})

describe('that it was seen', () => {
  const device = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    removeItem: (key: string) => void device.delete(key),
  }
  afterAll(() => {
    for (const name of ['localStorage', 'document']) Reflect.deleteProperty(globalThis, name)
  })

  it.each([
    ['a minute less than a day', Date.now() - 24 * HOUR + 60_000, 1],
    ['a day', Date.now() - 24 * HOUR, 0],
    ['what is no time', 'ieri', 0],
  ])('is kept on the device for a day, on whatever page: %s', (_, at, size) => {
    Object.assign(globalThis, { localStorage, document: { documentElement: { hasAttribute: () => false } } })
    device.set('interstiziale', String(at))
    offerInterstitial()
    expect(device.size).toBe(size)
  })
})
