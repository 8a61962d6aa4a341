import { composeBody, composeHeadline, type Headline, type StoryBrief } from '../../content/stories/compose-story.ts'
import type { StoredStory } from '../edits/story-store.ts'
import type { StoryBlock } from './story-form.schema.ts'

/** The words of a story: generated, or an editor's where an editor wrote them. */
export interface StoryHead {
  title: string
  kicker: string | null
  standfirst: string | null
  subject: Headline['subject']
  templates: Headline['templates']
  kind: Headline['kind']
  theme: Headline['theme']
}

export interface StoryText {
  blocks: StoryBlock[]
  pictureCaption: string | null
}

/** All that is composed of a story, as its forms show it. */
export interface StoryWords {
  head: StoryHead
  text: StoryText
  /** The text as plain lines. */
  plain: string
  /** Words of the text, its children's not included. */
  count: number
}

/** What a story is composed from. */
export function briefOf(seed: number, { facts }: Pick<StoredStory, 'facts'>): StoryBrief {
  const { id, topic, zone, publishedAt, card } = facts
  return { seed, index: id, topic, zone, publishedAt: new Date(publishedAt), card }
}

/** What stands over a story: composed anew each time, except where an editor wrote it. */
export function composeHead(seed: number, story: StoredStory): StoryHead {
  return { ...composeHeadline(briefOf(seed, story)), ...pickWords(story.written) }
}

/** A story’s text: what an editor wrote, else composed anew, the same for the same seed. */
export function composeText(seed: number, story: StoredStory): StoryText {
  const { text } = story.written
  if (text) {
    return { blocks: text.map((paragraph) => ({ type: 'paragraph', text: paragraph })), pictureCaption: null }
  }
  const { paragraphs, pictureCaption } = composeBody(briefOf(seed, story))
  return { blocks: paragraphs, pictureCaption }
}

/** Head and text, and what is made of both. */
export function composeWords(seed: number, story: StoredStory): StoryWords {
  const text = composeText(seed, story)
  const plain = writePlainText(text.blocks)
  return { head: composeHead(seed, story), text, plain, count: countTextWords(plain) }
}

/** The text as plain lines, one for each block. */
export function writePlainText(blocks: readonly StoryBlock[]): string {
  return blocks.flatMap((block) => linesOf(block)).join('\n')
}

/** Words, as spaces part them. */
export function countTextWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

function linesOf(block: StoryBlock): string[] {
  switch (block.type) {
    case 'picture':
      return []
    case 'quote':
      return [block.by === null ? `«${block.text}»` : `«${block.text}» ${block.by}`]
    case 'facts':
      return [block.title, ...block.items.map(({ when, text }) => (when === null ? text : `${when}: ${text}`))]
    default:
      return [block.text]
  }
}

function pickWords({ title, kicker, standfirst }: StoredStory['written']): Partial<StoryHead> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(kicker === undefined ? {} : { kicker }),
    ...(standfirst === undefined ? {} : { standfirst }),
  }
}
