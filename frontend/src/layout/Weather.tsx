import { Island } from '../islands/Island.tsx'
import { readWeatherAnswer } from '../islands/weather/weather-reading.ts'
import { useFrame } from './frame-context.ts'

/** The weather of the default city; on failure «Meteo non disponibile» with '--' (specification §4, §8). */
export function Weather() {
  return <Island name="weather" props={{ reading: useReading(), form: 'block' }} />
}

/** The weather in a line, for phones. */
export function WeatherLine() {
  return <Island name="weather" props={{ reading: useReading(), form: 'line' }} />
}

function useReading() {
  return readWeatherAnswer(useFrame().weather)
}
