import { nameReadModel } from './read-model-key.ts'

/**
 * What a read model is made of, beside itself. When one of these changes in the CMS, the read models that bear its tag are found by it
 * (worker/src/cms-changes), and where it is withdrawn, the pages made of them are removed by it: a tag of one thing is spelled as the name of
 * that thing's read model. A kind stands here because something looks it up; a test holds that.
 */
export type Tag =
  | `${'story' | 'multimedia' | 'event' | 'obituary' | 'section'}:${number}`
  | `page:${string}`
  | `liveEntries:${number}`
  | `liveEntry:${number}.${number}`
  | 'search:story'
  | 'obituaries'
  | 'multimediaLists'
  | 'eventLists'

/** Builds each kind of tag. */
export const tagOf = {
  story: (id: number): Tag => `story:${id}`,
  multimedia: (id: number): Tag => `multimedia:${id}`,
  event: (id: number): Tag => `event:${id}`,
  obituary: (id: number): Tag => `obituary:${id}`,
  /** Of lists of its stories: a new name of it stands in them. */
  section: (id: number): Tag => `section:${id}`,
  page: (slug: string): Tag => `page:${slug}`,
  /** Of every page and every entry of a live story: which pages move when one is taken away nobody can tell. */
  liveEntries: (story: number): Tag => `liveEntries:${story}`,
  liveEntry: (story: number, entry: number): Tag => `liveEntry:${story}.${entry}`,
  /** Of every search among stories: what a new or changed story is found by nobody can tell. */
  everyStorySearch: (): Tag => 'search:story',
  /** Of every list of obituaries and of their towns: nobody can tell which town a new obituary names. */
  everyObituaryList: (): Tag => 'obituaries',
  /** Of every list of clips, and of programmes with their episodes: in which folders and under which tags a new one stands no change says. */
  everyMultimediaList: (): Tag => 'multimediaLists',
  /** Of every list of events: of which category, type and tags a new one is no change says. */
  everyEventList: (): Tag => 'eventLists',
} as const

/**
 * How many names the set of a tag of a whole kind keeps, those written last: by such a tag a change only finds what it may come into, and each
 * search that anybody makes is one more of them. Of a tag of one thing every name is kept, as what shows it must be found when it is withdrawn.
 */
export const MOST_NAMES_OF_KIND: ReadonlyMap<string, number> = new Map<Tag, number>([
  [tagOf.everyStorySearch(), 500],
  [tagOf.everyObituaryList(), 2_000],
  [tagOf.everyMultimediaList(), 2_000],
  [tagOf.everyEventList(), 2_000],
])

/**
 * The read models of which parts stand around every page (most read, breaking news, the lead that an error page offers), by name: a page does
 * not bear these names, and is not made anew for their sake. Where what they showed may be shown to nobody once more, every page is.
 */
export const FRAME_MODELS: ReadonlySet<string> = new Set([
  nameReadModel({ model: 'front', id: 'home' }),
  nameReadModel({ model: 'mostRead', id: 'all' }),
])

/**
 * The key by which a cache in front finds the pages around which something stands, by the name of its read model. Another one than of pages
 * made of it: only a withdrawal concerns them, where every change of what is read most would have all pages forgotten.
 */
export function buildFrameKey(name: string): string {
  return `around:${name}`
}
