import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createRequests } from '../../testing/page-requests.ts'
import { GUARD_MS, reloadPage, renewDay } from './reload-page.ts'

const HOME_MS = 180_000
const TELEVISION_MS = 300_000
const listeners = new Map<string, () => void>()
const listen = (name: string, listener: () => void) => void listeners.set(name, listener)
const reload = jest.fn()
const box = {
  checked: true,
  change: () => undefined as void,
  addEventListener: (_: string, act: () => void) => (box.change = act),
}
const label = { querySelector: () => box, setAttribute: jest.fn() }
const media = { paused: true }
const fields = [{ value: '', defaultValue: '' }]
const page = {
  hidden: false,
  activeElement: null as object | null,
  open: [] as object[],
  isStory: false,
  querySelector: (selector: string) => (selector === '[data-read]' ? page.isStory || null : label),
  querySelectorAll: (selector: string) =>
    selector === 'audio,video' ? [media] : selector.startsWith('textarea') ? fields : page.open,
  addEventListener: listen,
}
/** What the site says of its page, 0 for nothing. */
let status: number
/** When the site answers whether there is a page. */
let answered: Promise<void>
let device: Map<string, string>
let tab: Map<string, string>

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})
const start = (ms: number) => reloadPage([{ getAttribute: () => String(ms) } as unknown as HTMLElement])
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const lookAgain = async () => {
  listeners.get('visibilitychange')?.()
  await pass(0)
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
  jest.clearAllMocks()
  listeners.clear()
  device = new Map()
  tab = new Map()
  status = 200
  answered = Promise.resolve()
  Object.assign(page, { hidden: false, isStory: false, activeElement: null, open: [] })
  Object.assign(media, { paused: true })
  Object.assign(fields[0] ?? {}, { value: '' })
  const XMLHttpRequest = createRequests(() => answered.then(() => status))
  const location = { href: 'https://www.example.it/', reload }
  const storage = { localStorage: storageOf(device), sessionStorage: storageOf(tab) }
  Object.assign(globalThis, { document: page, addEventListener: listen, XMLHttpRequest, location, ...storage })
})

afterEach(() => {
  jest.useRealTimers()
  for (const name of ['document', 'addEventListener', 'XMLHttpRequest', 'location', 'localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, name)
})

describe('a page that is left alone is loaded anew', () => {
  it.each([
    ['the home page after 180000 ms (requirements 4.29)', HOME_MS],
    ['the television’s folder after 300000 ms (requirements 4.30)', TELEVISION_MS],
  ])('%s', async (_page, ms) => {
    start(ms)
    await pass(ms - 1)
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each(['scroll', 'mousemove', 'keydown', 'touchstart', 'pointerdown'])(
    '%s begins the time anew (requirements 4.31)',
    async (move) => {
      start(HOME_MS)
      await pass(HOME_MS - 1)
      listeners.get(move)?.()
      await pass(HOME_MS - 1)
      expect(reload).not.toHaveBeenCalled()
      await pass(1)
      expect(reload).toHaveBeenCalledTimes(1)
    },
  )

  it('a guard of 10 s keeps two reloads apart, also of two pages of a tab (requirements 4.32)', async () => {
    expect(GUARD_MS).toBe(10_000)
    start(9_999)
    await pass(9_999)
    expect(reload).toHaveBeenCalledTimes(1)
    start(9_999)
    await pass(9_999)
    expect(reload).toHaveBeenCalledTimes(1)
    await pass(9_999)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each<[what: string, begin: () => void, end: () => void]>([
    ['nobody looks at it', () => (page.hidden = true), () => (page.hidden = false)],
    ['something plays', () => (media.paused = false), () => (media.paused = true)],
    ['something is open over it', () => page.open.push({}), () => page.open.pop()],
    ['a field has the focus', () => (page.activeElement = fields[0] ?? null), () => (page.activeElement = null)],
    [
      'something is written and not sent',
      () => Object.assign(fields[0] ?? {}, { value: 'Gentile direttore' }),
      () => Object.assign(fields[0] ?? {}, { value: '' }),
    ],
    ['it is switched off', () => device.set('reload', 'off'), () => device.delete('reload')],
    ['the site would give no page', () => (status = 503), () => (status = 200)],
    ['the site cannot be reached', () => (status = 0), () => (status = 200)],
  ])('never while %s, and a whole while afterwards', async (_what, begin, end) => {
    begin()
    start(HOME_MS)
    await pass(3 * HOME_MS + 1)
    expect(reload).not.toHaveBeenCalled()
    end()
    await pass(HOME_MS)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each(['scroll', 'mousemove', 'visibilitychange'])('stays while the site is asked where %s comes', async (move) => {
    const answer = Promise.withResolvers<void>()
    answered = answer.promise
    start(HOME_MS)
    await pass(HOME_MS)
    listeners.get(move)?.()
    answer.resolve()
    await pass(HOME_MS - 1)
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('begins the time anew when the page is looked at again', async () => {
    start(HOME_MS)
    await pass(HOME_MS - 1)
    listeners.get('visibilitychange')?.()
    await pass(HOME_MS - 1)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a page that is looked at again on another day', () => {
  const EVENING = new Date('2026-11-28T22:59:00Z')
  beforeEach(() => {
    jest.setSystemTime(EVENING)
  })

  it('is loaded anew: its «Domani» is today, in Rome', async () => {
    renewDay()
    await lookAgain()
    expect(reload).not.toHaveBeenCalled()
    await pass(2 * 60_000)
    expect(reload).not.toHaveBeenCalled()
    await lookAgain()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['scroll', 0],
    ['pointerdown', 0],
    // So begins whoever comes from another tab.
    ['mousemove', 1],
  ])('while the site is asked %s comes: loaded %i times', async (move, times) => {
    const answer = Promise.withResolvers<void>()
    answered = answer.promise
    renewDay()
    await pass(2 * 60_000)
    await lookAgain()
    listeners.get(move)?.()
    answer.resolve()
    await pass(0)
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it.each<[what: string, begin: () => void]>([
    ['it is a story', () => (page.isStory = true)],
    ['nobody looks at it', () => (page.hidden = true)],
    ['something plays', () => (media.paused = false)],
    ['it is switched off', () => device.set('reload', 'off')],
    ['the site cannot be reached', () => (status = 0)],
  ])('never where %s', async (_what, begin) => {
    begin()
    renewDay()
    await pass(2 * 60_000)
    await lookAgain()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the footer’s switch', () => {
  it('is shown, and remembers on the device that pages stay as they are', () => {
    start(HOME_MS)
    expect(label.setAttribute.mock.calls).toEqual([['data-reload-switch', 'on']])
    expect(box.checked).toBe(true)
    box.checked = false
    box.change()
    expect(device.get('reload')).toBe('off')
    box.checked = true
    box.change()
    expect(device.has('reload')).toBe(false)
  })

  it('holds for this page where the browser keeps nothing for us', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('access is denied')
      },
    })
    start(HOME_MS)
    box.checked = false
    box.change()
    await pass(3 * HOME_MS)
    expect(reload).not.toHaveBeenCalled()
    listeners.get('visibilitychange')?.()
    expect(box.checked).toBe(false)
    box.checked = true
    box.change()
    await pass(HOME_MS)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows what was remembered, and what another tab has chosen meanwhile', () => {
    device.set('reload', 'off')
    start(HOME_MS)
    expect(box.checked).toBe(false)
    device.delete('reload')
    listeners.get('visibilitychange')?.()
    expect(box.checked).toBe(true)
  })
})
