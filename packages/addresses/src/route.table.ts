import { FAMILY_TYPES, findFamily } from './family.table.ts'
import type { RouteRow } from './family.types.ts'
import { FIXED_PAGE_NAMES, findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import { SEARCH_FAMILIES, SEARCH_SCOPES } from './search-family.table.ts'
import type { AddressType } from './site-address.types.ts'

/** One row of requirements 2, as the grammar reads it with the spellings that are the default. */
export interface Route extends RouteRow {
  family: AddressType
  /** The fixed page that it is; null for a family with parameters. */
  page: FixedPageName | null
}

/** What the masked route is called in the table: its path is the installation's. */
const MASKED_EXAMPLE = '/area-abbonati'

const fixedRoutes = FIXED_PAGE_NAMES.map((name): Route => {
  const { path, note, pages, onlyOutsideProduction } = findFixedPage(name)
  const limits = onlyOutsideProduction ? '; only outside production, never indexed' : ''
  return {
    pattern: `${path ?? '{token}'}${pages ? '[/page_{n}]' : ''}`,
    family: 'fixed',
    page: name,
    example: path ?? MASKED_EXAMPLE,
    note: `${note}${limits}`,
  }
})

const listed = (family: AddressType, rows: readonly RouteRow[]): Route[] =>
  rows.map((row) => ({ ...row, family, page: null }))

const families: readonly Route[] = [
  ...listed('home', [{ pattern: '/', example: '/', note: 'home' }]),
  ...FAMILY_TYPES.flatMap((type) => listed(type, findFamily(type).routes)),
  ...SEARCH_SCOPES.flatMap((scope) => {
    const { pattern, example, note } = SEARCH_FAMILIES[scope]
    return listed('search', [{ pattern, example, note }])
  }),
  ...listed('category', [
    {
      pattern: '/{section…}[/page_{n}]',
      example: '/cronaca',
      note: 'catch-all: a section without its prefix; canonical is the section',
    },
  ]),
  ...listed('article', [
    {
      pattern: '/{section…}/{slug}/{id}',
      example: '/cronaca/il-ponte/7242',
      note: 'catch-all: a story without its prefix; canonical is the story',
    },
  ]),
]

/** Every route of requirements 2: the fixed ones, then the families. */
export const ROUTES: readonly Route[] = [...fixedRoutes, ...families]
