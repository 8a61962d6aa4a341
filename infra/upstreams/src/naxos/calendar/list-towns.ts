import type { Obituary } from '../../content/catalogue/catalogue.schema.ts'
import { slugify } from '../../content/catalogue/slugify.ts'

/** The towns that notices name, each once, with the slug by which its notices are asked for; in the order of the alphabet. */
export function listTowns(obituaries: readonly Pick<Obituary, 'town'>[]): { slug: string; name: string }[] {
  const names = [...new Set(obituaries.map(({ town }) => town))]
  return names.toSorted((one, other) => one.localeCompare(other, 'it')).map((name) => ({ slug: slugify(name), name }))
}
