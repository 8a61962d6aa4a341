import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fillSlots } from './fill-slots.ts'

const WINDOW = 1000
let nearing: (...slots: FakeSlot[]) => void = () => undefined
let filled = new Set<HTMLElement>()
let isGranted = true
const refreshed: string[][] = []
const provider = {
  mayAsk: () => isGranted,
  define: () => undefined,
  refresh: (slots: readonly HTMLElement[]) => {
    refreshed.push(slots.map(({ id }) => id))
    slots.forEach((slot) => filled.add(slot))
  },
  isFilled: (slot: HTMLElement) => filled.has(slot),
}

type FakeSlot = HTMLElement & { top: number }
/** A slot whose upper edge stands so far below that of the window, in CSS pixels; without layout where it has no height. */
function slotAt(id: string, top: number, { height = 250, sizes = '0:300x250' } = {}): FakeSlot {
  const slot = {
    id,
    top,
    getAttribute: () => sizes,
    getBoundingClientRect: () => ({ top: slot.top, bottom: slot.top + height, height }),
  }
  return slot as unknown as FakeSlot
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
  refreshed.length = 0
  filled = new Set()
  isGranted = true
  class Observer {
    constructor(tell: (entries: unknown[]) => void) {
      nearing = (...slots) => tell(slots.map((target) => ({ isIntersecting: true, target })))
    }
    observe = () => undefined
  }
  const document = Object.assign(new EventTarget(), { hidden: false })
  Object.assign(globalThis, { IntersectionObserver: Observer, innerHeight: WINDOW, document })
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['IntersectionObserver', 'innerHeight', 'document']) Reflect.deleteProperty(globalThis, name)
})

describe('a new page', () => {
  it('has what is no more than a window away filled by one refresh, 1200 ms after the navigation', () => {
    const slots = [slotAt('above', -1100), slotAt('seen', 100), slotAt('near', 1900), slotAt('far', 2100)]
    fillSlots(slots, provider).arrive('new')
    jest.advanceTimersByTime(1199)
    expect(refreshed).toEqual([])
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([['above', 'seen', 'near']])
  })

  it('never asks for a slot without layout at this width, and always for what is out of page', () => {
    fillSlots([slotAt('wide', 100, { height: 0 }), slotAt('skin', 0, { height: 0, sizes: '' })], provider).arrive('new')
    jest.advanceTimersByTime(1200)
    expect(refreshed).toEqual([['skin']])
  })

  it('asks for a slot that comes near later exactly once', () => {
    const far = slotAt('far', 5000)
    fillSlots([slotAt('seen', 0), far], provider).arrive('new')
    jest.advanceTimersByTime(1200)
    nearing(far)
    nearing(far)
    jest.advanceTimersByTime(60_000)
    nearing(far)
    expect(refreshed).toEqual([['seen'], ['far']])
  })

  it('a slot that comes near before the refresh waits for it', () => {
    const far = slotAt('far', 5000)
    fillSlots([slotAt('seen', 0), far], provider).arrive('new')
    far.top = 500
    nearing(far)
    expect(refreshed).toEqual([])
    jest.advanceTimersByTime(1200)
    expect(refreshed).toEqual([['seen', 'far']])
  })
})

describe('the slot of the full-page advertisement', () => {
  it('is asked for by the refresh of the page’s others: one a navigation', () => {
    const { arrive, join } = fillSlots([slotAt('seen', 100)], provider)
    arrive('new')
    jest.advanceTimersByTime(600)
    join(slotAt('interstitial', 0, { height: 0 }))
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([['seen', 'interstitial']])
  })

  it('is asked for by itself where that was made, and never again', () => {
    const { arrive, join } = fillSlots([slotAt('seen', 100)], provider)
    arrive('new')
    jest.advanceTimersByTime(1200)
    join(slotAt('interstitial', 0, { height: 0 }))
    expect(refreshed).toEqual([['seen'], ['interstitial']])
    jest.advanceTimersByTime(60_000)
    arrive('return')
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([['seen'], ['interstitial'], ['seen']])
  })
})

/** A page that was left so many milliseconds after its refresh, and is come back to at once. */
function returnAfter(ms: number, ...slots: FakeSlot[]) {
  const { arrive } = fillSlots(slots, provider)
  arrive('new')
  jest.advanceTimersByTime(1200 + ms)
  refreshed.length = 0
  arrive('return')
}

describe('back or forward', () => {
  it('renews what is in sight after 800 ms, by one refresh, and not what is only near', () => {
    returnAfter(30_000, slotAt('seen', 100), slotAt('near', 1900))
    jest.advanceTimersByTime(799)
    expect(refreshed).toEqual([])
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([['seen']])
  })

  it('renews no slot twice within 30 s', () => {
    returnAfter(10_000, slotAt('seen', 100))
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([])
  })

  it('looks again for 5 s while nothing is in sight, and makes the one refresh when the place is restored', () => {
    const slot = slotAt('below', 5000)
    const { arrive } = fillSlots([slot], provider)
    arrive('return')
    jest.advanceTimersByTime(3000)
    expect(refreshed).toEqual([])
    slot.top = 100
    jest.advanceTimersByTime(200)
    expect(refreshed).toEqual([['below']])
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toHaveLength(1)
  })

  it('makes one refresh however often the reader goes back and forward at once', () => {
    const { arrive } = fillSlots([slotAt('seen', 100)], provider)
    arrive('new')
    for (let times = 0; times < 5; times += 1) {
      jest.advanceTimersByTime(100)
      arrive('return')
    }
    jest.advanceTimersByTime(20_000)
    expect(refreshed).toEqual([['seen']])
  })

  it('with an empty slot in sight no second request is made within 30 s', () => {
    const slot = slotAt('seen', 100)
    const { arrive } = fillSlots([slot], provider)
    arrive('new')
    jest.advanceTimersByTime(1200)
    filled.clear()
    arrive('return')
    jest.advanceTimersByTime(20_000)
    expect(refreshed).toEqual([['seen']])
  })
})

describe('after consent is withdrawn', () => {
  it('nothing is asked for: neither the navigation’s refresh, nor what comes near, nor on the way back, nor by itself', () => {
    const far = slotAt('far', 5000)
    const { arrive, join } = fillSlots([slotAt('seen', 100), far], provider)
    arrive('new')
    isGranted = false
    jest.advanceTimersByTime(60_000)
    nearing(far)
    join(slotAt('interstitial', 0, { height: 0 }))
    arrive('return')
    jest.advanceTimersByTime(60_000)
    expect(refreshed).toEqual([])
  })

  it('what was not asked for is, once it is granted again', () => {
    const far = slotAt('far', 5000)
    const { arrive } = fillSlots([slotAt('seen', 100), far], provider)
    arrive('new')
    jest.advanceTimersByTime(1200)
    isGranted = false
    nearing(far)
    isGranted = true
    nearing(far)
    expect(refreshed).toEqual([['seen'], ['far']])
  })
})
