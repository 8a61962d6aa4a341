import { FOLDERS } from './folders.table.ts'
import { SECTIONS } from './sections.table.ts'
import { TAGS } from './tags.table.ts'
import { EVENT_CATEGORIES } from './event-categories.table.ts'

/** The fixed routes of specification §2 that a link of the CMS may lead to. */
const fixedRoutes: readonly string[] = [
  '/',
  '/tags',
  '/about',
  '/policy',
  '/topics',
  '/newsletter',
  '/videoShort',
  '/abbonamenti',
  '/clubliberta',
  '/note-legali',
  '/event/report',
  '/eventi',
  '/surveyDetail',
  '/lifestyleFood',
  '/contact-us',
  '/contact-us/faq',
  '/contact-us/request',
  '/contact-us/lettera-al-direttore',
  '/letterToEditor',
  '/news/latest',
  '/privacy-policy',
  '/necrologie/list',
  '/archivio-storico',
  '/podcast',
  '/who-we-are',
  '/who-we-are/la-redazione',
  '/who-we-are/work-with-us',
  '/editoriale-liberta',
  '/privacy-testi-e-foto',
  // The masked route, at the address that it has unless it is told another.
  '/area-abbonati',
  '/dichiarazione-di-accessibilita',
  '/multimedia/folder/teleliberta',
  '/multimedia/folder/teleliberta/programs',
]

/** Searches of the agenda by a word for a day, in the form `/eventi/ricerca/{slug}`. */
const agendaShortcuts: readonly string[] = ['/eventi/ricerca/oggi', '/eventi/ricerca/fine-settimana']

const position = /^\/who-we-are\/work-with-us\/position\/[a-z0-9-]+$/

const known: ReadonlySet<string> = new Set([
  ...fixedRoutes,
  ...agendaShortcuts,
  ...SECTIONS.map((section) => section.URL),
  ...FOLDERS.map((folder) => folder.URL),
  ...TAGS.map((tag) => `/tag/${tag.slug}`),
  ...EVENT_CATEGORIES.map((category) => `/events/${category.slug}`),
])

/** True for an address of specification §2 whose content is in the catalogue; a fragment does not matter. */
export function isKnownAddress(URL: string): boolean {
  const [path = ''] = URL.split('#')
  return known.has(path) || position.test(path)
}
