import { z } from 'zod'
import { pageParameter, pageSizeParameter } from '../http/parameters.schema.ts'

const LONGEST_QUERY = 200

const listSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))
  .transform((values) => values.map((value) => value.trim()).filter((value) => value !== ''))

const instantSchema = z.iso.datetime({ offset: true, local: true }).or(z.iso.date())

/**
 * Query of /search (requirements 7.29 to 7.32). `qsOpt` names how words are matched, `best_fields~1` (one slip forgiven) and
 * `phrase_prefix`; both are used, also where it is missing.
 * Dates are ISO; filters take ids or slugs, parted by commas.
 */
export const searchQuerySchema = z.object({
  type: z.enum(['story', 'multimedia', 'event']).default('story'),
  page: pageParameter,
  page_size: pageSizeParameter.default(20),
  qs: z.string().max(LONGEST_QUERY).default(''),
  dateFrom: instantSchema.optional(),
  dateTo: instantSchema.optional(),
  date: instantSchema.optional(),
  forceWholeDay: z.stringbool().default(false),
  sections: listSchema.default([]),
  zones: listSchema.default([]),
  tags: listSchema.default([]),
  categories: listSchema.default([]),
  types: listSchema.default([]),
  locations: listSchema.default([]),
  /** `newest` first; `next`: of events those that begin next first, and what goes on already last. */
  sort: z.enum(['relevance', 'newest', 'next']).default('relevance'),
  qsOpt: z.string().optional(),
  qsOptLgcOpr: z.enum(['or', 'and', 'OR', 'AND']).default('or'),
})

export type SearchQuery = z.infer<typeof searchQuerySchema>

const facetSchema = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))

/** How many of what was found stand in each section, zone, tag, category, type or location; the most frequent first. */
const facetsSchema = z.object({
  sections: facetSchema,
  zones: facetSchema,
  tags: facetSchema,
  categories: facetSchema,
  types: facetSchema,
  locations: facetSchema,
})

export type Facet = z.infer<typeof facetSchema>
export type Facets = z.infer<typeof facetsSchema>
export const NO_FACETS: Facets = {
  sections: [],
  zones: [],
  tags: [],
  categories: [],
  types: [],
  locations: [],
}
