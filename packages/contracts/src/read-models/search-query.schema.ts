import { z } from 'zod'
import {
  FILTER_IDS,
  FILTERS_OF_KIND,
  isDateOnly,
  readFilterValues,
  readMatching,
  writeMatching,
  searchKindSchema,
  searchParametersSchema,
} from '../search/search-parameters.schema.ts'
import type { FilterId, SearchKind, SearchParameters } from '../search/search-parameters.schema.ts'
import { referWithin } from './define-read-route.ts'
import type { QueryCodec, WrittenValues } from './define-read-route.ts'
import { pageParameterSchema, textParameterSchema, writePage } from './read-parameter.schema.ts'
import { buildSearchId } from './search-id.ts'
import { readInstant } from './read-instant.ts'
import { endOfRomeDay, startOfRomeDay } from '@liberta/italian/rome-time'

const dateSchema = z.unknown().optional().transform(readInstant)
const filterSchema = z.unknown().optional().transform(readFilter)
const DATE = 'ISO 8601 with an offset, milliseconds, or YYYY-MM-DD; anything else is ignored'

/** The filters by name, as parameters. */
const filterParameters = Object.fromEntries(
  FILTER_IDS.map((filter) => [filter, filterSchema.describe('Ids or slugs, parted by commas or repeated')]),
) as Record<FilterId, typeof filterSchema>

/**
 * The values of a search (requirements 7.29 to 7.32). Pages, dates and filters that do not fit are ignored (5.6 to 5.8); too long a text,
 * a kind that there is not, and a way of matching that there is not are refused, because what would be answered is not what
 * was asked for.
 */
const searchQuerySchema = z.object({
  type: searchKindSchema.default('story').describe('What is looked for'),
  qs: textParameterSchema,
  when: searchParametersSchema.shape.when
    .optional()
    .catch(null)
    .describe('oggi, fine-settimana: days that move with the calendar; anything else is ignored'),
  date: dateSchema.describe(`A whole day in Rome, by any instant of it. ${DATE}`),
  dateFrom: dateSchema.describe(`From then on. ${DATE}`),
  dateTo: dateSchema.describe(`Up to then. ${DATE}`),
  forceWholeDay: z
    .unknown()
    .optional()
    .transform((value) => value === 'true' || value === '1' || value === '')
    .describe('true: dateFrom and dateTo mean whole days in Rome, as they do where they have no time'),
  ...filterParameters,
  qsOpt: z
    .string()
    .refine((text) => readMatching(text) !== undefined, 'only best_fields~1 and phrase_prefix can be asked for')
    .optional()
    .describe(
      'best_fields~1, phrase_prefix, or both by a comma, the default; the slip that is forgiven may be left out',
    ),
  qsOptLgcOpr: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['or', 'and', '']))
    .optional()
    .describe('Whether any of the words will do (or, the default) or all are needed (and)'),
  sort: searchParametersSchema.shape.sort
    .optional()
    .catch(null)
    .describe(
      'recent: stories by date instead of by fit; relevance: videos by fit instead of by date. Anything else is ignored; events come by date',
    ),
  page: pageParameterSchema,
})

/** What is sought, and among what. */
export interface SearchQuery {
  kind: SearchKind
  search: SearchParameters
}

/** The query of a search. A filter that a kind of search does not have is left out of it. */
export const SEARCH_QUERY: QueryCodec<typeof searchQuerySchema, SearchQuery> = {
  schema: searchQuerySchema,
  read: (query) => ({ kind: query.type, search: readSearchParameters(query) }),
  write: writeSearch,
  refer: ({ kind, search }) => referWithin('search', buildSearchId(kind, search)),
}

/**
 * A search as the read API takes it: its dates widened to days where they mean days. What was found is named by this one.
 */
export function normaliseSearch(query: SearchQuery): SearchQuery {
  return SEARCH_QUERY.read(searchQuerySchema.parse(writeSearch(query)))
}

function readSearchParameters(query: z.output<typeof searchQuerySchema>): SearchParameters {
  const { qs: text, qsOpt = '', qsOptLgcOpr, sort, when, date, dateFrom, dateTo, forceWholeDay, page } = query
  const mean = (given: typeof date, widen: (milliseconds: number) => number) => {
    if (given === null) return null
    return forceWholeDay || given.isDay ? widen(given.milliseconds) : given.milliseconds
  }
  const filters = FILTER_IDS.flatMap((filter) => (query[filter].length > 0 ? [[filter, query[filter]]] : []))
  return {
    text,
    operator: qsOptLgcOpr === 'and' ? 'and' : 'or',
    matching: readMatching(qsOpt) ?? null,
    sort: sort ?? null,
    when: when ?? null,
    date: date && startOfRomeDay(date.milliseconds),
    dateFrom: mean(dateFrom, startOfRomeDay),
    dateTo: mean(dateTo, endOfRomeDay),
    filters: Object.fromEntries(filters),
    page,
  }
}

/** Dates are written as instants of UTC; whole days are asked for where a search has dates and nothing else (requirements 9.50). */
function writeSearch({ kind, search }: SearchQuery): WrittenValues {
  const { text, operator, matching, sort, when, date, dateFrom, dateTo, filters, page } = search
  const ofFilters = FILTERS_OF_KIND[kind].map((filter) => [filter, filters[filter]?.join(',')] as const)
  return {
    type: kind,
    qs: text ?? undefined,
    qsOpt: matching === null ? undefined : writeMatching(matching),
    qsOptLgcOpr: operator === 'or' ? undefined : operator,
    sort: sort ?? undefined,
    when: when ?? undefined,
    date: writeInstant(date),
    dateFrom: writeInstant(dateFrom),
    dateTo: writeInstant(dateTo),
    forceWholeDay: isDateOnly(search) ? 'true' : undefined,
    ...Object.fromEntries(ofFilters),
    page: writePage(page),
  }
}

function writeInstant(milliseconds: number | null): string | undefined {
  return milliseconds === null ? undefined : new Date(milliseconds).toISOString()
}

/** What is no value of any filter is ignored. */
function readFilter(value: unknown): string[] {
  return readFilterValues([value].flat().filter((text) => typeof text === 'string'))
}
