import type { Desk } from '../archive/draw-story-facts.ts'
import type { StoryStore } from '../edits/story-store.ts'
import { composeHead, composeText, writePlainText } from '../forms/compose-text.ts'
import type { SearchFields } from './field-counts.ts'

const NOTHING: SearchFields = { title: '', summary: '', body: '' }

/** Reads what a story can be found by: its words, its tags' and journalists' names. A withdrawn story by nothing. */
export function createFieldReader(parts: {
  seed: number
  desk: Desk
  store: StoryStore
  now: () => number
}): (id: number) => SearchFields {
  const { seed, desk, store, now } = parts
  const tags = new Map(desk.tags.map(({ id, name }) => [id, name]))
  const journalists = new Map(desk.journalists.map(({ id, name }) => [id, name]))
  return (id) => {
    const story = id <= store.archive.planned && !store.isEdited(id) ? store.ofArchive(id) : store.findOpen(id, now())
    if (!story) return NOTHING
    const { title, standfirst, kicker } = composeHead(seed, story)
    const names = [
      ...story.facts.tags.map((tag) => tags.get(tag)),
      ...story.facts.journalists.map((by) => journalists.get(by)),
    ]
    return {
      title,
      summary: [standfirst, kicker, ...names].filter((part) => part !== null && part !== undefined).join(' '),
      body: writePlainText(composeText(seed, story).blocks),
    }
  }
}
