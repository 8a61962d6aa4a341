import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { Section, SectionReference } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { chooseSlug, idField, neededWords, positiveField, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepGood } from '../answers/keep-good.ts'
import type { Drop } from '../answers/keep-good.ts'

/** Sections deeper than this have no address (contracts' grammar of addresses). */
const DEEPEST = 4

const naxosSectionSchema = z.object({
  id: idField,
  slug: wordsField,
  name: neededWords,
  ids: wordsField,
  parent: positiveField,
})

interface Node {
  id: number
  slug: string
  name: string
  parent: number | null
}

/**
 * The tree of sections in the order in which the answer lists them. Paths, addresses and the dotted ids come from the
 * tree itself. Dropped are: what has no id, name or slug, a second one of an id or a path, what hangs on an unknown
 * parent or in a circle, and everything below what was dropped.
 */
export function mapSections(items: readonly unknown[], drop: Drop): Section[] {
  const read = keepGood(items, 'section', drop, mapNode)
  const byId = keepFirst(read, (node) => node.id)
  const nodes = new Map(keepFirst(byId, (node) => `${node.parent}/${node.slug}`).map((node) => [node.id, node]))
  const sections = [...nodes.values()].flatMap((node) => place(node, nodes))
  for (let lost = read.length - sections.length; lost > 0; lost -= 1) drop('section')
  return sections.map((section) => ({ ...section, subsections: referencesBelow(section, sections) }))
}

/** What a card or a link has to know of a section. */
export function referTo({ id, slug, name, path }: SectionReference): SectionReference {
  return { id, slug, name, path }
}

function mapNode(value: unknown): Node | null {
  const answer = naxosSectionSchema.safeParse(value)
  if (!answer.success) return null
  const { id, name, ids, parent } = answer.data
  const slug = chooseSlug(answer.data.slug, name)
  return slug ? { id, slug, name, parent: parent ?? parentIn(ids) } : null
}

/** The last but one of the dotted ids, which are the ancestors' and its own. */
function parentIn(ids: string | null): number | null {
  const parent = Number(ids?.split('.').at(-2))
  return Number.isSafeInteger(parent) && parent > 0 ? parent : null
}

/** The section at its place in the tree; nothing where the way up to the root is broken. */
function place(node: Node, nodes: ReadonlyMap<number, Node>): Section[] {
  const line = [node]
  for (let parent = node.parent; parent !== null;) {
    const above = nodes.get(parent)
    if (!above || line.length === DEEPEST) return []
    line.unshift(above)
    parent = above.parent
  }
  const path = line.map((each) => each.slug).join('/')
  const URL = buildSiteAddress({ type: 'section', sectionPath: path, page: 1 })
  return [{ ...node, path, URL, ids: line.map((each) => each.id).join('.'), subsections: [] }]
}

function referencesBelow(section: Section, sections: readonly Section[]): SectionReference[] {
  return sections.filter((other) => other.parent === section.id).map(referTo)
}
