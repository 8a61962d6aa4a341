import type { StoryBlock } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { anythingField, itemsField, neededWords, tidyWords, wordsField } from '../answers/field.schema.ts'
import { plainText } from '../answers/plain-text.ts'
import { keepGood } from '../answers/keep-good.ts'
import type { Drop } from '../answers/keep-good.ts'
import { mapPicture } from './map-picture.ts'

const naxosBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: neededWords }),
  z.object({ type: z.literal('heading'), text: neededWords }),
  z.object({ type: z.literal('quote'), text: neededWords, by: wordsField }),
  z.object({ type: z.literal('facts'), title: neededWords, items: itemsField }),
  z.object({ type: z.literal('picture'), picture: anythingField }),
])

const naxosFactSchema = z.object({ when: wordsField, text: neededWords })

/** A story's text block by block; where it has no blocks, its plain text, a paragraph a line. */
export function mapStoryBlocks(blocks: readonly unknown[], textualOnly: string | null, drop: Drop): StoryBlock[] {
  const mapped = keepGood(blocks, 'story_block', drop, (block) => mapBlock(block, drop))
  return mapped.length > 0 ? mapped : splitParagraphs(textualOnly ?? '')
}

function mapBlock(value: unknown, drop: Drop): StoryBlock | null {
  const answer = naxosBlockSchema.safeParse(value)
  if (!answer.success) return null
  switch (answer.data.type) {
    case 'facts': {
      const items = keepGood(
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
