import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { countBlockWords, countWords } from '@liberta/contracts/stories/reading-time'

/** After so many paragraphs a premium story ends for everybody without a subscription (docs/design.md, premium). */
const TEASER_PARAGRAPHS = 2
/** A text in one long paragraph is no teaser: at most so many words are given, and never more than half of all. */
const MOST_TEASER_WORDS = 150
/** The end of a sentence, closing marks included. */
const FULL_STOP = /[.!?…][»”"’')\]]*$/

const SENTENCES = new Intl.Segmenter('it', { granularity: 'sentence' })

/**
 * The part of a premium story that everybody may read: its first two paragraphs, with what stands before and between them, up
 * to a full stop. Empty where not one sentence fits.
 * @param wholeWords words of the whole story, its children's included
 */
export function cutTeaser(blocks: readonly StoryBlock[], wholeWords: number): StoryBlock[] {
  const teaser: StoryBlock[] = []
  let room = Math.min(MOST_TEASER_WORDS, Math.floor(wholeWords / 2))
  let paragraphs = 0
  for (const whole of blocks) {
    const block = whole.type === 'paragraph' ? { ...whole, text: cutAtFullStop(whole.text, room) } : whole
    const words = countBlockWords(block)
    if (words > room || (block.type === 'paragraph' && words === 0)) break
    teaser.push(block)
    room -= words
    if (block.type !== 'paragraph') continue
    paragraphs += 1
    if (paragraphs === TEASER_PARAGRAPHS || words < countBlockWords(whole)) break
  }
  const last = teaser.findLastIndex(({ type }) => type === 'paragraph')
  return teaser.slice(0, last + 1)
}

/** The first sentences of a paragraph, of at most so many words together; empty where the first is longer, or has no end. */
function cutAtFullStop(text: string, mostWords: number): string {
  let cut = ''
  for (const { segment, index } of SENTENCES.segment(text)) {
    const until = text.slice(0, index + segment.length).trimEnd()
    if (countWords(until) > mostWords) break
    if (FULL_STOP.test(until)) cut = until
  }
  return cut
}
