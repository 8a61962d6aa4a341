import { defineEntity, p } from '@mikro-orm/core'

/** The last weather known of a place (requirements 3.15), from which the read model is restored. */
export const WeatherCacheSchema = defineEntity({
  name: 'WeatherCache',
  tableName: 'weather_cache',
  uniques: [{ name: 'weather_cache_place_unique', properties: ['latitude', 'longitude'] }],
  properties: {
    id: p.integer().primary(),
    /** Degrees, north and east positive. */
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
    /** Degrees Celsius. */
    temperature: p.double().$type<number>(),
    /** Percent. */
    humidity: p.double().$type<number>(),
    /** WMO code. */
    weatherCode: p.integer(),
    /** When the weather service measured it. */
    cachedAt: p.datetime(3),
    /** When the row was written. */
    updatedAt: p.datetime(3),
  },
})

/** The last weather measured at a place, for the case that Redis loses everything. */
export class WeatherCache extends WeatherCacheSchema.class {}
WeatherCacheSchema.setClass(WeatherCache)
