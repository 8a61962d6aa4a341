import type { CatalogueSection } from '../../content/catalogue/catalogue.schema.ts'
import type { StoryFacts } from '../archive/story-facts.types.ts'
import type { StoryFields } from './edit.schema.ts'

const ANY_TOPIC = 'cronaca'
const VIDEO_SECONDS = 90

/** Facts of a story that an editor publishes; its topic, which chooses the picture, follows from its first section. */
export function draftFacts(
  sections: readonly CatalogueSection[],
  id: number,
  { sections: ids, tags, journalists, zone, kind, premium }: StoryFields,
  publishedAt: number,
): StoryFacts {
  const first = sections.find((section) => section.id === ids[0])
  const below = sections.find((section) => section.parent === ids[0])
  return {
    id,
    topic: first?.topics[0] ?? below?.topics[0] ?? ANY_TOPIC,
    zone,
    sections: ids,
    tags,
    journalists,
    kind,
    premium,
    isGroup: false,
    videoSeconds: kind === 'video' ? VIDEO_SECONDS : null,
    publishedAt,
    card: null,
    picture: { variant: 2 * id, isDrawn: false },
  }
}
