import { createRandom, type Random } from '../random.ts'
import { readContent } from '../read-content.ts'
import type { StoryEvent, StoryFamily } from '../schemas/stories.schema.ts'
import { chooseEvent, leafOf, nameKind } from './choose-event.ts'
import { chooseMention } from './read-named.ts'
import { capitalise, capitaliseSentences } from './grammar/articles.ts'
import { StoryContext } from './story-context.ts'
import type { BodyBlock, Headline, StoryBody, StoryBrief } from './story.types.ts'
import { TOPICS } from './read-topics.ts'

export type { BodyBlock, Headline, StoryBody, StoryBrief, StoryCard } from './story.types.ts'
export { storyTopics, type StoryTopic } from './story-topics.table.ts'

/** Streams of the generator: what is drawn for the headline never shifts what is drawn for the body. */
const streams = { headline: 3, body: 4, caption: 5 } as const

const captions = readContent('stories/captions')

const titleLength = { min: 35, max: 95 } as const
const standfirstLength = { min: 85, max: 200 } as const
/** Body lengths in words as a newspaper has them: many of medium length, few long ones. */
const wordTargets = [340, 390, 440, 460, 480, 490, 510, 540, 590, 680, 760] as const
const mediumStory = 440
const longStory = 490
const typicalParagraph = 33
const mostAround = 9
const attempts = 40

interface StoryPlan {
  event: StoryEvent
  family: StoryFamily
  labels: readonly string[]
  /** A sentence that names an institution or a club; none for most. */
  mention: readonly string[]
  context: StoryContext
}

function planStory(brief: StoryBrief): StoryPlan {
  const event = chooseEvent(brief)
  const { family, labels } = TOPICS[leafOf(brief)]
  const mention = chooseMention(brief)
  return {
    event,
    family,
    labels,
    mention: mention ? [mention.sentence] : [],
    context: new StoryContext(brief, event.slots ?? {}, event.theme),
  }
}

/** Draws until a pattern fits the length wanted; the one that misses it least when none does. */
function renderWithin(
  plan: StoryPlan,
  patterns: readonly string[],
  length: { min: number; max: number },
  random: Random,
): { text: string; pattern: string } {
  let best = { text: '', pattern: '' }
  let bestMiss = Infinity
  for (let attempt = 0; attempt < attempts && bestMiss > 0; attempt += 1) {
    const pattern = random.pick(patterns)
    const text = capitaliseSentences(plan.context.render(pattern, random, true))
    const miss = Math.max(length.min - text.length, text.length - length.max, 0)
    if (miss < bestMiss) [best, bestMiss] = [{ text, pattern }, miss]
  }
  return best
}

/** Title, standfirst, kicker and picture subject of a story; a pure function of the brief. */
export function composeHeadline(brief: StoryBrief): Headline {
  const plan = planStory(brief)
  const { card } = brief
  const random = createRandom(brief.seed, brief.index, streams.headline)
  const title = renderWithin(plan, choices(plan.event.titles, card?.title), titleLength, random)
  const standfirst = renderWithin(plan, choices(plan.event.standfirsts, card?.standfirst), standfirstLength, random)
  return {
    title: title.text,
    standfirst: standfirst.text,
    kicker: random.chance(0.45) ? composeKicker(plan, title.text, random) : null,
    subject: subjectOf(plan, brief),
    templates: [title.pattern, standfirst.pattern],
    kind: nameKind(plan.event),
    theme: plan.event.theme,
  }
}

/** What was dealt alone; all where nothing was. */
function choices(patterns: readonly string[], dealt: number | undefined): readonly string[] {
  const pattern = dealt === undefined ? undefined : patterns[dealt]
  return pattern === undefined ? patterns : [pattern]
}

/** A label of the story's event, of its topic or of its place, that says what the title does not; null where there is none. */
function composeKicker({ event, labels, context }: StoryPlan, title: string, random: Random): string | null {
  const named = [event.theme, ...labels].map((label) => capitalise(context.render(label, random)))
  const said = title.toLowerCase()
  const saying = named.filter((label) => !wordsOf(label).some((word) => said.includes(word)))
  return saying.length === 0 ? null : random.pick(saying)
}

