import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { ReactNode } from 'react'
import { LeadCard } from '../cards/LeadCard.tsx'
import { StoryCard } from '../cards/StoryCard.tsx'
import type { PicturePlaceName } from '../pictures/picture-place.table.ts'
import type { Card, Course } from './compose-courses.ts'
import css from './course.module.css'

const PLACES: Readonly<Record<number, PicturePlaceName>> = { 3: 'small', 4: 'four', 5: 'five', 6: 'six' }

export interface CourseRowProps {
  course: Course<StoryTeaser>
  level: 2 | 3
  now: Date
  /** The page's first picture stands in the first cell. */
  eager?: boolean
  /** No rule over it: the first course of a page. */
  first?: boolean
  /** What stands in place of an aside, by its name. */
  asides?: Readonly<Record<string, ReactNode>>
}

/** One course: cells of a grid of twelve, parted by hairlines in the gutter (art direction, grid). */
export function CourseRow({ course, level, now, eager = false, first = false, asides = {} }: CourseRowProps) {
  const advertised = course.cells.some((cell) => cell.aside?.startsWith('ad'))
  return (
    <div className={css.course} data-equal={advertised ? 'lg' : undefined} data-first={first || undefined}>
      {course.cells.map((cell, index) => (
        <div className={css.cell} data-span={cell.span} key={`${cell.span}-${cell.aside ?? cell.cards[0]?.story.id}`}>
          {cell.aside !== null && (
            <div className={css.aside} data-name={cell.aside}>
              {asides[cell.aside]}
            </div>
          )}
          {cell.cards.map((card) => (
            <div className={css.item} data-size={card.size} key={card.story.id}>
              <CardOf card={card} span={cell.span} level={level} now={now} eager={eager && index === 0} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

type CardOfProps = { card: Card<StoryTeaser>; span: number; level: 2 | 3; now: Date; eager: boolean }

function CardOf({ card, span, level, now, eager }: CardOfProps) {
  if (card.size === 'lead') return <LeadCard story={card.story} level={level} now={now} />
  const place = PLACES[span] ?? 'wide'
  return <StoryCard story={card.story} size={card.size} place={place} level={level} now={now} eager={eager} />
}
