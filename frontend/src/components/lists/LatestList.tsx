import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { keepDrawn } from '../kept/keep-drawn.tsx'
import css from './side-list.module.css'
import { SideTitle } from './MostRead.tsx'
import { writeClock } from '@liberta/italian/italian-date'
import { nameNewDay } from '@liberta/italian/day-words'

interface LatestFacts {
  stories: readonly StoryTeaser[]
}

/** «Ultime News»: the hour in cotto, whatever the day, for it is by the hour that they are ordered; title, section. Kept drawn. */
export function LatestList({ now, ...facts }: LatestFacts & { now: Date }) {
  const grammar = useGrammar()
  return <section aria-label="Ultime News" dangerouslySetInnerHTML={{ __html: drawLatest(facts, { grammar, now }) }} />
}

const drawLatest = keepDrawn<LatestFacts>({
  Part: Latest,
  nameOf: ({ stories }) => String(stories.length),
  mostBytes: 50_000,
})

function Latest({ stories, now }: LatestFacts & { now: Date }) {
  return (
    <>
      <h2 className={css.name}>
        <a href="/news/latest">Ultime News</a>
      </h2>
      <ol>
        {stories.map((story, index) => (
          <li className={css.timed} key={story.id}>
            <ListTime at={story.publishedAt} above={stories[index - 1]?.publishedAt} now={now} />
            <SideTitle story={story} />
          </li>
        ))}
      </ol>
    </>
  )
}

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
