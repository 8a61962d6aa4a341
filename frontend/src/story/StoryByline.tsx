import type { Story } from '@liberta/contracts/stories/story.schema'
import { writeMoment } from '@liberta/contracts/wording/italian-date'
import { describeReadingTime } from '@liberta/contracts/wording/reading-time'
import { Fragment } from 'react'
import { useFrame } from '../layout/frame-context.ts'
import { describeUpdate } from '../wording/describe-update.ts'
import css from './story-page.module.css'

/** Authors, date, last change and reading time, under a rule. */
export function StoryByline({ story }: { story: Story }) {
  const { now } = useFrame()
  const updated = describeUpdate(story, now)
  return (
    <div className={css.byline}>
      {story.authors.length > 0 && (
        <p className={css.authors}>
          di{' '}
          {story.authors.map(({ id, slug, name }, index) => (
            <Fragment key={id}>
              {index > 0 && (index === story.authors.length - 1 ? ' e ' : ', ')}
              <a href={`/autore/${slug}`} rel="author">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      <p className={css.dates}>
        <time dateTime={story.publishedAt}>{writeMoment(new Date(story.publishedAt))}</time>
        {updated !== null && (
          <>
            {'. Aggiornato '}
            <time dateTime={story.updatedAt}>{updated}</time>
          </>
        )}
        {' · '}
        {describeReadingTime(story.readingSeconds)} di lettura
      </p>
    </div>
  )
}
