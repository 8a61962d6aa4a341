import { Island } from '../islands/Island.tsx'
import { readWeatherAnswer } from '../islands/weather/weather-reading.ts'
import { useFrame } from './frame-context.ts'
import css from './weather.module.css'

/** Where the weather comes from: its licence (CC BY 4.0) asks for a link beside the data. */
export const WEATHER_SOURCE = 'https://open-meteo.com/'

/** The weather of the default city; on failure «Meteo non disponibile» with '--' (specification §4, §8). */
export function Weather({ form = 'block' }: { form?: 'block' | 'line' }) {
  return <Island name="weather" props={{ reading: readWeatherAnswer(useFrame().weather), form }} />
}

/** The weather where there is no room for words of credit: it leads to its source itself. */
export function CreditedWeather({ form }: { form: 'block' | 'line' }) {
  return (
    <a className={css.credited} href={WEATHER_SOURCE} title="Dati meteo di Open-Meteo (CC BY 4.0)">
      <Weather form={form} />
    </a>
  )
}
