import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { MeasuredWeather } from '@liberta/database/weather/weather-cache.repository'
import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import type { Logger } from 'pino'
import { NaxosError } from '../../naxos/naxos-error.ts'
import type { PresentModel, Refresher } from '../sources/refresher.ts'

/** The city of the weather (requirements 9.33), as the id of its read model. */
const WEATHER_CITY = 'piacenza'

interface WeatherParts {
  /** Asks the weather service. */
  measure: (signal: AbortSignal) => Promise<Weather>
  /** Whether the service may be asked now: it allows so many calls a day, whoever asks. */
  mayAsk: () => Promise<boolean>
  /** The last weather kept in the database. */
  keep: (measured: MeasuredWeather) => Promise<void>
  recall: () => Promise<MeasuredWeather | null>
  logger: Logger
}

/**
 * The weather of the city, kept in the database as well. Where the service is silent and nothing is stored, as after
 * Redis lost everything, the last weather is taken from there and is stale at once.
 */
export function createWeatherRefresher({ measure, mayAsk, keep, recall, logger }: WeatherParts): Refresher<'weather'> {
  return async ({ id }, { stored, signal }) => {
    if (id !== WEATHER_CITY) return { state: 'missing' }
    try {
      if (!(await mayAsk())) throw new NaxosError('refused', 'The weather service was asked less than a minute ago')
      const body = await measure(signal)
      return { ...describe(body), afterwards: () => keep(toMeasured(body)) }
    } catch (error) {
      const kept = stored ? null : await recallQuietly(recall, logger)
      if (!kept) throw error instanceof UpstreamHeldError ? new NaxosError('held', error.message) : error
      logger.warn({ err: error }, 'The weather service is silent: the last weather is taken from the database')
      return { ...describe(fromMeasured(kept)), lastKnownAtMs: kept.measuredAt.getTime() }
    }
  }
}

function describe(body: Weather): PresentModel<'weather'> {
  return { state: 'present', body, etag: null, updatedAtMs: null, tags: [] }
}

async function recallQuietly(recall: WeatherParts['recall'], logger: Logger): Promise<MeasuredWeather | null> {
  try {
    return await recall()
  } catch (error) {
    logger.error({ err: error }, 'The last weather could not be read from the database')
    return null
  }
}

function toMeasured({ current }: Weather): MeasuredWeather {
  return {
    temperature: current.temperature_2m,
    humidity: current.relative_humidity_2m,
    weatherCode: current.weather_code,
    measuredAt: new Date(current.time),
  }
}

function fromMeasured({ temperature, humidity, weatherCode, measuredAt }: MeasuredWeather): Weather {
  return {
    current: {
      temperature_2m: temperature,
      relative_humidity_2m: humidity,
      weather_code: weatherCode,
      time: measuredAt.toISOString(),
    },
  }
}
