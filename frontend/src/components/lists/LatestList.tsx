import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { ListTime } from './ListTime.tsx'
import css from './side-list.module.css'
import { SideTitle } from './SideTitle.tsx'

/** «Ultime News»: the hour in cotto, whatever the day, for it is by the hour that they are ordered; title, section. */
export function LatestList({ stories, now }: { stories: readonly StoryTeaser[]; now: Date }) {
  return (
    <section aria-label="Ultime News">
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
    </section>
  )
}
