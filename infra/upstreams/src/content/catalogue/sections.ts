import { readContent } from '../read-content.ts'
import type { SectionRow } from '../schemas/site.schema.ts'
import type { CatalogueSection } from './catalogue.schema.ts'

const referTo = (row: SectionRow, path: string) => ({ id: row.id, slug: row.slug, name: row.name, path })

function lay(row: SectionRow, above?: CatalogueSection): CatalogueSection[] {
  const path = above ? `${above.path}/${row.slug}` : row.slug
  const below = row.below ?? []
  const section: CatalogueSection = {
    ...referTo(row, path),
    URL: `/news/${path}`,
    ids: above ? `${above.ids}.${row.id}` : String(row.id),
    parent: above?.id ?? null,
    subsections: below.map((child) => referTo(child, `${path}/${child.slug}`)),
    topics: [...row.topics],
    zone: row.zone ?? null,
    share: row.share,
  }
  return [section, ...below.flatMap((child) => lay(child, section))]
}

/** All sections of the paper, every parent before its children; the shares add up to 100. */
export const SECTIONS: readonly CatalogueSection[] = readContent('site/sections').flatMap((row) => lay(row))
