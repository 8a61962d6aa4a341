import { GuideAd } from '../../components/ads/HouseAds.tsx'
import { NewsletterBox } from '../../components/ads/NewsletterBox.tsx'
import { useFrame } from '../../page-definition/frame-context.ts'
import { describeLength } from '../../components/media/describe-media.ts'
import css from '../../components/lists/list-page.module.css'
import { MostRead } from '../../components/lists/MostRead.tsx'
import side from '../../components/lists/side-list.module.css'

const MOST_READ = 7
const EPISODES = 3

/** «Più lette»: first in the column beside a list; on narrower windows after its first rows. */
export function ListMostRead() {
  const { mostRead } = useFrame()
  return (
    <div className={css.mostRead} data-print="no">
      {mostRead.length > 0 && <MostRead stories={mostRead.slice(0, MOST_READ)} />}
    </div>
  )
}

/** The other stations of the column; the last one stays in sight until the list ends. */
export function ListStations({ advertised }: { advertised: boolean }) {
  return (
    <div className={css.stations} data-print="no">
      {!advertised && <ToHear />}
      <NewsletterBox />
      {advertised && <ToHear />}
      {advertised && <GuideAd />}
    </div>
  )
}

/** The newest episodes of the podcasts. */
function ToHear() {
  const { episodes } = useFrame()
  if (episodes.length === 0) return null
  return (
    <section className={css.heard} aria-label="Da ascoltare">
      <h2 className={side.name}>Da ascoltare</h2>
      <ul>
        {episodes.slice(0, EPISODES).map(({ id, title, series, URL, seconds }) => (
          <li className={side.heard} key={id}>
            <span className={side.play} aria-hidden="true" />
            <p>
              <a className={side.title} href={URL}>
                {title}
              </a>
              <span className={side.section}>
                {seconds === null ? series : `${series} · ${describeLength(seconds)}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
