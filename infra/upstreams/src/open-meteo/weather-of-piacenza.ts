import { toRomeClock } from '../content/stories/grammar/dates.ts'
import { createRandom } from '../content/random.ts'

/** The instruments' values of one moment, by the names and units of Open-Meteo. */
export interface WeatherValues {
  temperature_2m: number
  relative_humidity_2m: number
  apparent_temperature: number
  is_day: 0 | 1
  precipitation: number
  weather_code: number
  cloud_cover: number
  pressure_msl: number
  wind_speed_10m: number
  wind_direction_10m: number
}

const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000
const STREAM = 301

/** Averages of the plain around Piacenza by month: low and high in °C, humidity in %, hours of sunrise and sunset in Rome's time. */
const MONTHS: readonly (readonly [low: number, high: number, humidity: number, sunrise: number, sunset: number])[] = [
  [-1, 6, 86, 8, 17],
  [0, 9, 80, 7.4, 17.8],
  [4, 15, 70, 6.6, 18.5],
  [8, 19, 69, 6.6, 20.2],
  [12, 24, 67, 5.9, 20.8],
  [17, 29, 64, 5.6, 21.2],
  [19, 31, 61, 5.8, 21.1],
  [18, 31, 64, 6.3, 20.5],
  [14, 25, 71, 7, 19.6],
  [10, 18, 81, 7.6, 18.6],
  [4, 11, 88, 7.2, 16.9],
  [0, 7, 88, 7.9, 16.7],
]
const COOL_MONTHS = new Set([9, 10, 11, 0, 1])
const STORM_MONTHS = new Set([4, 5, 6, 7, 8])

type Sky = 'clear' | 'fair' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'snow' | 'storm'

const SKY_CODES: Record<Sky, readonly number[]> = {
  clear: [0, 0, 1],
  fair: [1, 2, 2],
  cloudy: [3],
  fog: [45, 45, 48],
  drizzle: [51, 51, 53],
  rain: [61, 61, 63, 63, 65],
  snow: [71, 71, 73],
  storm: [80, 81, 95],
}

const CLOUD_COVER: Record<Sky, readonly [number, number]> = {
  clear: [0, 15],
  fair: [20, 55],
  cloudy: [80, 100],
  fog: [60, 100],
  drizzle: [85, 100],
  rain: [90, 100],
  snow: [95, 100],
  storm: [70, 100],
}

/** The moment's quarter of an hour, for which Open-Meteo's current values hold. */
export function startOfQuarter(instant: number): number {
  return Math.floor(instant / QUARTER_MS) * QUARTER_MS
}

/**
 * Weather as Piacenza may have it at that season and hour; the same for all of a quarter of an hour, for ever. The sky
 * changes every three hours, fog belongs to cool nights and mornings, storms to summer afternoons.
 */
export function drawWeather(seed: number, instant: number): WeatherValues {
  const quarter = startOfQuarter(instant)
  const clock = toRomeClock(new Date(quarter))
  const hour = clock.getUTCHours() + clock.getUTCMinutes() / 60
  const month = clock.getUTCMonth()
  const [low, high, humidity, sunrise, sunset] = MONTHS[month] ?? [10, 20, 70, 6, 19]
  const day = createRandom(seed, STREAM, Math.floor(clock.getTime() / DAY_MS))
  const moment = createRandom(seed, STREAM, quarter / QUARTER_MS, 1)
  const dayShift = (day.next() + day.next() - 1) * 5
  const sky = drawSky(seed, clock, low + dayShift)
  const warmth = (1 + Math.cos(((hour - 15) / 24) * 2 * Math.PI)) / 2
  const damped = sky === 'clear' || sky === 'fair' ? warmth : 0.25 + warmth * 0.45
  const temperature = round(low + dayShift + (high - low) * damped + moment.next() * 0.6 - 0.3)
  const wind = round(2 + day.next() * 8 + moment.next() * 3 + (sky === 'storm' ? 18 : 0))
  const [lightest, heaviest] = CLOUD_COVER[sky]
  const code = createRandom(seed, STREAM, Math.floor(quarter / (4 * QUARTER_MS)), 2).pick(SKY_CODES[sky])
  return {
    temperature_2m: temperature,
    relative_humidity_2m: drawHumidity(sky, humidity, warmth),
    apparent_temperature: round(temperature - wind * 0.12),
    is_day: hour >= sunrise && hour < sunset ? 1 : 0,
    precipitation: code >= 51 ? round(0.1 + moment.next() * (code >= 63 ? 2.4 : 0.6)) : 0,
    weather_code: code,
    cloud_cover: moment.int(lightest, heaviest),
    pressure_msl: round(1016 + dayShift + (sky === 'clear' ? 6 : sky === 'rain' || sky === 'storm' ? -9 : 0)),
    wind_speed_10m: wind,
    wind_direction_10m: day.int(0, 359),
  }
}

function drawSky(seed: number, clock: Date, coldest: number): Sky {
  const month = clock.getUTCMonth()
  const hour = clock.getUTCHours()
  const random = createRandom(seed, STREAM, Math.floor(clock.getTime() / (DAY_MS / 8)), 3)
  if (COOL_MONTHS.has(month) && (hour < 11 || hour >= 20) && random.chance(0.35)) return 'fog'
  if (STORM_MONTHS.has(month) && hour >= 15 && random.chance(0.12)) return 'storm'
  const sky = random.pick<Sky>([
    'clear',
    'clear',
    'clear',
    'fair',
    'fair',
    'fair',
    'cloudy',
    'cloudy',
    'drizzle',
    'rain',
  ])
  const isWet = sky === 'rain' || sky === 'drizzle'
  return isWet && coldest < -1 && (month === 11 || month < 2) ? 'snow' : sky
}

function drawHumidity(sky: Sky, average: number, warmth: number): number {
  const wet = { clear: -8, fair: -3, cloudy: 3, fog: 14, drizzle: 10, rain: 12, snow: 8, storm: 8 }[sky]
  const least = sky === 'fog' ? 93 : 25
  return Math.round(Math.min(100, Math.max(least, average + wet + (0.5 - warmth) * 24)))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
