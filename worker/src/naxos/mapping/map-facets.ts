import { encodeSlug } from '@liberta/contracts/text/slug'
import { FILTERS_OF_KIND, filterValueTextSchema } from '@liberta/contracts/search/search-parameters.schema'
import type { FilterId, SearchKind } from '@liberta/contracts/search/search-parameters.schema'
import type { Filter, FilterValue } from '@liberta/contracts/search/search-results.schema'
import { z } from 'zod'
import { countField, itemsField, requiredText, slugField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { MappingContext } from './map-teaser.ts'
import type { SectionIndex } from './section-index.ts'

/** Labels of the filters (requirements 3.36), and of the two more of events. */
const LABELS: Readonly<Record<FilterId, string>> = {
  zones: 'Zone',
  tags: 'Tag',
  sections: 'Section',
  categories: 'Categoria',
  types: 'Tipo',
  locations: 'Luogo',
}

const value = slugField
  // The values of a filter are parted by commas: one that holds any could not be asked for.
  .refine((slug) => !slug.includes(','))
  .transform(encodeSlug)
  .pipe(filterValueTextSchema)
const naxosFacetSchema = z.object({ value, label: requiredText, count: countField })

/**
 * The filters that a search can be narrowed by, in a fixed order; one without a value is left out. Sections come as a
 * tree: each below the nearest of its ancestors that is among the values.
 */
export function mapFacets(facets: unknown, kind: SearchKind, { sections, drop }: MappingContext): Filter[] {
  const byId = z.record(z.string(), z.unknown()).safeParse(facets).data ?? {}
  return FILTERS_OF_KIND[kind].flatMap((id): Filter[] => {
    const rows = itemsField.safeParse(Object.hasOwn(byId, id) ? byId[id] : []).data ?? []
    const values = keepFirst(keepLastValid(rows, 'facet', drop, mapValue), (row) => row.value)
    if (values.length === 0) return []
    const filter = { id, label: LABELS[id] }
    if (id !== 'sections') return [{ ...filter, type: 'list', values }]
    return [{ ...filter, type: 'tree', values: makeTree(values, sections) }]
  })
}

function mapValue(row: unknown): FilterValue | null {
  const answer = naxosFacetSchema.safeParse(row)
  return answer.success ? { ...answer.data, count: answer.data.count ?? 0 } : null
}

/** Each row below the nearest section above it that is a row as well. */
function makeTree(rows: readonly FilterValue[], sections: SectionIndex): FilterValue[] {
  const present = new Set(rows.map((row) => row.value))
  const parents = new Map(
    rows.map(({ value: own }) => {
      const above = sections.find(Number(own))?.ids.split('.').slice(0, -1) ?? []
      return [own, above.findLast((id) => present.has(id))]
    }),
  )
  const grow = (parent: string | undefined, deep: number): FilterValue[] =>
    rows
      .filter((row) => parents.get(row.value) === parent)
      .map((row) => ({ ...row, deep, children: grow(row.value, deep + 1) }))
  return grow(undefined, 0)
}
