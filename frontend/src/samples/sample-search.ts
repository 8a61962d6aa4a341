import { searchResultsSchema } from '@liberta/contracts/search/search-results.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { sampleEventTeaser } from './sample-events.ts'
import { sampleMultimediaTeaser } from './sample-multimedia.ts'
import { sampleTeaser } from './sample-stories.ts'

const PAGES = 3
const ON_A_PAGE = 20

/** What finds nothing. */
export const SAMPLE_NOTHING = 'ornitorinco'

const list = (id: string, label: string, values: readonly (readonly [string, string, number])[]) => ({
  id,
  label,
  type: 'list',
  values: values.map(([value, name, count]) => ({ value, label: name, count })),
})

const SECTIONS = {
  id: 'sections',
  label: 'Section',
  type: 'tree',
  values: [
    { value: '1', label: 'Cronaca', count: 31 },
    { value: '12', label: 'Sport', count: 17, children: [{ value: '14', label: 'Calcio', count: 9, deep: 1 }] },
  ],
}
const ZONES = list('zones', 'Zone', [
  ['val-nure', 'Val Nure', 12],
  ['lungo-il-po', 'Lungo il Po', 8],
])
const TAGS = list('tags', 'tags', [['piena-del-po', 'Piena del Po', 22]])
const CATEGORIES = list('categories', 'Categoria', [
  ['teatro', 'Teatro', 11],
  ['sagre', 'Sagre', 4],
])

const FILTERS = { story: [SECTIONS, ZONES, TAGS], multimedia: [TAGS], event: [CATEGORIES, ZONES, TAGS] } as const

/** One page of results with filters; none for the text that finds nothing, or past the last page. */
export function sampleResults(kind: SearchKind, { text, page }: SearchParameters): SearchResults {
  const isFound = text !== SAMPLE_NOTHING
  const numbers =
    isFound && page <= PAGES ? Array.from({ length: ON_A_PAGE }, (_, at) => (page - 1) * ON_A_PAGE + at) : []
  return searchResultsSchema.parse({
    kind,
    page,
    pages: isFound ? PAGES : 1,
    total: isFound ? PAGES * ON_A_PAGE : 0,
    filters: isFound ? FILTERS[kind] : [],
    complete: true,
    stories: numbers.map((index) => sampleTeaser(index)),
    items: numbers.map((index) => sampleMultimediaTeaser(index)),
    events: numbers.map((index) => sampleEventTeaser(index)),
  })
}
