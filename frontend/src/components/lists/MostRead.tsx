import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import css from './side-list.module.css'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import { SubscribersMark } from '../cards/SubscribersMark.tsx'

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

/** A story in a list at the side: its title, and its section under it. */
export function SideTitle({ story }: { story: StoryTeaser }) {
  const grammar = useGrammar()
  return (
    <p>
      <a className={css.title} href={buildStoryAddress(grammar, story)}>
        {story.title}
      </a>
      <SubscribersMark premium={story.premium} />
      <span className={css.section}>{story.section.name}</span>
    </p>
  )
}
