import { wordsOfBlock } from '../story-text/story-block.schema.ts'
import type { StoryBlock } from '../story-text/story-block.schema.ts'

const WORDS_PER_MINUTE = 250

/** Number of words in a text: runs of anything but white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Number of words of one block; a picture has none. */
export function countBlockWords(block: StoryBlock): number {
  return countWords(wordsOfBlock(block).join(' '))
}

/** How long so many words take to read, in whole seconds: 250 a minute, rounded up (requirements 9.41 and 9.43). */
export function secondsToRead(words: number): number {
  return Math.ceil((words * 60) / WORDS_PER_MINUTE)
}

/**
 * Reading time in whole seconds: 250 words a minute, the group's children included, rounded up to the second
 * (requirements 9.42).
 */
export function readingSeconds(blocks: readonly StoryBlock[], children: readonly { blocks: readonly StoryBlock[] }[]) {
  return secondsToRead(countStoryWords(blocks, children))
}

/** Number of words of a story's text, its children's included. */
export function countStoryWords(
  blocks: readonly StoryBlock[],
  children: readonly { blocks: readonly StoryBlock[] }[],
): number {
  return [blocks, ...children.map((child) => child.blocks)]
    .flat()
    .reduce((sum, block) => sum + countBlockWords(block), 0)
}

/** Reading time in words: '6 min 12 s', '45 s', '3 min'. */
export function describeReadingTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].filter(Boolean).join(' ')
}
