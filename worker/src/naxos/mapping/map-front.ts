import type { Front, FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { anythingField, itemsField, referenceField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import { mapBreaking, mapClip, mapEvent, mapLive, mapObituary } from './map-front-items.ts'
import { mapTeasers } from './map-teaser.ts'
import type { MappingContext } from './map-teaser.ts'

const naxosFrontSchema = z.object({ live: anythingField, breaking: anythingField, blocks: itemsField })

const naxosGroupSchema = z.object({ section: referenceField.nullish().catch(null), stories: itemsField })

const naxosBlockSchema = naxosGroupSchema.extend({
  type: z.string(),
  clips: itemsField,
  events: itemsField,
  obituaries: itemsField,
  river: anythingField,
  valleys: itemsField,
})

type NaxosBlock = z.infer<typeof naxosBlockSchema>
type MapBlock = (block: NaxosBlock, context: MappingContext) => FrontBlock | null

const BLOCKS: Readonly<Record<string, MapBlock>> = {
  opening: storiesBlock('opening'),
  latest: storiesBlock('latest'),
  most_read: storiesBlock('mostRead'),
  opinions: storiesBlock('opinions'),
  section: mapSectionBlock,
  valleys: mapValleys,
  television: clipsBlock('television', 'Telelibertà'),
  podcasts: clipsBlock('podcasts', 'Podcast'),
  events: mapEvents,
  obituaries: mapObituaries,
}

/**
 * The home page as the editors have laid it out; null where `data` is no front. A block of an unknown type, and one that
 * is empty once its bad items are dropped, is left out. `updatedAt` is the answer's own.
 */
export function mapFront(data: unknown, updatedAt: string, context: MappingContext): Front | null {
  const answer = naxosFrontSchema.safeParse(data)
  if (!answer.success) return null
  const { live: liveAnswer, breaking: breakingAnswer, blocks } = answer.data
  const live = mapLive(context.grammar, liveAnswer, updatedAt)
  if (live === null && liveAnswer !== null && liveAnswer !== undefined) context.drop('live')
  const breaking = mapBreaking(context.grammar, breakingAnswer)
  if (breaking === null && breakingAnswer !== null && breakingAnswer !== undefined) context.drop('breaking')
  return {
    live,
    breaking,
    updatedAt,
    blocks: keepLastValid(blocks, 'front_block', context.drop, (block) => mapBlock(block, context)),
  }
}

function mapBlock(value: unknown, context: MappingContext): FrontBlock | null {
  const answer = naxosBlockSchema.safeParse(value)
  if (!answer.success || !Object.hasOwn(BLOCKS, answer.data.type)) return null
  return BLOCKS[answer.data.type]?.(answer.data, context) ?? null
}

function storiesBlock(type: 'opening' | 'latest' | 'mostRead' | 'opinions'): MapBlock {
  return (block, context) => {
    const stories = mapTeasers(block.stories, context)
    return stories.length > 0 ? { type, stories } : null
  }
}

function clipsBlock(type: 'television' | 'podcasts', series: string): MapBlock {
  return (block, { drop, grammar }) => {
    const clips = keepFirst(
      keepLastValid(block.clips, 'clip', drop, (clip) => mapClip(grammar, clip, series, drop)),
      ({ id }) => id,
    )
    return clips.length > 0 ? { type, clips } : null
  }
}

function mapSectionBlock(block: NaxosBlock, context: MappingContext): FrontBlock | null {
  const group = mapGroup(block, context)
  if (!group || group.stories.length === 0) return null
  const subsections = context.sections.find(group.section.id)?.subsections ?? []
  return { type: 'section', ...group, subsections }
}

function mapValleys(block: NaxosBlock, context: MappingContext): FrontBlock | null {
  const river = mapGroup(block.river, context)
  const valleys = keepLastValid(block.valleys, 'front_block', context.drop, (valley) => mapGroup(valley, context))
  const isEmpty = [river, ...valleys].every((group) => !group || group.stories.length === 0)
  return river && !isEmpty ? { type: 'valleys', river, valleys } : null
}

function mapEvents(block: NaxosBlock, { drop, grammar }: MappingContext): FrontBlock | null {
  const events = keepFirst(
    keepLastValid(block.events, 'event', drop, (event) => mapEvent(grammar, event, drop)),
    ({ id }) => id,
  )
  return events.length > 0 ? { type: 'events', events } : null
}

function mapObituaries(block: NaxosBlock, { drop, grammar }: MappingContext): FrontBlock | null {
  const obituaries = keepFirst(
    keepLastValid(block.obituaries, 'obituary', drop, (item) => mapObituary(grammar, item)),
    ({ id }) => id,
  )
  return obituaries.length > 0 ? { type: 'obituaries', obituaries } : null
}

function mapGroup(
  value: unknown,
  context: MappingContext,
): { section: SectionReference; stories: StoryTeaser[] } | null {
  const answer = naxosGroupSchema.safeParse(value)
  const section = context.sections.refer(answer.data?.section ? [answer.data.section] : [])[0]
  return answer.success && section ? { section, stories: mapTeasers(answer.data.stories, context) } : null
}
