import type { Section } from '@liberta/contracts/sections/section.schema'

/** A section with the sections that lie in it. */
export interface SectionBranch {
  section: Section
  below: SectionBranch[]
}

/** The tree of sections, in the order of the list. A section whose parent is not in the list stands at the root. */
export function growSections(sections: readonly Section[]): SectionBranch[] {
  const known = new Set(sections.map(({ id }) => id))
  const byParent = Map.groupBy(sections, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const grow = (parent: number | null, above: readonly number[]): SectionBranch[] =>
    (byParent.get(parent) ?? [])
      // A circle in the CMS's data must not grow for ever.
      .filter(({ id }) => !above.includes(id))
      .map((section) => ({ section, below: grow(section.id, [...above, section.id]) }))
  return grow(null, [])
}
