import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '@liberta/italian/publication-time'
import { SaveButton } from '../save-button/SaveButton.tsx'
import css from './card.module.css'
import { SubscribersMark } from './SubscribersMark.tsx'
import { AGO, mark } from '../../browser/support/selectors.ts'
import { describeReadingTime } from '@liberta/contracts/stories/reading-time'

/** Past so many months a card says «circa N mesi fa» (requirements 9.46). */
export const MONTH_THRESHOLD = 1

/**
 * When a story came out, in words that stay true while a page is kept, and for machines; script makes it «5 minuti fa». At the end of the
 * row stands the bookmark.
 */
export function PublicationTime({
  story,
  type = 'story',
  now,
  before,
}: {
  story: Pick<StoryTeaser, 'id' | 'publishedAt'> & Partial<Pick<StoryTeaser, 'premium'>>
  /** As what it is saved. */
  type?: 'story' | 'multimedia'
  now: Date
  /** Words that stand before the time. */
  before?: string
}) {
  return (
    <p className={css.meta}>
      <SubscribersMark premium={story.premium} parted />
      {before}
      <time dateTime={story.publishedAt} {...mark(AGO, MONTH_THRESHOLD)}>
        {describePublication(new Date(story.publishedAt), now)}
      </time>
      <SaveButton id={story.id} type={type} />
    </p>
  )
}

/** How long a story takes to read, to the second (requirements 9); on its card as on its page. */
export function ReadingTime({ seconds }: { seconds: number }) {
  return <time dateTime={`PT${seconds}S`}>{describeReadingTime(seconds)} di lettura</time>
}
