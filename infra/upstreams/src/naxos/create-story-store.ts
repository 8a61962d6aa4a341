import { JOURNALISTS } from '../content/catalogue/journalists.table.ts'
import { SECTIONS } from '../content/catalogue/sections.table.ts'
import { TAGS } from '../content/catalogue/tags.table.ts'
import { createFactsDrawer, chooseGroupChildren, type Desk } from './archive/draw-story-facts.ts'
import { StoryArchive } from './archive/story-archive.ts'
import { createAncestry, createKeys } from './archive/story-keys.ts'
import { Timeline, type TimelineOptions } from './archive/timeline.ts'
import { draftFacts } from './edits/draft-facts.ts'
import { StoryStore } from './edits/story-store.ts'

/** The paper's sections, tags and journalists. */
export const DESK: Desk = { sections: SECTIONS, tags: TAGS, journalists: JOURNALISTS }

const FIRST_OWN_ID = 500_001
const ROOM_ABOVE = 5

/** The archive of a seed without editors' changes. Stories published by hand get ids far above it. */
export function createStoryStore(options: TimelineOptions): StoryStore {
  const keysOf = createKeys(createAncestry(SECTIONS))
  return new StoryStore({
    archive: new StoryArchive({
      timeline: new Timeline(options),
      drawFacts: createFactsDrawer(options.seed, DESK),
      keysOf,
      chooseChildren: chooseGroupChildren,
    }),
    keysOf,
    firstOwnId: Math.max(FIRST_OWN_ID, options.stories * ROOM_ABOVE + 1),
    draftFacts: (id, fields, at) => draftFacts(SECTIONS, id, fields, at),
  })
}
