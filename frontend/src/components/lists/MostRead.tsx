import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { keepDrawn } from '../kept/keep-drawn.tsx'
import css from './side-list.module.css'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import { SubscribersMark } from '../cards/SubscribersMark.tsx'

/** The list tells no time. */
const ANY_DAY = new Date(0)

interface MostReadFacts {
  stories: readonly StoryTeaser[]
}

/** «Più lette»: numerals of 38 px, the first in cotto. Kept drawn. */
export function MostRead(facts: MostReadFacts) {
  const grammar = useGrammar()
  return (
    <section
      aria-label="Più lette"
      dangerouslySetInnerHTML={{ __html: drawMostRead(facts, { grammar, now: ANY_DAY }) }}
    />
  )
}

const drawMostRead = keepDrawn<MostReadFacts>({
  Part: Ranks,
  nameOf: ({ stories }) => String(stories.length),
  mostBytes: 50_000,
})

function Ranks({ stories }: MostReadFacts) {
  return (
    <>
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
    </>
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
