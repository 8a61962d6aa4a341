import type { Tag } from '@liberta/contracts/stories/story.schema'
import type { Section } from '@liberta/contracts/sections/section.schema'

/** Tags under one letter of the alphabet; those that begin with no letter stand together under «0-9». */
export interface TagLetter {
  letter: string
  /** The anchor of the letter: `lettera-a`, `lettera-numeri`. */
  id: string
  tags: Tag[]
}

const NUMBERS = '0-9'
const collator = new Intl.Collator('it-IT', { numeric: true, sensitivity: 'base' })

function letterOf({ name }: Tag): string {
  const [first = ''] = name.normalize('NFD').toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : NUMBERS
}

/** Sorts after every letter what is none. */
const keyOf = (letter: string) => (letter === NUMBERS ? '~' : letter)

/** Groups tags by the letter that they begin with, accents aside, in Italian order; numbers stand last. */
export function groupTags(tags: readonly Tag[]): TagLetter[] {
  const byLetter = Map.groupBy(
    tags.toSorted((a, b) => collator.compare(a.name, b.name)),
    letterOf,
  )
  return [...byLetter]
    .toSorted(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(([letter, group]) => ({
      letter,
      id: `lettera-${letter === NUMBERS ? 'numeri' : letter.toLowerCase()}`,
      tags: group,
    }))
}

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
