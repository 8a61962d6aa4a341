import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Section, SectionReference } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { givenSlugField, idField, optionalIdField, requiredText, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { makeTreeSlug, settleSlug, tellApart } from './tell-apart.ts'

/** A section whose slug and name have no letter that an address can show. */
const NAMELESS = 'sezione'

/** Addresses go no deeper (contracts' grammar): what lies below hangs under the section above the fourth level. */
const DEEPEST = 4

const naxosSectionSchema = z.object({
  id: idField,
  slug: givenSlugField,
  name: requiredText,
  ids: wordsField,
  parent: optionalIdField,
})

interface Node {
  id: number
  slug: string
  given: string | null
  name: string
  parent: number | null
}

/**
 * The tree of sections in the order in which the answer lists them. Paths, addresses and the dotted ids come from the
 * tree itself. Dropped are: what has no id or name, a second one of an id, what hangs on an unknown parent or in a circle,
 * and everything below what was dropped.
 */
export function mapSections(grammar: AddressGrammar, items: readonly unknown[], drop: Drop): Section[] {
  const read = keepLastValid(items, 'section', drop, mapNode)
  const known = keepFirst(read, ({ id }) => id)
  const untold = new Map(known.map((node) => [node.id, node]))
  const above = (node: Node) => showLine(findLine(node, untold) ?? [node]).at(-2)?.id ?? null
  const nodes = new Map(tellApart(known, (node) => `${above(node)}/${node.slug}`).map((node) => [node.id, node]))
  const sections = [...nodes.values()].flatMap((node) => place(grammar, node, nodes))
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
  const given = answer.data.slug
  return { id, slug: makeTreeSlug(given, name, NAMELESS), given, name, parent: parent ?? parentIn(ids) }
}

/** The slug under which a section and its stories are found below `above`, a path that ends in a slash or none. */
function settleBelow(grammar: AddressGrammar, above: string, node: Node): string {
  return settleSlug(grammar, node, (slug) => [
    { type: 'section', sectionPath: above + slug, page: 1 },
    { type: 'story', sectionPath: above + slug, slug: 'x', id: 1 },
  ])
}

/** The last but one of the dotted ids, which are the ancestors' and its own. */
function parentIn(ids: string | null): number | null {
  const parent = Number(ids?.split('.').at(-2))
  return Number.isSafeInteger(parent) && parent > 0 ? parent : null
}

/** From the root to the section; null where the way is broken or goes round in a circle. */
function findLine(node: Node, nodes: ReadonlyMap<number, Node>): Node[] | null {
  const line = [node]
  for (let parent = node.parent; parent !== null;) {
    const above = nodes.get(parent)
    if (!above || line.includes(above)) return null
    line.unshift(above)
    parent = above.parent
  }
  return line
}

/** What an address shows of a line: all of it, or its first three sections and the last one. */
function showLine(line: readonly Node[]): readonly Node[] {
  return line.length > DEEPEST ? [...line.slice(0, DEEPEST - 1), ...line.slice(-1)] : line
}

/** The section at its place in the tree; nothing where the way up to the root is broken. */
function place(grammar: AddressGrammar, node: Node, nodes: ReadonlyMap<number, Node>): Section[] {
  const line = findLine(node, nodes)
  if (!line) return []
  const path = showLine(line)
    .reduce((above, each) => `${above}${settleBelow(grammar, above, each)}/`, '')
    .slice(0, -1)
  const URL = grammar.build({ type: 'section', sectionPath: path, page: 1 })
  const { id, name, parent } = node
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return [{ id, slug, name, parent, path, URL, ids: line.map((each) => each.id).join('.'), subsections: [] }]
}

function referencesBelow(section: Section, sections: readonly Section[]): SectionReference[] {
  return sections.filter((other) => other.parent === section.id).map(referTo)
}
