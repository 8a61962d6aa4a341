import { writeClock } from '@liberta/italian/italian-date'
import { nameNewDay } from '@liberta/italian/day-words'
import css from './side-list.module.css'

/** The hour of an entry in a list by time, and under it its day where it is another than that of the entry above. */
export function ListTime({ at, above, now }: { at: string; above: string | undefined; now: Date }) {
  const instant = new Date(at)
  const day = nameNewDay(instant, above === undefined ? null : new Date(above), now)
  return (
    <time className={css.time} dateTime={at}>
      {writeClock(instant)}
      {day !== null && <small className={css.day}> {day}</small>}
    </time>
  )
}
