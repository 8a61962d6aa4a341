import type { ClipDesk } from './media/clip-shelf.ts'
import { SECTIONS } from '../content/catalogue/sections.ts'
import { createMultimedia } from '../content/catalogue/multimedia.ts'
import { createCalendar } from './calendar/read-calendar.ts'
import { createStoryStore, DESK } from './create-story-store.ts'
import { EDITORIAL_PAGES } from '../content/catalogue/editorial-pages.ts'
import { FrontDesk } from './edits/front-desk.ts'
import { LiveDesk } from './edits/live-desk.ts'
import { PageDesk } from './edits/page-desk.ts'
import { RedirectBook } from './redirects/redirect-book.ts'
import { createCatalogueForms } from './forms/compose-catalogue-forms.ts'
import { createLiveForms } from './forms/compose-live-forms.ts'
import { createStoryForms } from './forms/compose-story-forms.ts'
import type { ChoosePicture } from '../content/stories/picture-subjects.table.ts'
import { composeFront } from './front/compose-front.ts'
import { layFront } from './front/lay-front.ts'
import type { Newsroom } from './newsroom.ts'
import { createFieldReader } from './search/read-story-fields.ts'
import { StorySearch } from './search/story-search.ts'

export interface NewsroomOptions {
  seed: number
  /** Stories in the archive at the anchor. */
  stories: number
  /** When the stand-in was first started, ms since the epoch. */
  anchor: number
  /** Whether stories come out by the hour. */
  publishes: boolean
  now: () => number
  choosePicture: ChoosePicture
  clips: ClipDesk
}

/** Puts the parts of the stand-in together; no input or output happens here. */
export function createNewsroom(options: NewsroomOptions): Newsroom {
  const { seed, stories, anchor, publishes, now, choosePicture, clips } = options
  const store = createStoryStore({ seed, stories, anchor, publishes, choosePicture })
  const liveDesk = new LiveDesk()
  const liveForms = createLiveForms(choosePicture, new Map(DESK.journalists.map((each) => [each.id, each])))
  const storyForms = createStoryForms({
    seed,
    madeAt: anchor,
    desk: DESK,
    store,
    choosePicture,
    clips,
    liveDesk,
    liveForms,
  })
  const catalogue = createCatalogueForms(choosePicture, clips)
  const multimedia = createMultimedia(seed)
  const calendar = createCalendar(seed, multimedia)
  const frontDesk = new FrontDesk()
  const paths = new Map(SECTIONS.map(({ id, URL }) => [id, URL]))
  const pathOf: Newsroom['pathOf'] = ({ id, slug, sections }) =>
    `${paths.get(sections[0] ?? 0) ?? '/news'}/${slug}/${id}`
  const frontParts = { store, stories: storyForms, catalogue, calendar, desk: frontDesk, pathOf }
  // The archive's lists are filled when it is first asked for the newest story.
  store.archive.newestAt(now())
  return {
    seed,
    world: `${seed}-${stories}-${anchor}-${EDITION}`,
    madeAt: anchor,
    now,
    desk: DESK,
    store,
    frontDesk,
    liveDesk,
    liveForms,
    pages: new PageDesk(EDITORIAL_PAGES),
    redirects: new RedirectBook({ desk: DESK, store, stories: storyForms, pathOf, now }),
    multimedia,
    calendar,
    stories: storyForms,
    catalogue,
    search: new StorySearch({ store, fieldsOf: createFieldReader({ seed, desk: DESK, store, now }) }),
    front: (at) => {
      const marksOf = (id: number) => storyForms.marks(id, at)
      const layout = layFront({ seed, sections: SECTIONS, store, chosenLead: frontDesk.lead, marksOf }, at)
      return composeFront(frontParts, layout, at)
    },
    pathOf,
  }
}

/**
 * Names the words that are generated, and which story is dealt which: who has kept an index or an answer of another edition makes
 * or fetches it anew. It is a digest of both, which edition.test.ts reckons: a change of either asks for the new one there.
 */
export const EDITION = 'af622ea29a2f'
