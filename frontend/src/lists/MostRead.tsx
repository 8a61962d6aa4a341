import { buildStoryAddress } from '@liberta/contracts/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import css from './side-list.module.css'

/** «Più lette»: numerals of 38 px, the first in cotto. */
export function MostRead({ stories }: { stories: readonly StoryTeaser[] }) {
  return (
    <section className={css.list} aria-label="Più lette">
      <h2 className={css.name}>Più lette</h2>
      <ol className={css.ranked}>
        {stories.map((story, index) => (
          <li className={css.rank} key={story.id}>
            <span className={css.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <a className={css.title} href={buildStoryAddress(story)}>
                {story.title}
              </a>
              <span className={css.section}>{story.section.name}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
