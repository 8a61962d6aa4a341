import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { Island } from '../../islands/Island.tsx'
import { readWeatherAnswer } from '../../islands/weather/weather-reading.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import { visibleItems } from './menu-groups.ts'
import css from '../../islands/weather/weather.module.css'
import { writeDayOfYear } from '@liberta/italian/italian-date'
import { describeUpdateTime } from '@liberta/italian/publication-time'

/** Where the weather comes from: its licence (CC BY 4.0) asks for a link beside the data. */
export const WEATHER_SOURCE = 'https://open-meteo.com/'
const WEATHER_CREDIT = 'Dati meteo di Open-Meteo (CC BY 4.0)'

/** The weather of the default city; on failure «Meteo non disponibile» with '--' (requirements 4.26 and 8.18). */
export function Weather({ form = 'block' }: { form?: 'block' | 'line' }) {
  return <Island name="weather" props={{ reading: readWeatherAnswer(useFrame().weather), form }} />
}

/** The weather as the way to the forecast of the paper's own section; where there is none, to the source of the data. */
export function LinkedWeather({ form }: { form: 'block' | 'line' }) {
  const page = findWeatherPage(useFrame().site.navfullsections)
  return (
    <a className={css.linked} href={page ?? WEATHER_SOURCE} title={page === null ? WEATHER_CREDIT : undefined}>
      <Weather form={form} />
    </a>
  )
}

/** The address of the section of the weather among the menu's items, at any depth; null where the menu has none. */
export function findWeatherPage(items: readonly NavigationItem[]): string | null {
  for (const { type, URL, subItem } of visibleItems(items)) {
    const found = type === 'section' && URL.endsWith('/meteo') ? URL : findWeatherPage(subItem)
    if (found !== null) return found
  }
  return null
}

/** Today, and when the first page was last changed, in the letters of the weather, which it always stands beside. */
export function DateLines() {
  const { now, updatedAt } = useFrame()
  return (
    <p className={css.words}>
      <strong>{writeDayOfYear(now)}</strong>
      <span>Aggiornato {describeUpdateTime(updatedAt, now)}</span>
    </p>
  )
}
