import { toRomeClock } from '../content/stories/grammar/dates.ts'
import { CURRENT_UNITS, type CurrentVariable } from './forecast.schema.ts'
import { drawWeather, startOfQuarter } from './weather-of-piacenza.ts'

export interface ForecastRequest {
  latitude: number
  longitude: number
  current: readonly CurrentVariable[]
  timezone: string
}

const ROME = new Set(['Europe/Rome', 'auto'])
const GRID = 16

/**
 * The answer of Open-Meteo's /v1/forecast, current values only. The place is moved to the weather model's grid, as the
 * real one does; times are of the zone asked for, without an offset. Zones other than Rome's are answered in GMT.
 */
export function buildForecast(seed: number, request: ForecastRequest, now: number): Record<string, unknown> {
  const inRome = ROME.has(request.timezone)
  const quarter = startOfQuarter(now)
  const clock = inRome ? toRomeClock(new Date(quarter)) : new Date(quarter)
  const offset = Math.round((clock.getTime() - quarter) / 1000)
  const values = drawWeather(seed, quarter)
  const place = {
    latitude: Math.round(request.latitude * GRID) / GRID,
    longitude: Math.round(request.longitude * GRID) / GRID,
    generationtime_ms: 0.04,
    utc_offset_seconds: offset,
    timezone: inRome ? 'Europe/Rome' : 'GMT',
    timezone_abbreviation: inRome ? `GMT+${offset / 3600}` : 'GMT',
    elevation: 61,
  }
  if (request.current.length === 0) return place
  return {
    ...place,
    current_units: {
      time: 'iso8601',
      interval: 'seconds',
      ...Object.fromEntries(request.current.map((name) => [name, CURRENT_UNITS[name]])),
    },
    current: {
      time: clock.toISOString().slice(0, 16),
      interval: 900,
      ...Object.fromEntries(request.current.map((name) => [name, values[name]])),
    },
  }
}

/** The three figures of requirements 3.37 and nothing else, as a weather service of another make may answer. */
export function keepFigures({ current }: Record<string, unknown>): Record<string, unknown> {
  const { temperature_2m, relative_humidity_2m, weather_code } = (current ?? {}) as Record<string, unknown>
  return { current: { temperature_2m, relative_humidity_2m, weather_code } }
}
