import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Folder, FolderReference } from '@liberta/contracts/multimedia/folder.schema'
import { z } from 'zod'
import { givenSlugField, idField, optionalIdField, requiredText, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { makeTreeSlug, settleSlug, tellApart } from './tell-apart.ts'

/** A folder whose slug and name have no letter that an address can show. */
const NAMELESS = 'cartella'

/** Deeper than any tree of folders; an end for one that goes round in a circle. */
const DEEPEST = 8

const naxosFolderSchema = z.object({
  id: idField,
  slug: givenSlugField,
  name: requiredText,
  parent: optionalIdField,
  description: wordsField,
})

type Node = FolderReference & { given: string | null; parent: number | null; description: string | null }

/**
 * The tree of multimedia folders in the order in which the answer lists them; addresses and dotted ids come from the tree
 * itself. A folder without id or name, a second one of an id, one that hangs on an unknown parent or in a circle, and what lies
 * in such a one, are dropped.
 */
export function mapFolders(grammar: AddressGrammar, items: readonly unknown[], drop: Drop): Folder[] {
  const read = keepLastValid(items, 'folder', drop, mapNode)
  const known = tellApart(
    keepFirst(read, ({ id }) => id),
    ({ slug }) => slug,
  )
  const nodes = new Map(known.map((node) => [node.id, node]))
  const folders = known.flatMap((node) => place(grammar, node, nodes))
  for (let lost = read.length - folders.length; lost > 0; lost -= 1) drop('folder')
  return folders.map((folder) => ({
    ...folder,
    subfolders: folders.filter((other) => other.parent === folder.id).map(referToFolder),
  }))
}

/** What a link has to know of a folder. */
export function referToFolder({ id, slug, name }: FolderReference): FolderReference {
  return { id, slug, name }
}

function mapNode(value: unknown): Node | null {
  const answer = naxosFolderSchema.safeParse(value)
  if (!answer.success) return null
  const { slug: given, ...folder } = answer.data
  return { ...folder, given, slug: makeTreeSlug(given, folder.name, NAMELESS) }
}

/** The folder at its place in the tree; nothing where the way up to the root is broken. */
function place(grammar: AddressGrammar, node: Node, nodes: ReadonlyMap<number, Node>): Folder[] {
  const line = [node.id]
  for (let parent = node.parent; parent !== null;) {
    const above = nodes.get(parent)
    if (!above || line.length === DEEPEST) return []
    line.unshift(above.id)
    parent = above.parent
  }
  const { id, name, parent, description } = node
  const slug = settleSlug(grammar, node, (folderSlug) => [{ type: 'multimedia', folderSlug, slug: 'x-1', id: 1 }])
  const URL = grammar.build({ type: 'folder', slug, page: 1 })
  return [{ id, slug, name, parent, description, URL, ids: line.join('.'), subfolders: [] }]
}
