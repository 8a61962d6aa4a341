import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { z } from 'zod'
import { anythingField, itemsField, requiredText, tidyWords, wordsField, plainText } from '../answers/field.schema.ts'
import { keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapPicture } from './map-picture.ts'

const naxosBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: requiredText }),
  z.object({ type: z.literal('heading'), text: requiredText }),
  z.object({ type: z.literal('quote'), text: requiredText, by: wordsField }),
  z.object({ type: z.literal('facts'), title: requiredText, items: itemsField }),
  z.object({ type: z.literal('picture'), picture: anythingField }),
])

const naxosFactSchema = z.object({ when: wordsField, text: requiredText })

/** A story's text block by block; where it has no blocks, its plain text, a paragraph a line. */
export function mapStoryBlocks(blocks: readonly unknown[], textualOnly: string | null, drop: Drop): StoryBlock[] {
  const mapped = keepLastValid(blocks, 'story_block', drop, (block) => mapBlock(block, drop))
  return mapped.length > 0 ? mapped : splitParagraphs(textualOnly ?? '')
}

function mapBlock(value: unknown, drop: Drop): StoryBlock | null {
  const answer = naxosBlockSchema.safeParse(value)
  if (!answer.success) return null
  switch (answer.data.type) {
    case 'facts': {
      const items = keepLastValid(
        answer.data.items,
        'story_block',
        drop,
        (item) => naxosFactSchema.safeParse(item).data ?? null,
      )
      return items.length > 0 ? { ...answer.data, items } : null
    }
    case 'picture': {
      const picture = mapPicture(answer.data.picture, drop)
      return picture && { type: 'picture', picture }
    }
    default:
      return answer.data
  }
}

function splitParagraphs(text: string): StoryBlock[] {
  return plainText(text)
    .split(/[\r\n]+/)
    .map(tidyWords)
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', text: line }))
}
