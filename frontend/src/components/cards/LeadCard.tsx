import { joinNames } from '@liberta/italian/join-names'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { Photo } from '../pictures/Photo.tsx'
import { SaveButton } from '../save-button/SaveButton.tsx'
import { describePublication } from '@liberta/italian/publication-time'
import { keepTogether } from '@liberta/italian/break-lines'
import { ReadingTime, MONTH_THRESHOLD } from './PublicationTime.tsx'
import css from './card.module.css'
import own from './lead.module.css'
import { MarkedLinks } from './MarkedLinks.tsx'
import { OpinionBy } from './OpinionCard.tsx'
import { StoryLabel } from './StoryCard.tsx'
import { SubscribersMark } from './SubscribersMark.tsx'
import { AGO, mark } from '../../browser/support/selectors.ts'

/** Letters from which on a lead's title is set smaller. */
const LONG_TITLE = 90

/**
 * The lead: title over all, then photo and a column with text, byline and three marked links (docs/design.md). An opinion leads as
 * opinions stand everywhere: its author's line, an italic title, no photograph.
 */
export function LeadCard({ story, level, now }: { story: StoryTeaser; level: 2 | 3; now: Date }) {
  const grammar = useGrammar()
  const Heading = `h${level}` as const
  const isOpinion = story.kind === 'opinion'
  return (
    <article
      className={`${css.card} ${own.lead}`}
      data-long={story.title.length > LONG_TITLE || undefined}
      data-opinion={isOpinion || undefined}
    >
      <div className={own.head}>
        {isOpinion ? <OpinionBy story={story} /> : <StoryLabel story={story} marked />}
        <Heading className={`${css.title} ${own.title}`}>
          <a className={css.link} href={buildStoryAddress(grammar, story)}>
            {keepTogether(story.title)}
          </a>
        </Heading>
      </div>
      {story.picture !== null && !isOpinion && (
        <div className={`${css.photo} ${own.photo}`}>
          <Photo picture={story.picture} place="lead" eager decorative />
        </div>
      )}
      <div className={own.text}>
        {story.standfirst !== null && <p className={`${css.standfirst} ${own.standfirst}`}>{story.standfirst}</p>}
        {story.authors.length > 0 && !isOpinion && (
          <p className={css.byline}>di {joinNames(story.authors.map(({ name }) => name))}</p>
        )}
        <p className={css.meta}>
          <SubscribersMark premium={story.premium} parted />
          <time dateTime={story.publishedAt} {...mark(AGO, MONTH_THRESHOLD)}>
            {describePublication(new Date(story.publishedAt), now)}
          </time>
          {' · '}
          <ReadingTime seconds={story.readingSeconds} />
          <SaveButton id={story.id} />
        </p>
        <MarkedLinks links={story.related.slice(0, 3)} />
      </div>
    </article>
  )
}