/** The words of a label that mean something, without their ends, which change: «Il mercato» and «mercati» have «mercat». */
function wordsOf(label: string): string[] {
  const words = label.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.map((word) => word.slice(0, Math.max(4, word.length - 1)))
}

function subjectOf(plan: StoryPlan, brief: StoryBrief): Headline['subject'] {
  const dealt = brief.card && plan.event.subjects[brief.card.subject]
  return dealt ?? createRandom(brief.seed, brief.index, streams.caption).pick(plan.event.subjects)
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
  return capitaliseSentences(plan.context.render(random.pick(captions[subjectOf(plan, brief)]), random))
}

function composeBlocks(plan: StoryPlan, random: Random): BodyBlock[] {
  const { event, family, mention, context } = plan
  const say = (source: string): string => capitaliseSentences(context.render(source, random))
  const tell = (source: string, settled: boolean): BodyBlock => ({
    type: 'paragraph',
    text: capitaliseSentences(context.render(source, random, settled)),
  })
  const paragraph = (source: string): BodyBlock => tell(source, false)
  const wanted = random.pick(wordTargets)
  const [opening, ...written] = event.steps.map((source) => tell(source, true))
  const closings = random.sample(family.outlook, wanted >= mediumStory ? 3 : 2).map(paragraph)
  const quote = random.chance(0.55) ? [quoteBlock(plan, random)] : []
  const facts = family.facts.length > 0 && random.chance(0.16) ? [factsBlock(plan, random)] : []
  const heading: BodyBlock[] = wanted >= longStory ? [{ type: 'heading', text: say(random.pick(family.headings)) }] : []
  const naming = mention.map(paragraph)
  const fixed = [...(opening ? [opening] : []), ...written, ...naming, ...quote, ...facts, ...heading, ...closings]
  const shared = drawAround(family, wanted - countWords(fixed), random)
  const around = (shared.length > 5 ? joinPairs(shared) : shared).map(paragraph)
  return [
    ...fixed.slice(0, opening ? 1 : 0),
    ...written.slice(0, 1),
    ...quote,
    ...around.slice(0, 1),
    ...written.slice(1),
    ...naming,
    ...around.slice(1, 3),
    ...heading,
    ...around.slice(3),
    ...facts,
    ...closings,
  ]
}

/** Long stories tell two things in one paragraph here and there, so that they do not fall to pieces. */
function joinPairs(sources: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < sources.length; i += 2) joined.push(sources.slice(i, i + 2).join(' '))
  return joined
}

/** As many shared paragraphs, each used once, as the missing words ask for; at least one. */
function drawAround(family: StoryFamily, missingWords: number, random: Random): string[] {
  const count = Math.min(mostAround, Math.max(1, Math.round(missingWords / typicalParagraph)))
  return random.sample(family.context, count)
}

function quoteBlock({ event, context }: StoryPlan, random: Random): BodyBlock {
  const { text, by } = random.pick(event.quotes)
  return {
    type: 'quote',
    text: capitaliseSentences(context.render(text, random, true)),
    by: capitalise(context.render(by, random)),
  }
}

function factsBlock({ family, context }: StoryPlan, random: Random): BodyBlock {
  const list = random.pick(family.facts)
  return {
    type: 'facts',
    title: capitalise(context.render(list.title, random)),
    items: list.items.map(({ when, text }) => ({
      when: when === null ? null : capitalise(context.render(when, random)),
      text: capitaliseSentences(context.render(text, random)),
    })),
  }
}

/** Words of a body as the reader counts them: paragraphs, headings, quotes and lists. */
export function countWords(blocks: readonly BodyBlock[]): number {
  let words = 0
  for (const block of blocks) {
    const text = block.type === 'facts' ? block.items.map((item) => item.text).join(' ') : block.text
    words += text.split(/\s+/).length
  }
  return words
}
