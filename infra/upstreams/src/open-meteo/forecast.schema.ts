import { z } from 'zod'
import type { WeatherValues } from './weather-of-piacenza.ts'

/** The variables of `current` that the stand-in knows, with Open-Meteo's units. */
export const CURRENT_UNITS: Record<keyof WeatherValues, string> = {
  temperature_2m: '°C',
  relative_humidity_2m: '%',
  apparent_temperature: '°C',
  is_day: '',
  precipitation: 'mm',
  weather_code: 'wmo code',
  cloud_cover: '%',
  pressure_msl: 'hPa',
  wind_speed_10m: 'km/h',
  wind_direction_10m: '°',
}

export type CurrentVariable = keyof WeatherValues

function isVariable(name: string): name is CurrentVariable {
  return Object.hasOwn(CURRENT_UNITS, name)
}

const variablesSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((names) => names.split(',')))
  .pipe(z.array(z.string().refine(isVariable)))

/** Query of GET /v1/forecast, as far as the stand-in reads it (https://open-meteo.com/en/docs). */
export const forecastQuerySchema = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  current: variablesSchema.default([]),
  timezone: z.string().default('GMT'),
})
