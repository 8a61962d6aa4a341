import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { followNavigation } from './follow-navigation.ts'
import type { Arrival } from './follow-navigation.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const show = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  page.hidden = false
  Object.assign(globalThis, { document: page })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'document')
})

/** The moments of a navigation at which the slots are looked at, in milliseconds after it; all that come, unless a look ends them. */
function looksOf(arrival: Arrival, look: () => boolean = () => false): number[] {
  const moments: number[] = []
  followNavigation(arrival, () => {
    moments.push(Date.now())
    return look()
  })
  jest.advanceTimersByTime(60_000)
  return moments
}

describe('after a navigation', () => {
  it('to a new page the slots are looked at once, 1200 ms later', () => {
    expect(looksOf('new')).toEqual([1200])
  })

  it('back or forward they are looked at after 800 ms, 500 ms later, and then each 200 ms for 5 s', () => {
    const watched = Array.from({ length: 25 }, (_, index) => 1300 + (index + 1) * 200)
    expect(looksOf('return')).toEqual([800, 1300, ...watched])
    expect(watched.at(-1)).toBe(1300 + 5000)
  })

  it('no look follows one that says that all is done', () => {
    expect(looksOf('return', () => true)).toEqual([800])
  })

  it('only the last look is told that it is the last', () => {
    const last: boolean[] = []
    followNavigation('return', (isLast) => last.push(isLast) < 0)
    jest.advanceTimersByTime(60_000)
    expect(last.filter(Boolean)).toHaveLength(1)
    expect(last.at(-1)).toBe(true)
  })

  it('nothing is looked at while the page is hidden; when it is seen the wait begins anew', () => {
    const look = jest.fn(() => true)
    followNavigation('new', look)
    show(true)
    jest.advanceTimersByTime(30_000)
    expect(look).not.toHaveBeenCalled()
    show(false)
    jest.advanceTimersByTime(1199)
    expect(look).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it.each([false, true])('one that is ended looks no more, hidden %s', (hidden) => {
    const look = jest.fn(() => true)
    const end = followNavigation('new', look)
    show(hidden)
    jest.advanceTimersByTime(hidden ? 2000 : 600)
    end()
    show(false)
    jest.advanceTimersByTime(60_000)
    expect(look).not.toHaveBeenCalled()
  })
})
