import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryChild } from '@liberta/contracts/stories/story.schema'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { describePublication } from '@liberta/italian/publication-time'
import { keepTogether } from '@liberta/italian/break-lines'
import { SubscribersMark } from '../../components/cards/SubscribersMark.tsx'
import css from '../../components/story/story-blocks.module.css'
import { StoryText } from '../../components/story/StoryBlocks.tsx'

/** The stories that stand inside a group, one under the other, each with its own address; of a premium one its teaser. */
export function StoryChildren({ items }: { items: readonly StoryChild[] }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  return items.map((child) => (
    <section className={css.child} key={child.id} aria-label={child.title}>
      <p className={css.childTime}>
        <time dateTime={child.publishedAt}>{describePublication(new Date(child.publishedAt), now)}</time>
      </p>
      <h2 className={css.childTitle}>
        <a href={buildStoryAddress(grammar, child)}>{keepTogether(child.title)}</a>
      </h2>
      <StoryText blocks={child.blocks} />
      {child.locked && (
        <p className={css.locked}>
          <SubscribersMark premium />
        </p>
      )}
    </section>
  ))
}
