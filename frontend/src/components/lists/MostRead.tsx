import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import css from './side-list.module.css'
import { SideTitle } from './SideTitle.tsx'

/** «Più lette»: numerals of 38 px, the first in cotto. */
export function MostRead({ stories }: { stories: readonly StoryTeaser[] }) {
  return (
    <section aria-label="Più lette">
      <h2 className={css.name}>Più lette</h2>
      <ol>
        {stories.map((story, index) => (
          <li className={css.rank} key={story.id}>
            <span className={css.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <SideTitle story={story} />
          </li>
        ))}
      </ol>
    </section>
  )
}
