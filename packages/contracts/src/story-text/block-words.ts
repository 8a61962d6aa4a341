import type { StoryBlock } from './story-block.schema.ts'

/** What of a block is read as the story's own words, part by part: neither who said a quotation nor what stands under a picture. */
export function wordsOfBlock(block: StoryBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'facts':
      return [block.title, ...block.items.map(({ text }) => text)]
    case 'picture':
      return []
  }
}
