import { Migration } from '@mikro-orm/migrations'

/** The last weather of each place. */
export class CreateWeatherCache extends Migration {
  override name = '20261121-create-weather-cache'

  override up(): void {
    this.addSql(`
      create table "weather_cache" (
        "id" serial not null,
        "latitude" double precision not null,
        "longitude" double precision not null,
        "temperature" double precision not null,
        "humidity" double precision not null,
        "weather_code" int not null,
        "cached_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        constraint "weather_cache_pkey" primary key ("id"),
        constraint "weather_cache_place_unique" unique ("latitude", "longitude")
      )`)
  }
}
