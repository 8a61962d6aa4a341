import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { showsPicture } from './compose-rows.ts'
import type { Card, Row } from './compose-rows.ts'
import type { CardSize } from './row-pattern.table.ts'

const PLACES: Readonly<Record<number, PicturePlaceName>> = { 3: 'small', 4: 'four', 5: 'five', 6: 'six', 8: 'lead' }
const SMALL_PLACES: Readonly<Record<number, PicturePlaceName>> = { 4: 'smallFour', 5: 'smallFive' }

/** Where the photograph of a card of that size stands, in a cell of so many columns. */
export function placeOf(size: CardSize, span: number): PicturePlaceName {
  return (size === 'S' ? SMALL_PLACES[span] : undefined) ?? PLACES[span] ?? 'wide'
}

/**
 * The card with the first photograph of a row: where a page opens with the row, the one picture that is asked for at
 * once. Null for a course of words.
 */
export function openingCardOf(row: Row<StoryTeaser>): Card<StoryTeaser> | null {
  return findOpening(row)?.card ?? null
}

/** What the head of a page preloads that opens with these rows: the picture of its opening card, in that card's place. */
export function openingPictureOf([first]: readonly Row<StoryTeaser>[]): PageHead['opening'] {
  const found = first === undefined ? null : findOpening(first)
  const picture = found?.card.story.picture ?? null
  return found === null || picture === null ? null : { picture, place: placeOf(found.card.size, found.span) }
}

function findOpening({ bare, cells }: Row<StoryTeaser>): { card: Card<StoryTeaser>; span: number } | null {
  if (bare) return null
  const shown = cells.flatMap(({ span, cards }) => cards.map((card) => ({ card, span })))
  return shown.find(({ card }) => card.size !== 'text' && showsPicture(card.story)) ?? null
}
