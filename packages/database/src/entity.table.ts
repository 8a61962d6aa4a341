import { WeatherCache } from './weather/weather-cache.entity.ts'

/** Every entity that the programs keep in PostgreSQL. */
export const ENTITIES = [WeatherCache]
