import { describeWeather } from '@liberta/contracts/weather/describe-weather'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import css from './weather.module.css'
import { watchPageWeather } from './page-weather.ts'
import type { WeatherState } from './watch-weather.ts'
import { iconOfWeather } from './weather-icon.table.ts'
import type { WeatherReading } from './weather-reading.ts'

interface WeatherProps {
  /** The last value that the server knew. */
  reading: WeatherReading | null
  /** `line` is one line, for phones. */
  form: 'block' | 'line'
}

/** The weather of the default city: the server's last value, then the page's own (requirements 4.25 and 4.26). */
export function WeatherIsland({ reading, form }: WeatherProps) {
  const written = useMemo<WeatherState>(
    () => (reading === null ? { status: 'failed' } : { status: 'shown', reading }),
    [reading],
  )
  const subscribe = useCallback((listener: () => void) => watchPageWeather(written).subscribe(listener), [written])
  const state = useSyncExternalStore(
    subscribe,
    () => watchPageWeather(written).getState(),
    () => written,
  )
  return form === 'line' ? <WeatherLine state={state} /> : <WeatherBlock state={state} />
}

const WORDS = { loading: 'Carico il meteo…', failed: 'Meteo non disponibile, umidità --' } as const

/** The weather where there is room: degrees beside the town and the words. */
export function WeatherBlock({ state }: { state: WeatherState }) {
  const shown = state.status === 'shown' ? state.reading : null
  return (
    <div className={css.weather} aria-busy={state.status === 'loading' || undefined}>
      <span className={css.degrees}>{shown === null ? '--' : `${shown.temperature}°`}</span>
      <p className={css.words}>
        <strong>Piacenza</strong>
        <span>
          {state.status === 'shown'
            ? `${describeWeather(state.reading.code)}, umidità\u00a0${state.reading.humidity}%`
            : WORDS[state.status]}
        </span>
      </p>
    </div>
  )
}

/** The weather in one line, behind its drawing; it ends where its row does, so that other words while it is asked for would move it. */
export function WeatherLine({ state }: { state: WeatherState }) {
  const icon = state.status === 'shown' ? iconOfWeather(state.reading.code) : null
  return (
    <span className={css.line} aria-busy={state.status === 'loading' || undefined}>
      <span className={css.weather}>
        {icon !== null && <Icon name={icon} className={css.icon} />}
        {state.status === 'shown' && 'Piacenza'}
      </span>{' '}
      <span className={css.now}>
        {state.status === 'shown'
          ? `${state.reading.temperature}°, ${describeWeather(state.reading.code).toLowerCase()}`
          : `--, ${WORDS.failed}`}
      </span>
    </span>
  )
}
