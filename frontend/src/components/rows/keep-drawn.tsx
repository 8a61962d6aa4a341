import { isDeepStrictEqual } from 'node:util'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '@liberta/italian/publication-time'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { GrammarContext } from '../../page-definition/frame-context.ts'

/** What a part hangs on beside its facts. */
export interface Around {
  grammar: AddressGrammar
  now: Date
}

interface KeptPart<Facts extends object> {
  /** What is drawn. It may ask for nothing of a page but `useGrammar`. */
  Part: ComponentType<Facts & { now: Date }>
  /** Tells most parts apart: under each name the last that was drawn is kept. */
  nameOf: (facts: Facts) => string
  /** The stories whose time it tells: of the moment it is nothing but the words of these that may hang on it. */
  storiesOf: (facts: Facts) => readonly StoryTeaser[]
  /** Letters of markup that a process keeps at most. */
  mostLetters: number
}

interface Drawn<Facts> {
  facts: Facts
  times: string
  markup: string
}

/**
 * Draws a part once for all that it is made of: the HTML, for `dangerouslySetInnerHTML`, escaped by React. Facts are compared value by value,
 * as a read model that is read again comes as other objects; they must not be changed in place.
 */
export function keepDrawn<Facts extends object>(part: KeptPart<Facts>): (facts: Facts, around: Around) => string {
  const { Part, nameOf, storiesOf, mostLetters } = part
  const sizeOf = ({ markup }: Drawn<Facts>) => markup.length
  // A process has one grammar, tests have many.
  const keptBy = new WeakMap<AddressGrammar, LRUCache<string, Drawn<Facts>>>()
  return (facts, { grammar, now }) => {
    const kept = keptBy.get(grammar) ?? new LRUCache({ maxSize: mostLetters, sizeCalculation: sizeOf })
    keptBy.set(grammar, kept)
    const [name, times] = [nameOf(facts), describeTimes(storiesOf(facts), now)]
    const known = kept.get(name)
    if (known?.times === times && isDeepStrictEqual(known.facts, facts)) return known.markup
    const pieces = renderToStaticMarkup(
      <GrammarContext value={grammar}>
        <Part {...facts} now={now} />
      </GrammarContext>,
    )
    // React's text is a tree of its pieces, through which every page would walk again: this is one piece.
    const markup = Buffer.from(pieces).toString()
    kept.set(name, { facts, times, markup })
    return markup
  }
}

function describeTimes(stories: readonly StoryTeaser[], now: Date): string {
  return stories.map(({ publishedAt }) => describePublication(new Date(publishedAt), now)).join(' ')
}
