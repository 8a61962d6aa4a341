import { createRandom, type Random } from '../random.ts'
import { captionTemplates } from './captions.table.ts'
import { capitalise, capitaliseSentences } from './grammar/articles.ts'
import { StoryContext } from './story-context.ts'
import type { BodyBlock, Headline, StoryBody, StoryBrief, StoryEvent, StoryFamily } from './story.types.ts'
import { broadTopics, type LeafTopic } from './story-topics.table.ts'
import { topicRows } from './topics.table.ts'

export type { BodyBlock, Headline, PictureSubject, StoryBody, StoryBrief } from './story.types.ts'
export { storyTopics, type StoryTopic } from './story-topics.table.ts'

/** Streams of the generator: what is drawn for the headline never shifts what is drawn for the body. */
const streams = { event: 2, headline: 3, body: 4, caption: 5 } as const

const titleLength = { min: 45, max: 95 } as const
const standfirstLength = { min: 90, max: 200 } as const
const wordRange = { min: 265, max: 860 } as const
const attempts = 40

interface StoryPlan {
  event: StoryEvent
  family: StoryFamily
  context: StoryContext
}

function planStory(brief: StoryBrief): StoryPlan {
  const random = createRandom(brief.seed, brief.index, streams.event)
  const { topic } = brief
  const leaf: LeafTopic = topic === 'cronaca' || topic === 'opinioni' ? random.pick(broadTopics[topic]) : topic
  const { events, family } = topicRows[leaf]
  const month = brief.publishedAt.getUTCMonth() + 1
  const event = random.pick(events.filter(({ months }) => months === undefined || months.includes(month)))
  return { event, family, context: new StoryContext(brief, event.slots ?? {}, event.theme) }
}

/** Draws until a pattern fits the length wanted; the one that misses it least when none does. */
function renderWithin(
  plan: StoryPlan,
  patterns: readonly string[],
  length: { min: number; max: number },
  random: Random,
): string {
  let best = ''
  let bestMiss = Infinity
  for (let attempt = 0; attempt < attempts && bestMiss > 0; attempt += 1) {
    const text = capitaliseSentences(plan.context.render(random.pick(patterns), random))
    const miss = Math.max(length.min - text.length, text.length - length.max, 0)
    if (miss < bestMiss) [best, bestMiss] = [text, miss]
  }
  return best
}

/** Title, standfirst, kicker and picture subject of a story; a pure function of the brief. */
export function composeHeadline(brief: StoryBrief): Headline {
  const plan = planStory(brief)
  const random = createRandom(brief.seed, brief.index, streams.headline)
  const title = renderWithin(plan, plan.event.titles, titleLength, random)
  const standfirst = renderWithin(plan, plan.event.standfirsts, standfirstLength, random)
  const kicker = random.chance(0.45) ? capitalise(plan.context.render(random.pick(plan.family.kickers), random)) : null
  return { title, standfirst, kicker, subject: subjectOf(plan, brief) }
}

function subjectOf(plan: StoryPlan, brief: StoryBrief): Headline['subject'] {
  return createRandom(brief.seed, brief.index, streams.caption).pick(plan.event.subjects)
}

/** The text of a story, which agrees with its headline; a pure function of the brief. */
export function composeBody(brief: StoryBrief): StoryBody {
  const plan = planStory(brief)
  const random = createRandom(brief.seed, brief.index, streams.body)
  const paragraphs = composeBlocks(plan, random)
  const caption = composeCaption(plan, brief)
  return { paragraphs, pictureCaption: caption }
}

/** What stands under the picture, e.g. «L’ospedale di Bobbio ieri mattina». */
function composeCaption(plan: StoryPlan, brief: StoryBrief): string {
  const random = createRandom(brief.seed, brief.index, streams.caption, 1)
  return capitaliseSentences(plan.context.render(random.pick(captionTemplates[subjectOf(plan, brief)]), random))
}

function composeBlocks(plan: StoryPlan, random: Random): BodyBlock[] {
  const { event, family, context } = plan
  const say = (source: string): string => capitaliseSentences(context.render(source, random))
  const paragraph = (source: string): BodyBlock => ({ type: 'paragraph', text: say(source) })
  const size = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 6])
  const told = event.steps.map(paragraph)
  const around = random.sample(family.context, size + 3).map((source) => () => paragraph(source))
  const blocks: BodyBlock[] = [...told.slice(0, 2)]
  if (random.chance(0.4)) blocks.push(quoteBlock(plan, random))
  for (const [place, later] of told.slice(2).entries()) {
    const extra = place < size ? around.pop() : undefined
    if (extra) blocks.push(extra())
    blocks.push(later)
  }
  if (size >= 4) blocks.push({ type: 'heading', text: headingText(say(random.pick(family.headings))) })
  for (let rest = size - Math.max(told.length - 2, 0); rest > 0; rest -= 1) {
    const extra = around.pop()
    if (extra) blocks.push(extra())
  }
  if (family.facts.length > 0 && random.chance(0.16)) blocks.push(factsBlock(plan, random))
  const [closing = '', before = ''] = random.sample(family.outlook, 2)
  if (size >= 5) blocks.push(paragraph(before))
  blocks.push(paragraph(closing))
  return fitLength(blocks, around)
}

function quoteBlock({ event, context }: StoryPlan, random: Random): BodyBlock {
  const [text, by] = random.pick(event.quotes)
  return {
    type: 'quote',
    text: capitaliseSentences(context.render(text, random)),
    by: capitalise(context.render(by, random)),
  }
}

function factsBlock({ family, context }: StoryPlan, random: Random): BodyBlock {
  const list = random.pick(family.facts)
  return {
    type: 'facts',
    title: capitalise(context.render(list.title, random)),
    items: list.items.map(([when, text]) => ({
      when: when === null ? null : capitalise(context.render(when, random)),
      text: capitaliseSentences(context.render(text, random)),
    })),
  }
}

const headingText = (text: string): string => text.replace(/\.$/, '')

/** Words of a body as the reader counts them: paragraphs, headings, quotes and lists. */
export function countWords(blocks: readonly BodyBlock[]): number {
  let words = 0
  for (const block of blocks) {
    const text = block.type === 'facts' ? block.items.map((item) => item.text).join(' ') : block.text
    words += text.split(/\s+/).length
  }
  return words
}

/** Lengthens a body that came out short with the paragraphs left over, put in before the last one. */
function fitLength(blocks: BodyBlock[], spare: (() => BodyBlock)[]): BodyBlock[] {
  let next = spare.pop()
  while (next && (countWords(blocks) < wordRange.min || blocks.length < 6)) {
    blocks.splice(-1, 0, next())
    next = spare.pop()
  }
  while (countWords(blocks) > wordRange.max && blocks.length > 6) blocks.splice(-2, 1)
  return blocks
}
