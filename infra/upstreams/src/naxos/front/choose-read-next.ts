import type { StoryFacts } from '../archive/story-facts.types.ts'
import { sectionKey, tagKey } from '../archive/story-keys.ts'
import type { StoryArchive } from '../archive/story-archive.ts'

const BY_TAG = 4
const BY_SECTION = 6
const MOST = 6

/**
 * Ids of stories to read after one: older ones with its first tag, then of its section, newest first. They follow from
 * the archive alone, so that a page of an old story changes only when one of them does. `before`: the newest number
 * that may be among them.
 */
export function chooseReadNext(archive: StoryArchive, facts: StoryFacts, before: number): number[] {
  const [tag] = facts.tags
  const [section] = facts.sections
  const chosen = new Set<number>()
  if (tag !== undefined) take(archive.descending(tagKey(tag), before), BY_TAG, chosen)
  if (section !== undefined) take(archive.descending(sectionKey(section), before), BY_SECTION, chosen)
  for (const child of archive.childrenOf(facts)) chosen.delete(child)
  return [...chosen].slice(0, MOST)
}

function take(ids: Iterable<number>, count: number, into: Set<number>): void {
  let left = count
  for (const id of ids) {
    if (left === 0) return
    into.add(id)
    left -= 1
  }
}
