import type { EntityManager } from '@mikro-orm/postgresql'
import { WeatherCache } from './weather-cache.entity.ts'

/** Degrees, north and east positive. */
export interface Place {
  latitude: number
  longitude: number
}

/** What was measured at a place: degrees Celsius, percent, WMO code. */
export interface MeasuredWeather {
  temperature: number
  humidity: number
  weatherCode: number
  measuredAt: Date
}

/** Keeps the newest measurement of a place; an older one than what is kept changes nothing. */
export async function saveWeather(entities: EntityManager, place: Place, measured: MeasuredWeather): Promise<void> {
  const { measuredAt, ...values } = measured
  const known = await findWeather(entities, place)
  if (known && known.measuredAt > measuredAt) return
  await entities.fork().upsert(
    WeatherCache,
    { ...place, ...values, cachedAt: measuredAt, updatedAt: new Date() },
    {
      onConflictFields: ['latitude', 'longitude'],
      onConflictAction: 'merge',
      onConflictMergeFields: ['temperature', 'humidity', 'weatherCode', 'cachedAt', 'updatedAt'],
    },
  )
}

/** The last measurement kept of a place. */
export async function findWeather(entities: EntityManager, place: Place): Promise<MeasuredWeather | null> {
  const row = await entities.fork().findOne(WeatherCache, { latitude: place.latitude, longitude: place.longitude })
  if (!row) return null
  const { temperature, humidity, weatherCode, cachedAt } = row
  return { temperature, humidity, weatherCode, measuredAt: cachedAt }
}
