import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { FAMILY_TYPES, findFamily } from './family.table.ts'
import { FIXED_PAGE_NAMES } from './fixed-page.table.ts'
import { SEARCH_SCOPES } from './search-family.table.ts'
import type { SiteAddress } from './site-address.types.ts'

/** One address of each form, by which a grammar is tried: settings under which two families share a form are refused. */
export const ADDRESS_PROBES: readonly SiteAddress[] = [
  { type: 'home' },
  { type: 'category', sectionPath: 'uno/due', page: 2 },
  { type: 'article', sectionPath: 'uno/due', slug: 'tre', id: 4 },
  // A probe is an address of its family, which the compiler cannot follow through the table.
  ...FAMILY_TYPES.flatMap((type) => findFamily(type).probes.map((parts) => ({ type, ...parts }) as SiteAddress)),
  ...SEARCH_SCOPES.map((scope): SiteAddress => ({ type: 'search', scope, search: { ...EMPTY_SEARCH, text: 'po' } })),
  ...FIXED_PAGE_NAMES.map((name): SiteAddress => ({ type: 'fixed', name, page: 1, query: {} })),
]
