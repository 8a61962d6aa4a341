import type { SearchScope } from '@liberta/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildSearchId, LONGEST_SEARCH_ID } from '@liberta/contracts/read-models/search-id'
import { normaliseSearch } from '@liberta/contracts/read-models/search-query.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { dropOver, findNextChange } from '../../components/events/drop-over.ts'
import { dayInRome } from '@liberta/italian/italian-date'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { ContentSource } from '../../content/content-source.ts'
import { describeFeeds } from '../../page-definition/head/describe-feeds.ts'
import { describePage } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, Page, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { addressOfSearch, isNarrowed, keepText, pruneSearch } from './change-search.ts'
import { SEARCH_SCOPES } from './search-scope.table.ts'
import { SearchPage } from './SearchPage.tsx'
import { describeCount, firstDaySought, lower, titleOfSearch } from './search-words.ts'
import type { SearchContent } from './search-words.ts'

const common = { load: loadSearch, describe: describeSearch, View: SearchPage }
const ANY_SEARCH = definePage<'search', SearchContent>({ ...common, cache: 'search' })
const SEARCH_OF_A_DAY = definePage<'search', SearchContent>({ ...common, cache: 'today' })

/** `/ricerca`, `/news/ricerca`, `/eventi/ricerca`, `/multimedia/folder/teleliberta/ricerca` and all that stands below them. */
export const SEARCH_PAGE: Page<'search'> = {
  handle: ANY_SEARCH.handle,
  find: (address, context) => (address.search.when === null ? ANY_SEARCH : SEARCH_OF_A_DAY).find(address, context),
}

const BESIDE: readonly SearchKind[] = ['multimedia', 'event']

async function loadSearch(
  { scope, search: requested }: AddressOf<'search'>,
  { path, source, now }: LoadContext,
): Promise<Loaded<SearchContent>> {
  const search = pruneSearch(scope, requested)
  const { kind } = SEARCH_SCOPES[scope]
  // So much cannot be sought at once: nobody but a machine asks for it.
  if (idOfSearch(kind, search).length > LONGEST_SEARCH_ID) throwNoContent(path)
  const [answer, ...others] = await Promise.all([
    source.read('search', { kind, search }),
    ...kindsBeside(scope, search).map((other) => readBeside(source, other, search)),
  ])
  const { body: results, tags } = expectPresent(answer, path)
  if (search.page > results.pages) throwNoContent(path)
  const beside = others.flatMap(({ results: found }) => found ?? []).map((found) => withoutOver(found, now))
  const shown = firstDaySought(search, now) < dayInRome(now) ? results : withoutOver(results, now)
  return {
    content: { scope, search, results: shown, beside: beside.filter(({ total }) => total > 0), now },
    tags: [nameOfSearch(kind, search), ...tags, ...others.flatMap((other) => other.tags)],
    ...(results.kind === 'event' && { validUntil: findNextChange(results.events, now) }),
  }
}

/** Results without what was on yesterday and is over; days that are past are asked for by who wants it. */
function withoutOver(results: SearchResults, now: Date): SearchResults {
  if (results.kind !== 'event') return results
  const events = dropOver(results.events, now)
  return { ...results, events, total: results.total - results.events.length + events.length }
}

/** Words sought in the whole site are sought among videos and events, too; what narrows the stories would not narrow those. */
function kindsBeside(scope: SearchScope, search: SearchParameters): readonly SearchKind[] {
  const isBroad = scope === 'site' && search.text !== null && search.page === 1 && !isNarrowed('story', search)
  return isBroad ? BESIDE : []
}

async function readBeside(source: ContentSource, kind: SearchKind, search: SearchParameters) {
  const sought = keepText(search)
  const { body, tags } = takeIfPresent(await source.read('search', { kind, search: sought }))
  return { results: body !== null && body.total > 0 ? body : null, tags: [nameOfSearch(kind, sought), ...tags] }
}

function nameOfSearch(kind: SearchKind, search: SearchParameters): string {
  return nameReadModel({ model: 'search', id: idOfSearch(kind, search) })
}

/** As the API names what it finds, which widens days. */
function idOfSearch(kind: SearchKind, search: SearchParameters): string {
  return buildSearchId(kind, normaliseSearch({ kind, search }).search)
}

function describeSearch({ scope, search, results, now }: SearchContent, settings: SiteSettings): PageHead {
  const { origin, grammar } = settings
  const title = titleOfSearch(scope, search, now)
  const canonical = origin + addressOfSearch(grammar, scope, canonicalSearch(search))
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours(results, (page) => origin + addressOfSearch(grammar, scope, { ...search, page })),
    title: titlePage(search.text === null ? title : `${search.text}: ${lower(title)}`, search.page),
    description: `${describeCount(scope, search, results.total)} su Libertà, il quotidiano di Piacenza.`,
    canonical,
    // Without the words that a reader seeks: nobody has words of one's own drawn.
    drawn: { type: 'page', title },
    structure: [describePage({ name: title, url: canonical }, 'SearchResultsPage')],
    feeds: describeFeeds({ type: 'search', scope, search: { ...search, page: 1 } }, title, settings),
  }
}

/**
 * What readers seek is theirs: to search engines every search is the page on which one begins to search. Days that move with the
 * calendar are pages of their own.
 */
function canonicalSearch({ when }: SearchParameters): SearchParameters {
  return { ...EMPTY_SEARCH, when }
}
