import type { LiveFigure as Figure } from '@liberta/contracts/live-blog/live-blog.schema'
import page from './live-blog.module.css'
import css from './live-figure.module.css'

const WIDTH = 324
const HEIGHT = 100
/** Room for the line's own width. */
const INSET = 2

/** A number that matters now, with its past where it has one. */
export function LiveFigure({ figure }: { figure: Figure }) {
  const { title, value, unit, notes, points } = figure
  return (
    <section>
      <h2 className={page.sideTitle}>{title}</h2>
      <p className={css.value}>
        {value}
        {unit !== null && <small>{` ${unit}`}</small>}
      </p>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {points.length > 1 && <Curve figure={figure} />}
    </section>
  )
}

/** The past as a line, and the threshold that it crossed; the words beside it say what counts, so that it is drawn for eyes alone. */
function Curve({ figure: { points, threshold, since } }: { figure: Figure }) {
  const all = threshold === null ? points : [...points, threshold.value]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const yOf = (value: number) =>
    round(HEIGHT - INSET - ((value - least) / Math.max(most - least, 1e-9)) * (HEIGHT - 2 * INSET))
  const line = points.map((value, index) => `${round((index * WIDTH) / (points.length - 1))},${yOf(value)}`)
  return (
    <div aria-hidden="true">
      <svg className={css.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {threshold !== null && <path d={`M0 ${yOf(threshold.value)}H${WIDTH}`} className={css.threshold} />}
        <polyline points={line.join(' ')} />
      </svg>
      <p className={css.axis}>
        <span>{since}</span>
        <span>{threshold?.label}</span>
        <span>ora</span>
      </p>
    </div>
  )
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
