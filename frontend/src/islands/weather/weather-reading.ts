import type { Weather } from '@liberta/contracts/weather/weather.schema'

/** What a page shows of the weather. */
export interface WeatherReading {
  /** Degrees Celsius, whole. */
  temperature: number
  /** Percent, whole. */
  humidity: number
  /** WMO code. */
  code: number
}

/**
 * What an answer of GET /api/weather says; null for a malformed one, which counts as a failure (requirements 8.19). It asks
 * what `weatherSchema` asks, by hand: the schemas' library would be a sixth of all that a browser may be sent.
 */
export function readWeatherAnswer(answer: unknown): WeatherReading | null {
  const { current } = (answer ?? {}) as { current?: Partial<Weather['current']> | null }
  if (typeof current !== 'object' || current === null || typeof current.time !== 'string') return null
  const { temperature_2m: temperature, relative_humidity_2m: humidity, weather_code: code } = current
  if (!isWithin(temperature, -60, 60) || !isWithin(humidity, 0, 100) || !isWithin(code, 0, 99)) return null
  if (!Number.isInteger(code)) return null
  return { temperature: Math.round(temperature), humidity: Math.round(humidity), code }
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}
