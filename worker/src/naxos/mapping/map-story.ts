import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { Story, StoryChild } from '@liberta/contracts/stories/story.schema'
import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { ratingSchema } from '@liberta/contracts/stories/story.schema'
import { countStoryWords, readingSeconds } from '@liberta/contracts/stories/reading-time'
import { z } from 'zod'
import {
  anythingField,
  instantField,
  itemsField,
  mediaPathField,
  premiumField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import { cutTeaser } from './cut-teaser.ts'
import { mapCaptions } from './map-captions.ts'
import { mapLiveBlog } from './map-live-blog.ts'
import { mapTag } from './map-people.ts'
import { mapStoryBlocks } from './map-story-blocks.ts'
import { mapStoryLink, mapTeaser, mapTeasers, readIds } from './map-teaser.ts'
import type { MappingContext } from './map-teaser.ts'

const textSchema = z.object({
  content_textual_only: z.string().nullish().catch(null),
  blocks: itemsField,
})

const naxosStorySchema = textSchema.extend({
  sections: itemsField,
  tags: itemsField,
  children: itemsField,
  read_next: itemsField,
  teaser_note: wordsField,
  rating: anythingField,
  video_url: mediaPathField,
  captions: itemsField,
  live_blog: anythingField,
})

const naxosChildSchema = textSchema.extend({ published_at: instantField, premium: premiumField })

/**
 * A story's full form as its page shows it; null where it cannot even be a card. Of a premium story only the teaser comes
 * through, and of premium children of a group only theirs: what is locked is never stored, so that no answer can hold it.
 */
export function mapStory(value: unknown, context: MappingContext): Story | null {
  const teaser = mapTeaser(value, context)
  const answer = naxosStorySchema.safeParse(value)
  if (!teaser || !answer.success) return null
  const { content_textual_only: plainText, children: childItems, video_url: videoURL, teaser_note: note } = answer.data
  const captions = mapCaptions(answer.data.captions, context.drop)
  const blocks = mapStoryBlocks(answer.data.blocks, plainText ?? null, context.drop)
  const children = keepFirst(
    keepLastValid(childItems, 'story', context.drop, (child) =>
      mapChild(child, teaser.section, teaser.publishedAt, context),
    ),
    ({ id }) => id,
  )
  const spoken = readingSeconds(blocks, children)
  return {
    ...teaser,
    ...lockText(teaser.premium, blocks, children),
    ...(teaser.premium && note !== null && { teaserNote: note }),
    ...mapRating(answer.data.rating),
    liveBlog: teaser.live && mapLiveBlog(answer.data.live_blog, context.drop),
    readingSeconds: spoken > 0 ? spoken : teaser.readingSeconds,
    sections: context.sections.refer(readIds(answer.data.sections)),
    tags: keepFirst(keepLastValid(answer.data.tags, 'tag', context.drop, mapTag), (tag) => tag.id),
    clip: videoURL === null || teaser.kind !== 'video' || teaser.premium ? null : { URL: videoURL, captions },
    readNext: mapTeasers(answer.data.read_next, context).filter((story) => story.id !== teaser.id),
  }
}

/** A rating that somebody gave: one out of its scale or of nobody is none (requirements 1.18). */
function mapRating(value: unknown): Pick<Story, 'rating'> {
  const given = z.object({}).loose().safeParse(value).data
  if (given === undefined) return {}
  const known = Object.fromEntries(Object.entries(given).filter(([, field]) => field !== null))
  const rating = ratingSchema.safeParse(known)
  return rating.success ? { rating: rating.data } : {}
}

/** What of a text everybody may read: all of it, or the teaser of a premium story, whose children keep no more than their titles. */
function lockText(
  premium: boolean,
  blocks: StoryBlock[],
  children: readonly StoryChild[],
): Pick<Story, 'locked' | 'blocks' | 'children'> {
  if (!premium) return { locked: false, blocks, children: children.map(lockChild) }
  const words = countStoryWords(blocks, children)
  const teaser = cutTeaser(blocks, words)
  const locked = countStoryWords(teaser, []) < words
  return { locked, blocks: teaser, children: children.map((child) => ({ ...child, locked: true, blocks: [] })) }
}

function lockChild(child: StoryChild): StoryChild {
  return child.locked ? { ...child, blocks: cutTeaser(child.blocks, countStoryWords(child.blocks, [])) } : child
}

/** A child with its text still whole, `locked` where it is a premium story. */
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
  return { ...link, publishedAt: answer.data.published_at ?? publishedAt, locked: answer.data.premium, blocks }
}
