import { describe, expect, it } from '@jest/globals'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { SAMPLE_NOW, sampleTeaser } from '../../samples/sample-stories.ts'
import { drawCard } from './draw-card.tsx'
import type { CardInRow } from './draw-card.tsx'

/** A grammar that counts the links which it spells: a card that is drawn has one at least. */
function countSpelled(): { grammar: AddressGrammar; count: () => number } {
  const grammar = createSpecifiedGrammar()
  let count = 0
  const build: AddressGrammar['build'] = (address) => {
    count += 1
    return grammar.build(address)
  }
  return { grammar: { ...grammar, build }, count: () => count }
}

const story: StoryTeaser = { ...sampleTeaser(3), title: 'Il Po & la Trebbia', related: [] }
const facts: CardInRow = { card: { story, size: 'M', described: false }, span: 4, bare: false, level: 2, eager: false }
const changed = (change: Partial<StoryTeaser>): CardInRow => ({
  ...facts,
  card: { ...facts.card, story: { ...story, ...change } },
})

const after = (hours: number) => new Date(Date.parse(story.publishedAt) + hours * 3_600_000)

describe('a card in a row', () => {
  it('is drawn once for the same facts, though they come as other objects', () => {
    const { grammar, count } = countSpelled()
    const first = drawCard(facts, { grammar, now: SAMPLE_NOW })
    expect(first).toContain('Il\u00a0Po &amp;')
    expect(drawCard(structuredClone(facts), { grammar, now: SAMPLE_NOW })).toBe(first)
    expect(count()).toBe(1)
  })

  it.each<[string, CardInRow]>([
    ['its title', changed({ title: 'Il Po cala' })],
    ['its picture', changed({ picture: null })],
    ['its mark for subscribers', changed({ premium: !story.premium })],
    ['its size', { ...facts, card: { ...facts.card, size: 'text' } }],
    ['the standfirst that it has room for', { ...facts, card: { ...facts.card, described: true } }],
    ['the columns that it stands in', { ...facts, span: 6 }],
    ['its neighbours’ photographs', { ...facts, bare: true }],
    ['the level of its heading', { ...facts, level: 3 }],
    ['whether the page opens with it', { ...facts, eager: true }],
  ])('is drawn again when %s changes', (_what, others) => {
    const { grammar } = countSpelled()
    const first = drawCard(facts, { grammar, now: SAMPLE_NOW })
    expect(drawCard(others, { grammar, now: SAMPLE_NOW })).not.toBe(first)
    expect(drawCard(facts, { grammar, now: SAMPLE_NOW })).toBe(first)
  })

  it('is drawn again when its time has other words, and not for each moment', () => {
    const { grammar, count } = countSpelled()
    const same = drawCard(facts, { grammar, now: after(480) })
    expect(drawCard(facts, { grammar, now: after(481) })).toBe(same)
    expect(count()).toBe(1)
    expect(drawCard(facts, { grammar, now: after(0) })).not.toBe(same)
  })

  it('is drawn for each grammar that spells its links', () => {
    const [one, other] = [countSpelled(), countSpelled()]
    drawCard(facts, { grammar: one.grammar, now: SAMPLE_NOW })
    drawCard(facts, { grammar: other.grammar, now: SAMPLE_NOW })
    expect([one.count(), other.count()]).toEqual([1, 1])
  })
})
