import { secondsToRead } from '@liberta/contracts/stories/reading-time'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { StoryLink, StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import {
  anythingField,
  cautiousField,
  chooseSlug,
  countField,
  flagField,
  instantField,
  itemsField,
  mediaPathField,
  requiredText,
  positiveField,
  premiumField,
  referenceField,
  pageIdField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import { mapCorrections, mapMadeWithAI } from './map-story-trust.ts'
import { mapLiveFacts } from './map-live-blog.ts'
import { mapAuthor } from './map-people.ts'
import { mapPicture } from './map-picture.ts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Drop } from '../answers/keep-last-valid.ts'
import type { SectionIndex } from './section-index.ts'

const MOST_RELATED = 5

/** A slug for a story whose title has no letter that an address can show. */
const NAMELESS = 'storia'

const naxosLinkSchema = z.object({ id: pageIdField, slug: wordsField, title: requiredText, sections: itemsField })

/** The short form (docs/naxos.md). */
const naxosTeaserSchema = naxosLinkSchema.extend({
  kicker: wordsField,
  standfirst: wordsField,
  kind: z.enum(['story', 'opinion', 'video', 'live']).catch('story'),
  is_group: flagField,
  premium: premiumField,
  journalists: itemsField,
  picture: anythingField,
  published_at: instantField,
  updated_at: instantField,
  word_count: countField,
  video_seconds: positiveField,
  video_url: mediaPathField,
  children: itemsField,
  live: anythingField,
  corrections: itemsField,
  made_with_ai: anythingField,
  noindex: cautiousField,
})

/**
 * A story's short form as a card shows it. Null where it has no id or title, no time, or no section of the tree, since
 * then it has no address.
 */
export function mapTeaser(value: unknown, context: MappingContext): StoryTeaser | null {
  const answer = naxosTeaserSchema.safeParse(value)
  if (!answer.success) return null
  const link = makeLinkOf(answer.data, context)
  const publishedAt = answer.data.published_at ?? answer.data.updated_at
  if (!link || publishedAt === null) return null
  const { kind: given, kicker, standfirst, premium, video_seconds: videoSeconds, video_url: videoURL } = answer.data
  // A live blog reports: that it is live is said by its own facts.
  const kind = given === 'live' ? 'story' : given
  return {
    ...link,
    kind,
    kicker,
    standfirst,
    picture: mapPicture(answer.data.picture, context.drop),
    authors: keepFirst(
      keepLastValid(answer.data.journalists, 'journalist', context.drop, (person) =>
        mapAuthor(person, { drop: context.drop, isOpinion: kind === 'opinion' }),
      ),
      ({ id }) => id,
    ),
    publishedAt,
    updatedAt: answer.data.updated_at ?? publishedAt,
    premium,
    isGroup: answer.data.is_group,
    readingSeconds: secondsToRead(answer.data.word_count ?? 0),
    // A card that promises a clip leads to one: there is none in the teaser of a locked story.
    videoSeconds: kind === 'video' && videoURL !== null && !premium ? videoSeconds : null,
    live: mapLiveFacts(given, answer.data.live, premium),
    ...mapCorrections(answer.data.corrections, context.drop),
    ...mapMadeWithAI(answer.data.made_with_ai),
    ...(answer.data.noindex && { noindex: true as const }),
    related: mapLinks(answer.data.children, link.section, context).slice(0, MOST_RELATED),
  }
}

/** Cards of a list; one that cannot be shown is dropped and counted, a second one of an id is left out. */
export function mapTeasers(items: readonly unknown[], context: MappingContext): StoryTeaser[] {
  return keepFirst(
    keepLastValid(items, 'story', context.drop, (item) => mapTeaser(item, context)),
    ({ id }) => id,
  )
}

/** A link to a story; a child without a section of its own stands in that of its group. */
export function mapStoryLink(value: unknown, context: MappingContext, inherited?: SectionReference): StoryLink | null {
  const answer = naxosLinkSchema.safeParse(value)
  return answer.success ? makeLinkOf(answer.data, context, inherited) : null
}

function makeLinkOf(
  { id, slug, title, sections: ids }: z.infer<typeof naxosLinkSchema>,
  { sections }: MappingContext,
  inherited?: SectionReference,
): StoryLink | null {
  const section = sections.refer(readIds(ids))[0] ?? inherited
  return section ? { id, slug: chooseSlug(slug, title) || NAMELESS, title, section } : null
}

/** The ids among the items of a list, which may stand in objects. */
export function readIds(items: readonly unknown[]): number[] {
  return items.flatMap((item) => referenceField.safeParse(item).data ?? [])
}

function mapLinks(items: readonly unknown[], section: SectionReference, context: MappingContext): StoryLink[] {
  const links = keepLastValid(items, 'story', context.drop, (item) => mapStoryLink(item, context, section))
  return keepFirst(links, ({ id }) => id)
}

/** What the mapping of stories needs beside the answer itself. */
export interface MappingContext {
  sections: SectionIndex
  drop: Drop
  /** By which the links of an answer come to be spelled as the site spells them. */
  grammar: AddressGrammar
}
