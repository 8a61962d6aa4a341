import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { PageHead } from '../../page-definition/head/page-head.ts'

/** One cell of a row: how many of twelve columns, and what stands in it. */
export interface MediaCell<Item> {
  span: 3 | 4 | 8
  items: Item[]
}

/** Items laid on the rows after the opening, in turn: no joint of a row meets one of its neighbours. */
const TURNS = [4, 3] as const
const SPANS = { 3: 4, 4: 3 } as const
/** Under so many items an opening would leave its side empty. */
const LEAST_OPENING = 3

/**
 * Lays items as rows (docs/design.md, grid). An opening is one large beside two, 8|4; then rows of four and of three take
 * turns, and the last row may end early.
 */
export function layMedia<Item>(items: readonly Item[], { opening }: { opening: boolean }): MediaCell<Item>[][] {
  const rows: MediaCell<Item>[][] = []
  const opens = opening && items.length >= LEAST_OPENING
  if (opens) {
    rows.push([
      { span: 8, items: items.slice(0, 1) },
      { span: 4, items: items.slice(1, 3) },
    ])
  }
  let next = opens ? 3 : 0
  for (let turn = 0; next < items.length; turn += 1) {
    const count = TURNS[turn % TURNS.length] ?? 4
    rows.push(items.slice(next, next + count).map((item) => ({ span: SPANS[count], items: [item] })))
    next += count
  }
  return rows
}

/** What the head of a page preloads that opens with these items: the large one's picture; null where none is large. */
export function openingPictureOf(items: readonly Pick<MultimediaTeaser, 'picture'>[]): PageHead['opening'] {
  const large = layMedia(items, { opening: true })[0]?.find(({ span }) => span === 8)
  const picture = large?.items[0]?.picture ?? null
  return picture && { picture, place: 'clip' }
}
