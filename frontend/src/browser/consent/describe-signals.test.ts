import { afterEach, describe, expect, it } from '@jest/globals'
import { readGranted } from './consent-platform.ts'
import { describeSignals, loadOthersScript } from './consent-signals.ts'

const scripts: unknown[] = []

afterEach(() => {
  for (const name of ['window', 'document', 'addEventListener']) Reflect.deleteProperty(globalThis, name)
})

const NOTHING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

describe('what scripts of others are told (Consent Mode v2)', () => {
  it('all four are denied before a choice, and after a refusal', () => {
    expect(describeSignals(null)).toEqual(NOTHING)
    expect(describeSignals({ granted: [] })).toEqual(NOTHING)
  })

  it('stands where they look for it before the first of them is loaded', () => {
    const window: { dataLayer?: ArrayLike<unknown>[] } = {}
    const script = Object.assign(new EventTarget(), { setAttribute: () => undefined, append: () => undefined })
    const append = () => void scripts.push([...(window.dataLayer ?? [])].map((command) => Array.from(command)))
    const document = {
      readyState: 'complete',
      createElement: () => script,
      head: { append },
      querySelector: () => null,
    }
    Object.assign(globalThis, { window, document, addEventListener: () => undefined })
    void loadOthersScript('https://stats.example.it/stats.js')
    expect(scripts).toEqual([[['consent', 'default', NOTHING]]])
  })

  it('each purpose grants its own', () => {
    expect(describeSignals({ granted: ['statistics', 'services'] })).toEqual({
      ...NOTHING,
      analytics_storage: 'granted',
    })
    expect(describeSignals({ granted: ['advertising'] })).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'denied',
    })
  })
})

const granting = (...ids: number[]) =>
  readGranted({ purpose: { consents: Object.fromEntries(ids.map((id) => [id, true])) } })

describe('what a consent platform grants (TCF 2.2)', () => {
  it('a purpose of ours takes all of the framework’s that belong to it', () => {
    expect(granting(1, 3, 4)).toEqual(['advertising'])
    expect(granting(1, 8)).toEqual(['statistics'])
    expect(granting(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toEqual(['advertising', 'statistics', 'services'])
    expect(granting(3, 4, 8, 10)).toEqual([])
  })

  it.each([{}, { purpose: {} }, { purpose: { consents: { 1: false } } }])('%j grants nothing', (answer) => {
    expect(readGranted(answer)).toEqual([])
  })
})
