import { writeClock, writeDayOfYear } from '@liberta/italian/italian-date'
import { useFrame } from '../../page-definition/frame-context.ts'
import css from '../../islands/weather/weather.module.css'

/** Today, and when the first page was last changed, in the letters of the weather, which it always stands beside. */
export function DateLines() {
  const { now, updatedAt } = useFrame()
  return (
    <p className={css.words}>
      <strong>{writeDayOfYear(now)}</strong>
      <span>Aggiornato alle {writeClock(updatedAt)}</span>
    </p>
  )
}
