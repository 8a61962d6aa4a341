import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '../wording/publication-time.ts'
import css from './card.module.css'

/** When a story came out, in words that stay true while a page is kept, and for machines. */
export function PublicationTime({ story, now }: { story: Pick<StoryTeaser, 'publishedAt'>; now: Date }) {
  return (
    <p className={css.meta}>
      <time dateTime={story.publishedAt}>{describePublication(new Date(story.publishedAt), now)}</time>
    </p>
  )
}
