import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { numberDayInRome } from '@liberta/italian/rome-calendar'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { GrammarContext } from '../../page-definition/frame-context.ts'
import { isSame } from './is-same.ts'
import { drawMarkup } from './keep-markup.ts'
import { placeKept } from './write-kept.ts'

/** What a part hangs on beside its facts. */
export interface Around {
  grammar: AddressGrammar
  now: Date
}

interface KeptPart<Facts extends object> {
  /** What is drawn. It may ask for nothing of a page but `useGrammar`, and of the moment for nothing but its day in Rome. */
  Part: ComponentType<Facts & { now: Date }>
  /** Tells most parts apart: under each name the last that was drawn is kept. */
  nameOf: (facts: Facts) => string
  /** Bytes of markup that a process keeps at most. */
  mostBytes: number
}

interface Drawn<Facts> {
  facts: Facts
  grammar: AddressGrammar
  /** Of Rome's calendar. */
  day: number
  markup: Buffer
}

/**
 * Draws a part once for all that it is made of: what `placeKept` gives of the HTML, escaped by React. Facts are compared value by value,
 * as a read model that is read again comes as other objects; they must not be changed in place.
 */
export function keepDrawn<Facts extends object>(part: KeptPart<Facts>): (facts: Facts, around: Around) => string {
  const { Part, nameOf, mostBytes } = part
  const sizeCalculation = ({ markup }: Drawn<Facts>) => markup.length
  const kept = new LRUCache<string, Drawn<Facts>>({ maxSize: mostBytes, sizeCalculation })
  return (facts, { grammar, now }) => {
    const [name, day] = [nameOf(facts), numberDayInRome(now)]
    const known = kept.get(name)
    const isKnown = known?.grammar === grammar && known.day === day && isSame(known.facts, facts)
    if (isKnown) return placeKept(known.markup)
    const markup = drawMarkup(
      <GrammarContext value={grammar}>
        <Part {...facts} now={now} />
      </GrammarContext>,
    )
    kept.set(name, { facts, grammar, day, markup })
    return placeKept(markup)
  }
}
