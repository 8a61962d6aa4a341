import { WEATHER_PATH } from '@liberta/contracts/weather/describe-weather'
import { onVisibilityChange } from '../../browser/support/page-life.ts'
import { createWeatherWatch } from './watch-weather.ts'
import type { WeatherState, WeatherWatch } from './watch-weather.ts'
import { readWeatherAnswer } from './weather-reading.ts'
import type { WeatherReading } from './weather-reading.ts'

/** How long an answer may take; milliseconds. */
const TIME_BOX_MS = 10_000

let watch: WeatherWatch | undefined

/** The watch that all weather islands of this page share; `first` is what the server wrote. */
export function watchPageWeather(first: WeatherState): WeatherWatch {
  watch ??= createWeatherWatch(first, {
    read: fetchWeather,
    now: () => performance.now(),
    isSeen: () => !document.hidden && document.prerendering !== true,
    onSeenChange: onVisibilityChange,
    after: (delay, work) => {
      const timer = setTimeout(work, delay)
      return () => clearTimeout(timer)
    },
  })
  return watch
}

async function fetchWeather(): Promise<WeatherReading | null> {
  try {
    const response = await fetch(WEATHER_PATH, { signal: AbortSignal.timeout(TIME_BOX_MS) })
    return response.ok ? readWeatherAnswer(await response.json()) : null
  } catch {
    return null
  }
}
