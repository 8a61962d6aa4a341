import { buildJournalistAddress } from '@liberta/addresses/site-address'
import type { Rating, Story } from '@liberta/contracts/stories/story.schema'
import { writeNumber } from '@liberta/italian/write-number'
import { writeMoment } from '@liberta/italian/italian-date'
import { Fragment } from 'react'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Photo } from '../../components/pictures/Photo.tsx'
import { describeUpdate } from '@liberta/italian/publication-time'
import { ReadingTime } from '../../components/cards/PublicationTime.tsx'
import { MadeWithAI } from '../../components/story/StoryTrust.tsx'
import css from '../../components/story/story-page.module.css'

const DECIMAL = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** What readers say of a recipe: 'voto dei lettori 4,6 su 5 (38 voti)'. */
function describeVotes({ value, best, count }: Rating): string {
  return `voto dei lettori ${DECIMAL.format(value)} su ${best} (${count === 1 ? 'un voto' : `${writeNumber(count)} voti`})`
}

/** Authors, date, last change, reading time, the readers' votes of a recipe, what artificial intelligence made, under a rule. */
export function StoryByline({ story }: { story: Story }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  // An opinion has its writer's face, where there is one writer and one face.
  const portrait = story.kind === 'opinion' && story.authors.length === 1 ? story.authors[0]?.portrait : null
  const updated = describeUpdate(story, now)
  return (
    <div className={css.byline} data-portrait={portrait ? '' : undefined}>
      {portrait && (
        <div className={css.portrait}>
          <Photo picture={portrait} place="face" decorative />
        </div>
      )}
      {story.authors.length > 0 && (
        <p className={css.authors}>
          di{' '}
          {story.authors.map(({ id, slug, name }, index) => (
            <Fragment key={id}>
              {index > 0 && (index === story.authors.length - 1 ? ' e ' : ', ')}
              {slug === null ? (
                name
              ) : (
                <a href={buildJournalistAddress(grammar, slug)} rel="author">
                  {name}
                </a>
              )}
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
        <ReadingTime seconds={story.readingSeconds} />
        {story.rating && ` · ${describeVotes(story.rating)}`}
      </p>
      <MadeWithAI story={story} />
    </div>
  )
}
