import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { ReactNode } from 'react'
import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Card, Row } from './compose-rows.ts'
import { drawCard } from './draw-card.tsx'
import css from './row.module.css'
import { openingCardOf } from './opening-picture.ts'

export interface CardRowProps {
  row: Row<StoryTeaser>
  level: 2 | 3
  now: Date
  /** The page opens with this row: its first photograph is asked for at once. */
  eager?: boolean
  /** No rule over it: the first course of a page. */
  first?: boolean
  /** What stands in place of an aside, by its name. */
  asides?: Readonly<Record<string, ReactNode>>
}

/** One row: cells of a grid of twelve, parted by hairlines in the gutter (docs/design.md, grid). */
export function CardRow({ row, level, now, eager = false, first = false, asides = {} }: CardRowProps) {
  const grammar = useGrammar()
  const opening = eager ? openingCardOf(row) : null
  const plane = row.bare ? null : findPlane(row)
  const advertised = row.cells.some((cell) => cell.aside?.startsWith('ad'))
  return (
    <div className={css.row} data-equal={advertised ? 'lg' : undefined} data-first={first || undefined}>
      {row.cells.map((cell) => (
        <div className={css.cell} data-span={cell.span} key={`${cell.span}-${cell.aside ?? cell.cards[0]?.story.id}`}>
          {cell.aside !== null && (
            <div className={css.aside} data-name={cell.aside}>
              {asides[cell.aside]}
            </div>
          )}
          {cell.cards.map((card) => (
            <div
              className={css.item}
              data-size={card.size}
              data-grow={card === plane || grows(row, card) || undefined}
              key={card.story.id}
              dangerouslySetInnerHTML={{
                __html: drawCard(
                  {
                    card,
                    span: cell.span,
                    bare: row.bare || (card.story.kind === 'opinion' && card !== plane),
                    level,
                    eager: card === opening,
                  },
                  { grammar, now },
                ),
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The first opinion over others: it has a plane of its own, at most one in a row (docs/design.md, opinions). */
function findPlane({ cells }: Row<StoryTeaser>): Card<StoryTeaser> | null {
  const heads = cells.flatMap(({ cards }) => cards).filter(({ size }) => size !== 'text' && size !== 'lead')
  return heads.find(({ story }) => story.kind === 'opinion') ?? null
}

/** Photographs of a row of equals stay equal; elsewhere they take up what a cell lacks in height. */
function grows({ bare, pattern }: Row<StoryTeaser>, { size }: Card<StoryTeaser>): boolean {
  const isEven = pattern.cells.every(({ span }) => span === pattern.cells[0]?.span)
  return !bare && !isEven && size !== 'text'
}
