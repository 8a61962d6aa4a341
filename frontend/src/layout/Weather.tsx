import { describeWeather } from '@liberta/contracts/weather/describe-weather'
import { Icon } from '../icons/Icon.tsx'
import { useFrame } from './frame-context.ts'
import css from './weather.module.css'

/** The weather of the default city; on failure «Meteo non disponibile» with '--' (specification §4, §8). */
export function Weather() {
  const { weather } = useFrame()
  return (
    <div className={css.weather}>
      <span className={css.degrees}>{weather === null ? '--' : `${Math.round(weather.current.temperature_2m)}°`}</span>
      <p className={css.words}>
        <strong>Piacenza</strong>
        <span>
          {weather === null
            ? 'Meteo non disponibile'
            : `${describeWeather(weather.current.weather_code)}, umidità ${Math.round(weather.current.relative_humidity_2m)}%`}
        </span>
      </p>
    </div>
  )
}

/** The weather in a line, for phones. */
export function WeatherLine() {
  const { weather } = useFrame()
  return (
    <span className={css.line}>
      <Icon name="fog" className={css.icon} />
      {weather === null
        ? 'Meteo non disponibile --'
        : `Piacenza ${Math.round(weather.current.temperature_2m)}°, ${describeWeather(weather.current.weather_code).toLowerCase()}`}
    </span>
  )
}
