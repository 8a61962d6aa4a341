import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '@liberta/italian/publication-time'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { GrammarContext } from '../../page-definition/frame-context.ts'
import { LeadCard } from '../cards/LeadCard.tsx'
import { StoryCard } from '../cards/StoryCard.tsx'
import type { Card } from './compose-rows.ts'
import { placeOf } from './opening-picture.ts'

/** Letters of kept cards, with what they are known by: some 1,000 cards, of seven fronts. */
const MOST_LETTERS = 2_000_000

/** What a card in a row hangs on, but for the day on which it is looked at. JSON can carry it. */
export interface CardInRow {
  card: Card<StoryTeaser>
  /** Columns of twelve. */
  span: number
  bare: boolean
  level: 2 | 3
  eager: boolean
}

/** Kept cards by the grammar that spells their links; a process has one. */
const keptBy = new WeakMap<AddressGrammar, LRUCache<string, string>>()

/**
 * The HTML of a card, for `dangerouslySetInnerHTML`, escaped by React. It is kept by all that it is made of, word by word: after a change of a front
 * one card of 150 is drawn, and a change of any of its facts is another card. The moment is known by the words that a card makes of it.
 */
export function drawCard(facts: CardInRow, { grammar, now }: { grammar: AddressGrammar; now: Date }): string {
  const kept = keptBy.get(grammar) ?? createKeeper()
  keptBy.set(grammar, kept)
  const name = `${describePublication(new Date(facts.card.story.publishedAt), now)} ${JSON.stringify(facts)}`
  const known = kept.get(name)
  if (known !== undefined) return known
  const pieces = renderToStaticMarkup(
    <GrammarContext value={grammar}>
      <CardOf {...facts} now={now} />
    </GrammarContext>,
  )
  // React's text is a tree of its pieces, through which every page would walk again: this is one piece.
  const markup = Buffer.from(pieces).toString()
  kept.set(name, markup)
  return markup
}

function createKeeper(): LRUCache<string, string> {
  return new LRUCache({ maxSize: MOST_LETTERS, sizeCalculation: (markup, name) => markup.length + name.length })
}

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
