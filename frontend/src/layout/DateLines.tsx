import { writeClock, writeDayOfYear } from '@liberta/contracts/wording/italian-date'
import { useFrame } from './frame-context.ts'
import css from './weather.module.css'

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
