import { describe, expect, it } from '@jest/globals'
import { createWeatherWatch, WEATHER_REFRESH_MS } from './watch-weather.ts'
import type { WeatherState } from './watch-weather.ts'
import type { WeatherReading } from './weather-reading.ts'

const FOG: WeatherReading = { temperature: 7, humidity: 94, code: 45 }
const SNOW: WeatherReading = { temperature: -1, humidity: 80, code: 71 }
const FAILED: WeatherState = { status: 'failed' }

/** A page whose clock and visibility the test moves. */
function openPage(first: WeatherState, answers: (WeatherReading | null)[], isSeen = true) {
  let now = 0
  let seen = isSeen
  let timer: { at: number; work: () => void } | null = null
  let change: (() => void) | undefined
  const asked: number[] = []
  const watch = createWeatherWatch(first, {
    read: async () => {
      asked.push(now)
      return answers.shift() ?? null
    },
    now: () => now,
    isSeen: () => seen,
    onSeenChange: (listener) => (change = listener),
    after: (delay, work) => {
      const own = { at: now + delay, work }
      timer = own
      return () => {
        if (timer === own) timer = null
      }
    },
  })
  const states: string[] = []
  watch.subscribe(() => states.push(watch.getState().status))
  return {
    watch,
    asked,
    states,
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    async pass(milliseconds: number) {
      const end = now + milliseconds
      while (timer !== null && timer.at <= end) {
        now = timer.at
        const { work } = timer
        timer = null
        work()
        await new Promise((resolve) => setImmediate(resolve))
      }
      now = end
    },
    see(value: boolean) {
      seen = value
      change?.()
    },
  }
}

describe('the watch of the weather (requirements 4, 9)', () => {
  it('asks at once and each 300000 ms while the page is seen', async () => {
    const page = openPage({ status: 'shown', reading: FOG }, [FOG, SNOW, FOG])
    await page.pass(2 * WEATHER_REFRESH_MS)
    expect(page.asked).toEqual([0, 300_000, 600_000])
  })

  it('shows the last value while it asks, and the new one after', async () => {
    const page = openPage({ status: 'shown', reading: FOG }, [SNOW])
    expect(page.watch.getState()).toEqual({ status: 'shown', reading: FOG })
    await page.settle()
    expect(page.watch.getState()).toEqual({ status: 'shown', reading: SNOW })
    expect(page.states).toEqual(['shown'])
  })

  it('is loading where there is no value yet, then shown', async () => {
    const page = openPage(FAILED, [SNOW])
    await page.settle()
    expect(page.states).toEqual(['loading', 'shown'])
  })

  it('fails on no answer or a malformed one, and comes back', async () => {
    const page = openPage({ status: 'shown', reading: FOG }, [null, SNOW])
    await page.settle()
    expect(page.watch.getState()).toEqual(FAILED)
    await page.pass(WEATHER_REFRESH_MS)
    expect(page.states).toEqual(['failed', 'loading', 'shown'])
  })

  it('never asks while the page is hidden or prerendered, and at once when it is seen and due', async () => {
    const page = openPage({ status: 'shown', reading: FOG }, [FOG, SNOW], false)
    await page.pass(10 * WEATHER_REFRESH_MS)
    expect(page.asked).toEqual([])
    page.see(true)
    await page.settle()
    expect(page.asked).toEqual([3_000_000])
  })

  it('does not ask again for a short look away', async () => {
    const page = openPage({ status: 'shown', reading: FOG }, [FOG, SNOW])
    await page.pass(60_000)
    page.see(false)
    await page.pass(60_000)
    page.see(true)
    await page.pass(0)
    expect(page.asked).toEqual([0])
    await page.pass(180_000)
    expect(page.asked).toEqual([0, 300_000])
  })
})
