import { ITALIC, mark } from '../../browser/support/selectors.ts'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { writeClock } from '@liberta/italian/italian-date'
import card from '../cards/card.module.css'
import { OpinionLabel } from '../cards/OpinionCard.tsx'
import { ClipTab, StoryLabel } from '../cards/StoryCard.tsx'
import { SubscribersMark } from '../cards/SubscribersMark.tsx'
import { Photo } from '../pictures/Photo.tsx'
import { SaveButton } from '../save-button/SaveButton.tsx'
import { nameNearDay } from '@liberta/italian/day-words'
import { writeShortDateSeenFrom } from '@liberta/italian/written-date'
import { keepTogether } from '@liberta/italian/break-lines'
import css from './story-row.module.css'

interface StoryRowProps {
  story: StoryTeaser
  level: 2 | 3
  now: Date
  /** Where no head says the day, the row does, over its hour. */
  dated?: boolean
  /** Whether the standfirst stands under the title. */
  described?: boolean
}

/**
 * A story in a long list: hour, label and title, photo, bookmark (docs/design.md, long list). The hour never becomes a distance: one
 * looks for it. An opinion has its writer's line and no photo; a story without a photo takes its columns.
 */
export function StoryRow({ story, level, now, dated = false, described = false }: StoryRowProps) {
  const grammar = useGrammar()
  const Heading = `h${level}` as const
  const isOpinion = story.kind === 'opinion'
  const instant = new Date(story.publishedAt)
  return (
    <article className={`${card.card} ${css.row}`} data-opinion={isOpinion || undefined}>
      <div className={css.words}>
        <p className={css.over}>
          <time className={css.hour} dateTime={story.publishedAt}>
            {dated && <span className={css.day}>{describeRowDay(instant, now)} </span>}
            {writeClock(instant)}
          </time>
        </p>
        {isOpinion ? <OpinionLabel story={story} /> : <StoryLabel story={story} />}
        <Heading className={`${card.title} ${css.title}`} {...(isOpinion && mark(ITALIC, 'bodoni'))}>
          <a className={card.link} href={buildStoryAddress(grammar, story)}>
            {keepTogether(story.title)}
          </a>
        </Heading>
        {story.premium && (
          <p className={css.mark}>
            <SubscribersMark premium />
          </p>
        )}
        {described && story.standfirst !== null && (
          <p className={`${card.standfirst} ${css.standfirst}`}>{story.standfirst}</p>
        )}
      </div>
      {story.picture !== null && !isOpinion && (
        <div className={`${css.photo} ${card.thumbnail}`}>
          <Photo picture={story.picture} place="listed" decorative />
          {story.videoSeconds !== null && <ClipTab seconds={story.videoSeconds} />}
        </div>
      )}
      <SaveButton id={story.id} />
    </article>
  )
}

/** 'Oggi', 'Ieri', '19 nov', '1° dic', '19 nov 2025' in another year. */
function describeRowDay(instant: Date, now: Date): string {
  return nameNearDay(instant, now) ?? writeShortDateSeenFrom(instant, now)
}
