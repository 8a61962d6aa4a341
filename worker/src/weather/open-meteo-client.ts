import { weatherSchema } from '@liberta/contracts/weather/weather.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import { z } from 'zod'
import { placeInRome } from '@liberta/italian/rome-time'
import { readCappedBody } from '@liberta/http/read-capped-body'
import { nameSilence, startUpstreamCall } from '@liberta/platform/metrics/upstream-meter'
import type { UpstreamOutcome } from '@liberta/platform/metrics/upstream-meter'
import { readCalm } from '@liberta/platform/upstreams/read-calm'
import type { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'

/** The one kind of call that is made. */
const CALL = 'forecast'
const TIMEOUT_MS = 5000
const LONGEST_BODY = 64 * 1024
const VARIABLES = 'temperature_2m,relative_humidity_2m,weather_code'

export interface Coordinates {
  latitude: number
  longitude: number
}

/**
 * Open-Meteo writes local times without their offset, and the offset beside them. Requirements 3.37 know the three figures
 * alone: a time may be missing, and where the offset is it is Rome's, as was asked for.
 */
const answerSchema = z.object({
  utc_offset_seconds: z.number().int().min(-86_400).max(86_400).optional(),
  current: z.looseObject({
    time: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/)
      .optional(),
  }),
})

/** The weather service gave nothing to work with; a malformed answer counts as a failure (requirements 8.19). */
export class WeatherError extends Error {
  override readonly name = 'WeatherError'
  /** What is counted of the call; null where it tells nothing of how the service is. */
  readonly outcome: UpstreamOutcome | null

  constructor(message: string, outcome: UpstreamOutcome | null, options?: ErrorOptions) {
    super(message, options)
    this.outcome = outcome
  }
}

/** How a call failed that tells of a service that is not well; null where it asked for calm, or the worker stops. */
export function judgeWeatherCall(error: unknown): UpstreamOutcome | null {
  return error instanceof WeatherError ? error.outcome : null
}

/** Calls Open-Meteo: one origin, no redirect followed, bounded in time and size. */
export class OpenMeteoClient {
  private readonly base: string
  private readonly guard: Pick<UpstreamGuard, 'run' | 'keepCalm'> | undefined

  /**
   * @param url the service's, without `/v1/forecast`
   * @param guard bounds the calls of all workers, and holds them back while the service is not well or asks for calm
   */
  constructor(url: string, guard?: Pick<UpstreamGuard, 'run' | 'keepCalm'>) {
    this.base = url.replace(/\/$/, '')
    this.guard = guard
  }

  /** The weather now at a place; rejects with a WeatherError, or an UpstreamHeldError where the service is not called. */
  async current(place: Coordinates, signal: AbortSignal): Promise<Weather> {
    const ask = () => this.ask(place, signal)
    return this.guard ? this.guard.run(CALL, TIMEOUT_MS, ask) : ask()
  }

  private async ask({ latitude, longitude }: Coordinates, signal: AbortSignal): Promise<Weather> {
    const place = { latitude: String(latitude), longitude: String(longitude) }
    const query = new URLSearchParams({ ...place, current: VARIABLES, timezone: 'Europe/Rome' })
    const end = startUpstreamCall('open_meteo', CALL)
    try {
      const response = await fetch(`${this.base}/v1/forecast?${query.toString()}`, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      const text = await readCappedBody(response, LONGEST_BODY)
      if (response.status !== 200) {
        end('failed')
        const calmMs = readCalm(response.status, response.headers.get('retry-after'))
        if (calmMs !== null) await this.guard?.keepCalm(CALL, calmMs)
        throw new WeatherError(`The weather service answered ${response.status}`, calmMs === null ? 'failed' : null)
      }
      return readForecast(text, end)
    } catch (error) {
      if (error instanceof WeatherError) throw error
      const outcome = signal.aborted ? null : nameSilence(error)
      if (outcome !== null) end(outcome)
      throw new WeatherError(`The weather service gave no answer: ${String(error)}`, outcome, { cause: error })
    }
  }
}

function readForecast(text: string, end: (outcome: 'ok' | 'rubbish') => void): Weather {
  try {
    const weather = readWeather(JSON.parse(text))
    end('ok')
    return weather
  } catch (error) {
    end('rubbish')
    throw error instanceof WeatherError
      ? error
      : new WeatherError(`The weather service's answer is no JSON: ${String(error)}`, 'rubbish', { cause: error })
  }
}

/**
 * Reads an answer of Open-Meteo; its time gets the offset that stands beside it, and is `now` (ms since the epoch) where it has none.
 * Throws WeatherError.
 */
export function readWeather(value: unknown, now: number = Date.now()): Weather {
  const answer = answerSchema.safeParse(value)
  const time = answer.success && readTime(answer.data, now)
  const weather = weatherSchema.safeParse({ current: { ...answer.data?.current, time } })
  if (!weather.success)
    throw new WeatherError(`The weather service's answer is malformed: ${weather.error.message}`, 'rubbish')
  return weather.data
}

function readTime(
  { utc_offset_seconds: offset, current: { time } }: z.infer<typeof answerSchema>,
  now: number,
): string | undefined {
  if (time === undefined) return new Date(now).toISOString()
  const placed = offset === undefined ? placeInRome(time) : addOffset(time, offset)
  return placed === undefined || Number.isNaN(Date.parse(placed)) ? undefined : placed
}

/** `2026-11-21T10:30` and 3600 s give `2026-11-21T10:30:00+01:00`; an impossible date gives nothing. */
function addOffset(local: string, seconds: number): string | undefined {
  const minutes = Math.abs(Math.round(seconds / 60))
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const time = `${local.length === 16 ? `${local}:00` : local}${seconds < 0 ? '-' : '+'}${digits}`
  return Number.isNaN(Date.parse(time)) ? undefined : time
}

const ALLOWANCE_KEY = 'weather:asked'

/** A failure is tried again after this long; a success is fresh for 300 s (requirements 7.28). */
const ASK_EVERY_MS = 60_000

/** One call of the weather service a minute at most, of all workers together. While Redis is away nobody asks. */
export function createWeatherAllowance(redis: Pick<RedisConnection, 'set'>): () => Promise<boolean> {
  return async () => {
    try {
      return (await redis.set(ALLOWANCE_KEY, '1', 'PX', ASK_EVERY_MS, 'NX')) === 'OK'
    } catch {
      return false
    }
  }
}
