import type { Multimedia } from '../content/catalogue/multimedia.ts'
import type { Desk } from './archive/draw-story-facts.ts'
import type { Calendar } from './calendar/read-calendar.ts'
import type { FrontDesk } from './edits/front-desk.ts'
import type { LiveDesk } from './edits/live-desk.ts'
import type { createLiveForms } from './forms/compose-live-forms.ts'
import type { StoryStore } from './edits/story-store.ts'
import type { CatalogueForms } from './forms/compose-catalogue-forms.ts'
import type { StoryForms } from './forms/compose-story-forms.ts'
import type { FrontHome } from './front/front.schema.ts'
import type { PageDesk } from './edits/page-desk.ts'
import type { RedirectBook } from './redirects/redirect-book.ts'
import type { StorySearch } from './search/story-search.ts'

/** Everything that a call can be answered from. */
export interface Newsroom {
  seed: number
  /** Names this archive among others: seed, size, first day, edition of its words. */
  world: string
  /** When the archive was made, ms since the epoch: what never changes has this time. */
  madeAt: number
  now: () => number
  desk: Desk
  store: StoryStore
  frontDesk: FrontDesk
  liveDesk: LiveDesk
  liveForms: ReturnType<typeof createLiveForms>
  pages: PageDesk
  redirects: RedirectBook
  multimedia: Multimedia
  calendar: Calendar
  stories: StoryForms
  catalogue: CatalogueForms
  search: StorySearch
  front: (now: number) => FrontHome
  /** The site's path of a story. */
  pathOf: (story: { id: number; slug: string; sections: readonly number[] }) => string
}
