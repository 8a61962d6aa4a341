import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { reportVitals } from './web-vitals.ts'

type Listener = (list: { getEntries: () => object[] }) => void

/** What the page's observers were told to watch, by type. */
const watching = new Map<string, Listener>()
const sendBeacon = jest.fn<(path: string, body: Blob) => boolean>()
let hide: () => void

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event']
  readonly listener: Listener
  constructor(listener: Listener) {
    this.listener = listener
  }
  observe({ type }: { type: string }): void {
    watching.set(type, this.listener)
  }
}

const tell = (type: string, ...entries: object[]) => watching.get(type)?.({ getEntries: () => entries })
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  tell('layout-shift', { startTime, value, hadRecentInput })
const readSent = async () => {
  hide()
  return JSON.parse((await sendBeacon.mock.calls[0]?.[1].text()) ?? '') as Record<string, unknown>
}

beforeEach(() => {
  watching.clear()
  sendBeacon.mockClear()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  hide = () => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const navigation = [{ activationStart: 200 }]
  Object.assign(globalThis, {
    document: page,
    location: { pathname: '/news/sport' },
    PerformanceObserver: FakeObserver,
  })
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon }, configurable: true })
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(navigation as never)
  reportVitals()
})

describe('how a visit was', () => {
  it('is told once, when the page is put away, with its path and no query', async () => {
    tell('largest-contentful-paint', { startTime: 900 }, { startTime: 1400 })
    tell(
      'event',
      { duration: 64, interactionId: 1 },
      { duration: 48, interactionId: 2 },
      { duration: 900, interactionId: 0 },
    )
    shift(100, 0.01)
    expect(await readSent()).toEqual({ path: '/news/sport', lcp: 1200, inp: 64, cls: 0.01 })
    hide()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/_reports')
  })

  it('says of a page that holds still that it does', async () => {
    expect(await readSent()).toEqual({ path: '/news/sport', cls: 0 })
  })

  it('counts shifts in bursts, of which the worst is told, and none that a press has made', async () => {
    for (const [at, value] of [
      [0, 0.02],
      [500, 0.02],
      [3000, 0.02],
      [3900, 0.03],
      [9900, 0.04],
    ] as const)
      shift(at, value)
    shift(9950, 0.5, true)
    expect((await readSent())['cls']).toBeCloseTo(0.05)
  })

  it('leaves out what the browser does not tell', async () => {
    watching.clear()
    FakeObserver.supportedEntryTypes = ['largest-contentful-paint']
    reportVitals()
    expect([...watching.keys()]).toEqual(['largest-contentful-paint'])
    hide()
    expect(await sendBeacon.mock.calls.at(-1)?.[1].text()).toBe('{"path":"/news/sport"}')
  })
})
