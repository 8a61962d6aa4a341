import { isDeepStrictEqual } from 'node:util'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describePublication } from '@liberta/italian/publication-time'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { GrammarContext } from '../../page-definition/frame-context.ts'
import { drawMarkup } from './keep-markup.ts'

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
  grammar: AddressGrammar
  times: string
  markup: string
}

/**
 * Draws a part once for all that it is made of: the HTML, for `dangerouslySetInnerHTML`, escaped by React. Facts are compared value by value,
 * as a read model that is read again comes as other objects; they must not be changed in place.
 */
export function keepDrawn<Facts extends object>(part: KeptPart<Facts>): (facts: Facts, around: Around) => string {
  const { Part, nameOf, storiesOf, mostLetters } = part
  const sizeCalculation = ({ markup }: Drawn<Facts>) => markup.length
  const kept = new LRUCache<string, Drawn<Facts>>({ maxSize: mostLetters, sizeCalculation })
  return (facts, { grammar, now }) => {
    const [name, times] = [nameOf(facts), describeTimes(storiesOf(facts), now)]
    const known = kept.get(name)
    const isKnown = known?.grammar === grammar && known.times === times && isDeepStrictEqual(known.facts, facts)
    if (isKnown) return known.markup
    const markup = drawMarkup(
      <GrammarContext value={grammar}>
        <Part {...facts} now={now} />
      </GrammarContext>,
    )
    kept.set(name, { facts, grammar, times, markup })
    return markup
  }
}

function describeTimes(stories: readonly StoryTeaser[], now: Date): string {
  return stories.map(({ publishedAt }) => describePublication(new Date(publishedAt), now)).join(' ')
}
