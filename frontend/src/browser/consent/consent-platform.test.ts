import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { startPlatform } from './consent-platform.ts'
import type { PlatformAnswer } from './consent-platform.ts'
import { mayUse, readChoice, watchConsent } from './consent-state.ts'

type Tell = (answer: PlatformAnswer | null, isOk: boolean) => void

const GLOBALS = ['window', 'document', 'addEventListener', 'localStorage', 'location'] as const
const warn = jest.spyOn(console, 'warn')
let script = new EventTarget()
let tell: Tell = () => undefined
/** Says that the page has loaded. */
/** What waits for the page to load. */
let waiting: (() => void)[] = []
const finishLoading = () => waiting.forEach((listener) => listener())
/** Says that another page has stored something; it is listened to once for all tests of this file. */
let storeElsewhere: () => void = () => undefined
const append = jest.fn()
const reload = jest.fn()

/** The platform's script has come, with the framework's function in it. */
function arrive(): void {
  Reflect.set(window, '__tcfapi', (command: string, _version: number, listener: Tell) => {
    if (command === 'addEventListener') tell = listener
  })
  script.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
  warn.mockReset().mockImplementation(() => undefined)
  append.mockReset()
  waiting = []
  reload.mockReset()
  script = Object.assign(new EventTarget(), { setAttribute: () => undefined, append: () => undefined })
  const html = { setAttribute: () => undefined, removeAttribute: () => undefined }
  const footer = { getAttribute: () => 'platform' }
  Object.assign(globalThis, {
    window: {},
    location: { reload },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'load') waiting.push(listener)
      if (type === 'storage') storeElsewhere = listener
    },
    document: Object.assign(new EventTarget(), {
      readyState: 'complete',
      createElement: () => script,
      head: { append },
      documentElement: html,
      querySelector: () => footer,
    }),
  })
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name)
})

describe('a consent platform that hangs', () => {
  it('for 30 s is one warning, after 10, and nothing is granted meanwhile', async () => {
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(9_999)
    expect(warn).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(warn.mock.calls).toEqual([['The consent platform says nothing']])
    await jest.advanceTimersByTimeAsync(20_000)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(readChoice()).toBeNull()
  })

  it('for 30 s and answers then is followed all the same', async () => {
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(30_000)
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    tell({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } }, true)
    expect(mayUse('statistics')).toBe(true)
    expect(mayUse('advertising')).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('is asked for once the page has loaded, and so does not keep it from that; before that its silence is none', async () => {
    Reflect.set(document, 'readyState', 'interactive')
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(append).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    finishLoading()
    await jest.advanceTimersByTimeAsync(0)
    expect(append).toHaveBeenCalledWith(script)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(warn.mock.calls).toEqual([['The consent platform says nothing']])
  })

  it('after its script has come, and never answers, is one warning, too', async () => {
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(0)
    arrive()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(warn.mock.calls).toEqual([['The consent platform says nothing']])
  })
})

/** The platform tells of a choice of those of the framework's purposes. */
function grant(eventStatus: 'tcloaded' | 'useractioncomplete', ...ids: number[]): void {
  tell({ eventStatus, purpose: { consents: Object.fromEntries(ids.map((id) => [id, true])) } }, true)
  jest.advanceTimersByTime(0)
}

describe('a withdrawal that a consent platform tells of', () => {
  beforeEach(async () => {
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(0)
    arrive()
    await jest.advanceTimersByTimeAsync(0)
  })

  it('loads the page anew, without what acted for it', () => {
    grant('tcloaded', 1, 3, 4, 8)
    grant('useractioncomplete', 1, 8)
    expect(mayUse('advertising')).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('and nothing else does: neither what it has remembered, nor what is granted more or once again', () => {
    grant('tcloaded', 1, 8)
    grant('useractioncomplete', 1, 8)
    grant('useractioncomplete', 1, 3, 4, 8)
    grant('tcloaded', 1, 8)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a choice that is made at a platform on another page of this reader', () => {
  const kept = new Map<string, string>()

  beforeEach(async () => {
    kept.clear()
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    })
    void startPlatform('https://platform.example/cmp.js')
    await jest.advanceTimersByTimeAsync(0)
    arrive()
    await jest.advanceTimersByTimeAsync(0)
  })

  it('leaves nothing granted on this one, which is told of it, until its own platform speaks', () => {
    const heard: boolean[] = []
    grant('tcloaded', 1, 3, 4, 8)
    watchConsent((choice) => heard.push(choice?.granted.includes('advertising') === true))
    kept.set('scelte-piattaforma', '2000000')
    storeElsewhere()
    expect(heard).toEqual([true, false])
    expect(readChoice()).toBeNull()
    grant('tcloaded', 1, 8)
    expect([mayUse('statistics'), mayUse('advertising')]).toEqual([true, false])
  })

  it('is told to those pages by a choice that is made here, and not by one that the platform remembers', () => {
    grant('tcloaded', 1, 8)
    expect(kept.size).toBe(0)
    grant('useractioncomplete', 1, 8)
    expect([...kept]).toEqual([['scelte-piattaforma', '1000000']])
    expect(mayUse('statistics')).toBe(true)
  })
})
