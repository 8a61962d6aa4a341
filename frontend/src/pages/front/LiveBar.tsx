import type { Live } from '@liberta/contracts/fronts/front.schema'
import { describePublication } from '@liberta/italian/publication-time'
import parts from '../../styles/parts.module.css'
import topics from '../../components/layout/topics.module.css'
import css from '../../components/live/live-bar.module.css'
import { AGO, mark } from '../../browser/support/selectors.ts'

/** «In diretta»: a bar across the page, only while something is live. */
export function LiveBar({ live, now }: { live: Live; now: Date }) {
  return (
    <div className={css.bar}>
      <a className={`${css.row} ${parts.width}`} href={live.URL} data-live-bar="">
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

/** «In diretta» as the first of the topics of the day, where breaking news outranks it. */
export function LiveTopic({ live }: { live: Live }) {
  return (
    <li className={topics.live}>
      <a href={live.URL}>
        <span className={topics.dot} /> <b>In diretta</b> {live.title}
      </a>
    </li>
  )
}
