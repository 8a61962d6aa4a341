import type { WeatherReading } from './weather-reading.ts'

/** How often the weather is asked for while the page is seen; milliseconds (requirements 9.34). */
export const WEATHER_REFRESH_MS = 300_000

/** Loading, shown, or failed (requirements 4.25 and 4.26). */
export type WeatherState = { status: 'loading' | 'failed' } | { status: 'shown'; reading: WeatherReading }

export interface WeatherSurroundings {
  /** The answer, or null where there is none or it is malformed; never throws. */
  read: () => Promise<WeatherReading | null>
  /** Milliseconds. */
  now: () => number
  isSeen: () => boolean
  /** Calls back when the page is shown or hidden. */
  onSeenChange: (listener: () => void) => void
  /** Calls back after so many milliseconds; returns what calls it off. */
  after: (delay: number, work: () => void) => () => void
}

export interface WeatherWatch {
  /** Begins with the first listener; the watch lasts as long as its page. */
  subscribe: (listener: () => void) => () => void
  getState: () => WeatherState
}

/** The page's one watch of the weather, which all its islands show: never asks while the page is hidden or prerendered. */
export function createWeatherWatch(first: WeatherState, page: WeatherSurroundings): WeatherWatch {
  const listeners = new Set<() => void>()
  let state: WeatherState = first
  let dueAt = -Infinity
  let callOff: (() => void) | undefined
  let begun = false

  const show = (next: WeatherState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const refresh = async () => {
    dueAt = page.now() + WEATHER_REFRESH_MS
    if (state.status !== 'shown') show({ status: 'loading' })
    const reading = await page.read()
    show(reading === null ? { status: 'failed' } : { status: 'shown', reading })
  }
  const follow = () => {
    callOff?.()
    if (!page.isSeen()) return
    if (page.now() >= dueAt) void refresh()
    callOff = page.after(Math.max(0, dueAt - page.now()), follow)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (!begun) {
        begun = true
        page.onSeenChange(follow)
        follow()
      }
      return () => listeners.delete(listener)
    },
  }
}
