import { JOURNALISTS } from '../content/catalogue/small-tables.ts'
import { SECTIONS } from '../content/catalogue/sections.ts'
import { TAGS } from '../content/catalogue/tags.ts'
import { memoise } from '../content/memoise.ts'
import { chooseEvent } from '../content/stories/choose-event.ts'
import { CardDealer, KIND_REACH } from '../content/stories/deal-cards.ts'
import { PictureDealer } from './archive/deal-pictures.ts'
import { createFactsDrawer, chooseGroupChildren, type Desk } from './archive/draw-story-facts.ts'
import { createTagDrawer } from './archive/draw-story-tags.ts'
import { reachOfTags } from './archive/reach-of-tags.ts'
import { StoryArchive, type StoryDeal } from './archive/story-archive.ts'
import type { StoryFacts } from './archive/story-facts.types.ts'
import { createAncestry, createKeys, isKindKey, isPageKey, tagKey } from './archive/story-keys.ts'
import { Timeline, type TimelineOptions } from './archive/timeline.ts'
import { draftFacts } from './edits/draft-facts.ts'
import { StoryStore } from './edits/story-store.ts'
import { briefOf } from './forms/compose-text.ts'
import type { ChoosePicture } from '../content/stories/picture-subjects.table.ts'

/** The paper's sections, tags and journalists. */
export const DESK: Desk = { sections: SECTIONS, tags: TAGS, journalists: JOURNALISTS }

const FIRST_OWN_ID = 500_001
const ROOM_ABOVE = 5

/** Gives any subject a picture, for who reads words alone. */
const NO_PICTURES: ChoosePicture = ({ subject, variant }) => ({
  id: `${subject}-${variant}`,
  width: 1,
  height: 1,
  alt: '',
  caption: null,
  credit: '',
  colour: '#000000',
})

export interface StoreOptions extends TimelineOptions {
  choosePicture?: ChoosePicture
  /** What {@link StoryArchive.deals} of the same archive said. */
  dealt?: readonly StoryDeal[]
}

/**
 * The archive of a seed without editors' changes. Stories published by hand get ids far above it. `choosePicture` is left out
 * by who reads words alone, and changes no word.
 */
export function createStoryStore(options: StoreOptions): StoryStore {
  const { seed, choosePicture = NO_PICTURES, dealt } = options
  const keysOf = createKeys(createAncestry(SECTIONS))
  return new StoryStore({
    archive: new StoryArchive({
      timeline: new Timeline(options),
      drawFacts: createFactsDrawer(seed, DESK),
      deal: createDeal(seed, choosePicture, keysOf),
      dealt,
      keysOf,
      chooseChildren: chooseGroupChildren,
    }),
    keysOf,
    firstOwnId: Math.max(FIRST_OWN_ID, options.stories * ROOM_ABOVE + 1),
    draftFacts: (id, fields, at) => draftFacts(SECTIONS, id, fields, at),
  })
}

/** Deals words, tags and pictures so that neighbours differ in every list that readers see. */
function createDeal(
  seed: number,
  choosePicture: ChoosePicture,
  keysOf: (facts: StoryFacts) => string[],
): (facts: StoryFacts) => StoryDeal {
  const reaches = reachOfTags(TAGS)
  const drawer = createTagDrawer(seed, TAGS)
  const keyOfTag = memoise(tagKey)
  const cards = new CardDealer({
    seed,
    reachOf: (list) => reaches.get(list) ?? KIND_REACH,
    listsOf: (...request) => drawer.ofTheme(...request).map(keyOfTag),
  })
  const pictures = new PictureDealer(seed, choosePicture)
  return (facts) => {
    const brief = briefOf(seed, { facts })
    // Nothing is tagged before it is known what it tells.
    const untagged = keysOf(facts).filter(isPageKey)
    const card = cards.deal(brief, untagged.filter(isKindKey))
    const written = { ...brief, card }
    const tags = drawer.draw(written, (tag) => cards.ageIn(keyOfTag(tag), card))
    const lists = [...untagged, ...tags.map(keyOfTag)]
    cards.note(lists, card)
    const { subjects } = chooseEvent(written)
    const order = [card.subject, ...subjects.map((_, place) => place).filter((place) => place !== card.subject)]
    const dealt = pictures.deal(
      facts.id,
      order.map((place) => subjects[place]).filter((subject) => subject !== undefined),
      lists,
    )
    return { card: cards.turnTo(card, order[dealt.subject] ?? card.subject), picture: dealt.turn, tags }
  }
}
