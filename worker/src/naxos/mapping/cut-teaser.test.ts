import { describe, expect, it } from '@jest/globals'
import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { countStoryWords } from '@liberta/contracts/stories/reading-time'
import fc from 'fast-check'
import { cutTeaser } from './cut-teaser.ts'

const paragraph = (text: string): StoryBlock => ({ type: 'paragraph', text })
const sentence = (first: string, words: number) => `${[first, ...Array(words - 1).fill('parola')].join(' ')}.`
const teaserOf = (...blocks: StoryBlock[]) => cutTeaser(blocks, countStoryWords(blocks, []))

describe('the teaser of a premium story', () => {
  const four = ['Prima', 'Seconda', 'Terza', 'Quarta'].map((first) => paragraph(sentence(first, 20)))

  it('ends after the second paragraph', () => {
    expect(teaserOf(...four)).toEqual(four.slice(0, 2))
  })

  it('keeps what stands before and between them, and no heading of what is locked', () => {
    const heading: StoryBlock = { type: 'heading', text: 'Le cifre' }
    const [one, two, ...rest] = four as [StoryBlock, StoryBlock, ...StoryBlock[]]
    expect(teaserOf(one, heading, two, ...rest, ...rest)).toEqual([one, heading, two])
    expect(teaserOf(one, heading, paragraph(sentence('Lunga', 400)))).toEqual([one])
  })

  it('ends at a full stop, not where a paragraph ends in a colon', () => {
    const last = paragraph('Il cantiere parte a giugno. I lotti sono due:')
    expect(teaserOf(...four.slice(0, 1), last, ...four).at(-1)).toEqual(paragraph('Il cantiere parte a giugno.'))
  })

  it('is never more than half of the text, nor longer than 150 words, where all of it is one paragraph', () => {
    const short = `${sentence('Uno', 10)} ${sentence('Due', 10)} ${sentence('Tre', 10)}`
    expect(teaserOf(paragraph(short))).toEqual([paragraph(sentence('Uno', 10))])
    const long = Array.from({ length: 60 }, () => sentence('Ancora', 20)).join(' ')
    expect(countStoryWords(teaserOf(paragraph(long)), [])).toBe(140)
  })

  it('is empty where not one sentence fits', () => {
    expect(teaserOf(paragraph(sentence('Una', 30)))).toEqual([])
    expect(teaserOf(paragraph('senza un punto '.repeat(40)), ...four)).toEqual([])
    expect(teaserOf()).toEqual([])
  })

  it('is a beginning of the text, of at most half of its words, whatever the text', () => {
    const text = fc.array(
      fc.constantFrom('Il Po', 'sale', 'a 7,5 metri.', '«Chi va?»', 'S. Antonino', 'ecco:', 'Fine!'),
    )
    const block = fc.record({
      type: fc.constantFrom('paragraph' as const, 'heading' as const),
      text: text.map((parts) => parts.join(' ') || 'Sì.'),
    })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        const teaser = teaserOf(...blocks)
        expect(countStoryWords(teaser, [])).toBeLessThanOrEqual(countStoryWords(blocks, []) / 2)
        teaser.forEach((part, index) => {
          expect(part.type === blocks[index]?.type && 'text' in part && blocks[index]?.text.startsWith(part.text)).toBe(
            true,
          )
        })
      }),
    )
  })
})
