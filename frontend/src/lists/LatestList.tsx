import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '../wording/publication-time.ts'
import css from './side-list.module.css'
import { SideTitle } from './SideTitle.tsx'

/** «Ultime News»: time in cotto, title, section. */
export function LatestList({ stories, now }: { stories: readonly StoryTeaser[]; now: Date }) {
  return (
    <section className={css.list} aria-label="Ultime News">
      <h2 className={css.name}>
        <a href="/news/latest">Ultime News</a>
      </h2>
      <ol>
        {stories.map((story) => (
          <li className={css.timed} key={story.id}>
            <time className={css.time} dateTime={story.publishedAt}>
              {describePublication(new Date(story.publishedAt), now)}
            </time>
            <SideTitle story={story} />
          </li>
        ))}
      </ol>
    </section>
  )
}
