import type { Live } from '@liberta/contracts/fronts/front.schema'
import { describePublication } from '@liberta/italian/publication-time'
import parts from '../../styles/parts.module.css'
import css from '../../components/live/live-bar.module.css'
import { AGO, mark } from '../../browser/support/selectors.ts'

/** «In diretta»: a bar across the page, only while something is live. */
export function LiveBar({ live, now }: { live: Live; now: Date }) {
  return (
    <div className={css.bar}>
      <a className={`${css.row} ${parts.width}`} href={live.URL}>
        <span className={css.label}>
          <span className={css.dot} /> In diretta
        </span>
        <span className={css.title}>{live.title}</span>
        <time className={css.time} dateTime={live.updatedAt} {...mark(AGO, 1)}>
          {describePublication(new Date(live.updatedAt), now)}
        </time>
      </a>
    </div>
  )
}
