import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { LeadCard } from '../cards/LeadCard.tsx'
import { StoryCard } from '../cards/StoryCard.tsx'
import type { Card } from './compose-rows.ts'
import { keepDrawn } from '../kept/keep-drawn.tsx'
import { placeOf } from './opening-picture.ts'

/** What a card in a row hangs on, but for the day on which it is looked at. */
export interface CardInRow {
  card: Card<StoryTeaser>
  /** Columns of twelve. */
  span: number
  bare: boolean
  level: 2 | 3
  eager: boolean
}

/** After a change of a front one card of 150 is drawn. Kept are some 1,000, of the front and of lists. */
export const drawCard = keepDrawn<CardInRow>({
  Part: CardOf,
  nameOf: ({ card: { story, size, described }, span, bare, level, eager }) =>
    `${story.id} ${size} ${described} ${span} ${bare} ${level} ${eager}`,
  mostBytes: 1_300_000,
})

function CardOf({ card: { story, size, described }, span, bare, level, now, eager }: CardInRow & { now: Date }) {
  if (size === 'lead') return <LeadCard story={story} level={level} now={now} />
  return (
    <StoryCard
      story={story}
      size={size}
      place={placeOf(size, span)}
      level={level}
      now={now}
      eager={eager}
      described={described}
      bare={bare}
    />
  )
}
