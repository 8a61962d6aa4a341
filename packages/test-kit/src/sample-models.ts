import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { ReadModelWrite } from '@liberta/platform/read-models/read-model-store'

/** The smallest read model there is, for tests of how read models are kept. */
export const WEATHER: ReadModelReference<'weather'> = { model: 'weather', id: 'piacenza' }

export function weatherOf(degrees: number): Weather {
  return {
    current: { temperature_2m: degrees, relative_humidity_2m: 80, weather_code: 45, time: '2026-11-20T12:00' },
  }
}

/** A write of the weather that is fresh for an hour; what a test is about is given. */
export function weatherWrite(
  revision: string,
  degrees: number,
  more: Partial<ReadModelWrite<'weather'>> = {},
): ReadModelWrite<'weather'> {
  return { revision, etag: null, tags: [], state: 'present', body: weatherOf(degrees), freshFor: 3_600_000, ...more }
}
