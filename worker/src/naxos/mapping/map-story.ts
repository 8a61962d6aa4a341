import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { Story, StoryChild } from '@liberta/contracts/stories/story.schema'
import { readingSeconds } from '@liberta/contracts/wording/reading-time'
import { z } from 'zod'
import { instantField, itemsField } from '../answers/field.schema.ts'
import { keepFirst, keepGood } from '../answers/keep-good.ts'
import { mapTag } from './map-people.ts'
import { mapStoryBlocks } from './map-story-blocks.ts'
import { mapStoryLink, mapTeaser, mapTeasers, readIds } from './map-teaser.ts'
import type { MappingContext } from './mapping-context.ts'

const textSchema = z.object({
  content_textual_only: z.string().nullish().catch(null),
  blocks: itemsField,
})

const naxosStorySchema = textSchema.extend({
  sections: itemsField,
  tags: itemsField,
  children: itemsField,
  read_next: itemsField,
})

const naxosChildSchema = textSchema.extend({ published_at: instantField })

/** A story's full form as its page shows it; null where it cannot even be a card. */
export function mapStory(value: unknown, context: MappingContext): Story | null {
  const teaser = mapTeaser(value, context)
  const answer = naxosStorySchema.safeParse(value)
  if (!teaser || !answer.success) return null
  const { content_textual_only: plainText, children: childItems } = answer.data
  const blocks = mapStoryBlocks(answer.data.blocks, plainText ?? null, context.drop)
  const children = keepGood(childItems, 'story', context.drop, (child) =>
    mapChild(child, teaser.section, teaser.publishedAt, context),
  )
  const spoken = readingSeconds(blocks, children)
  return {
    ...teaser,
    readingSeconds: spoken > 0 ? spoken : teaser.readingSeconds,
    sections: context.sections.refer(readIds(answer.data.sections)),
    tags: keepFirst(keepGood(answer.data.tags, 'tag', context.drop, mapTag), (tag) => tag.id),
    blocks,
    children,
    readNext: mapTeasers(answer.data.read_next, context).filter((story) => story.id !== teaser.id),
  }
}

function mapChild(
  value: unknown,
  section: SectionReference,
  publishedAt: string,
  context: MappingContext,
): StoryChild | null {
  const link = mapStoryLink(value, context, section)
  const answer = naxosChildSchema.safeParse(value)
  if (!link || !answer.success) return null
  const blocks = mapStoryBlocks(answer.data.blocks, answer.data.content_textual_only ?? null, context.drop)
  return { ...link, publishedAt: answer.data.published_at ?? publishedAt, blocks }
}
