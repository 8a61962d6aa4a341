import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { FIXED_PAGE_NAMES, findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { FOLDERS } from './folders.ts'
import { SECTIONS } from './sections.ts'
import { TAGS } from './tags.ts'
import { EVENT_CATEGORIES } from './small-tables.ts'

/** Fixed pages to which no editor links: ways of a sign-in, and a viewer that needs to be told of which gallery. */
const NOT_LINKED: ReadonlySet<FixedPageName> = new Set(['authorizeSso', 'login', 'galleryViewer'])

/** Where a link of the CMS may lead without a parameter: the site's fixed pages, and lists that are families of their own. */
const withoutParameter: readonly string[] = [
  '/',
  '/news/latest',
  '/necrologie/list',
  '/ricerca',
  ...FIXED_PAGE_NAMES.flatMap((name) => {
    const { path, onlyOutsideProduction = false } = findFixedPage(name)
    return path === null || onlyOutsideProduction || NOT_LINKED.has(name) ? [] : [path]
  }),
  // The masked route, at the address that it has unless it is told another.
  addressSettingsSchema.parse({}).maskedPath,
]

/** Searches of the agenda by a word for a day, in the form `/eventi/ricerca/{slug}`. */
const agendaShortcuts: readonly string[] = ['/eventi/ricerca/oggi', '/eventi/ricerca/fine-settimana']

const position = /^\/who-we-are\/work-with-us\/position\/[a-z0-9-]+$/

const known: ReadonlySet<string> = new Set([
  ...withoutParameter,
  ...agendaShortcuts,
  ...SECTIONS.map((section) => section.URL),
  ...FOLDERS.map((folder) => folder.URL),
  ...TAGS.map((tag) => `/tag/${tag.slug}`),
  ...EVENT_CATEGORIES.map((category) => `/events/${category.slug}`),
])

/** True for an address of requirements 2 whose content is in the catalogue; a fragment does not matter. */
export function isKnownAddress(URL: string): boolean {
  const [path = ''] = URL.split('#')
  return known.has(path) || position.test(path)
}
