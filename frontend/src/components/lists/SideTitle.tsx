import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { SubscribersMark } from '../cards/SubscribersMark.tsx'
import css from './side-list.module.css'

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
