import { obituaryPeriodSchema } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { normaliseSearchText } from '@liberta/contracts/search/search-parameters.schema'
import { defineDetail, defineList } from './family.types.ts'
import type { Family, RouteRow } from './family.types.ts'
import { readId, readSlug } from './read-segment.ts'

/** What has one slug and no pages. */
function defineOneSlug(prefix: string, route: RouteRow): Family<{ slug: string }> {
  return defineDetail({
    prefix,
    read: (words) => {
      const slug = words.length === 1 ? readSlug(words[0]) : null
      return slug === null ? null : { slug }
    },
    write: ({ slug }) => ({ words: [slug] }),
    probes: [{ slug: 'uno' }],
    routes: [route],
  })
}

/** The filters of the obituaries as their form sends them, in one order; empty where there are none. */
function writeObituaryFilters({ query, town, period }: ObituaryFilters): string {
  const given = Object.entries({ query: query?.toWellFormed(), comune: town, periodo: period })
  const values = given.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return values.length === 0 ? '' : `?${values.join('&')}`
}

/** Families whose spelling requirements 2 gives word for word: no setting renames them. */
export const GIVEN_FAMILIES = {
  latest: defineList<{ page: number }>({
    prefix: 'news/latest',
    read: (words, page) => (words.length === 0 ? { page } : null),
    write: ({ page }) => ({ words: [], page }),
    probes: [{ page: 2 }],
    routes: [{ pattern: '/news/latest[/page_{n}]', example: '/news/latest', note: 'latest news' }],
  }),
  obituaries: defineList<ObituaryFilters & { page: number }>({
    prefix: 'necrologie/list',
    read: (words, page, query) =>
      words.length === 0
        ? {
            page,
            query: normaliseSearchText(query().get('query') ?? ''),
            town: readSlug(query().get('comune')?.toLowerCase()),
            period: obituaryPeriodSchema.safeParse(query().get('periodo')?.toLowerCase()).data ?? null,
          }
        : null,
    write: ({ page, ...filters }) => ({ words: [], page, query: writeObituaryFilters(filters) }),
    probes: [
      { page: 2, query: 'uno', town: 'due', period: 'mese' },
      { page: 2, query: null, town: 'due', period: 'mese' },
    ],
    routes: [
      {
        pattern: '/necrologie/list[/page_{n}]',
        example: '/necrologie/list?query=rossi&comune=bobbio&periodo=mese',
        note: 'obituaries: `?query={name}` seeks a name, `comune={slug}` a town that obituaries name, `periodo={period}` those of the last days',
      },
    ],
  }),
  obituary: defineDetail<{ id: number }>({
    prefix: 'necrologie',
    read: ([digits, ...rest]) => {
      const id = rest.length === 0 ? readId(digits) : null
      return id === null ? null : { id }
    },
    write: ({ id }) => ({ words: [id] }),
    probes: [{ id: 4 }],
    routes: [{ pattern: '/necrologie/{id}', example: '/necrologie/5001', note: 'an obituary' }],
  }),
  staffMember: defineOneSlug('who-we-are/la-redazione/staff', {
    pattern: '/who-we-are/la-redazione/staff/{slug}',
    example: '/who-we-are/la-redazione/staff/marta-valdonica',
    note: 'a member of the newsroom',
  }),
  position: defineOneSlug('who-we-are/work-with-us/position', {
    pattern: '/who-we-are/work-with-us/position/{slug}',
    example: '/who-we-are/work-with-us/position/redattore-web',
    note: 'an open position',
  }),
  /** `path` is what stands below, without a slash before it; empty for the reserved area itself. */
  reservedArea: defineDetail<{ path: string }>({
    prefix: 'area-riservata',
    read: (words) => ({ path: words.join('/') }),
    write: ({ path }) => ({ words: path === '' ? [] : [path] }),
    probes: [{ path: 'uno/due' }],
    routes: [
      {
        pattern: '/area-riservata[/{slug…}]',
        example: '/area-riservata/salvati',
        note: 'reserved area: home for those not signed in',
      },
    ],
  }),
}
