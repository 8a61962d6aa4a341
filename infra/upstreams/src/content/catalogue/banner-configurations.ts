import type { CatalogueBanner } from './catalogue.schema.ts'
import { createRandom } from '../random.ts'
import { readContent } from '../read-content.ts'
import type { HouseBanner } from '../schemas/site.schema.ts'
import { FOLDERS } from './folders.ts'
import { SECTIONS } from './sections.ts'
import { EVENT_CATEGORIES } from './small-tables.ts'

export type BannerOwner = 'section' | 'folder' | 'event_category'

const SEED = 1883
const HOUSE_BANNERS = readContent('site/banners')
const streams: Readonly<Record<BannerOwner, number>> = { section: 711, folder: 712, event_category: 713 }
const FIRST_BANNER = 7001
/** Banners of one sentence and picture, each with a number of its own. */
const ROUNDS = 8

type Breakpoints = Pick<CatalogueBanner['multimedia'], 'visibleBreakpoints' | 'invisibleBreakpoints' | 'forceScale'>

const shown = (visible: string[], invisible: string[] = [], forceScale = false): Breakpoints => ({
  visibleBreakpoints: visible,
  invisibleBreakpoints: invisible,
  forceScale,
})

/** How editors set banners when they follow the manual. */
const tidy: readonly Breakpoints[] = [
  shown([]),
  shown(['desktop']),
  shown(['mobile']),
  shown(['mobile', 'tablet']),
  shown(['lg', 'xl', '2xl'], [], true),
  shown([], ['mobile']),
  shown(['default', 'sm'], ['md', 'lg', 'xl', '2xl']),
  shown(['desktop'], ['tablet', 'mobile'], true),
]

/** How they set them on a busy evening: contradictions, repetitions, breakpoints that do not exist, aliases in capitals. */
const odd: readonly Breakpoints[] = [
  shown(['desktop', 'mobile'], ['desktop']),
  shown(['xs', 'lg']),
  shown(['lg', 'lg', 'desktop'], ['']),
  shown(['Desktop'], ['3xl'], true),
  shown(['default', 'sm', 'md', 'lg', 'xl', '2xl'], ['default', 'sm', 'md', 'lg', 'xl', '2xl']),
]

const owners: Readonly<Record<BannerOwner, ReadonlySet<number>>> = {
  section: new Set(SECTIONS.map((section) => section.id)),
  folder: new Set(FOLDERS.map((folder) => folder.id)),
  event_category: new Set(EVENT_CATEGORIES.map((category) => category.id)),
}

/**
 * The banners of a section, a folder or an event category, none to five; about one in six is set oddly, and now and then
 * two share a position. No two of them say the same. An empty list for an id that does not exist.
 */
export function bannersOf(owner: BannerOwner, id: number): CatalogueBanner[] {
  if (!owners[owner].has(id)) return []
  const random = createRandom(SEED, streams[owner], id)
  const shows = random.sample([...HOUSE_BANNERS.keys()], random.int(0, 5))
  let position = 0
  return shows.map((show) => {
    position += random.chance(0.92) ? random.int(1, 3) : 0
    const breakpoints = random.pick(random.chance(0.17) ? odd : tidy)
    const number = show + HOUSE_BANNERS.length * random.int(0, ROUNDS - 1)
    return { position, multimedia: { id: FIRST_BANNER + number, ...showOf(number), ...breakpoints } }
  })
}

/** What banner number `number` shows: the house's own, one after the other. */
function showOf(number: number): HouseBanner {
  return HOUSE_BANNERS[number % HOUSE_BANNERS.length] ?? { title: 'Libertà', URL: '/', tags: [], scene: null }
}
