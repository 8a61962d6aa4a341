import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { isDeepStrictEqual } from 'node:util'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { addId, makeSlug } from '@liberta/contracts/text/slug'

/** What stands in a tree under a slug that was made for it. */
interface InTree {
  id: number
  slug: string
  /** The slug as the CMS spells it; null where it gives none. */
  given: string | null
}

/** A readable slug of the one that was given or of the name; `nameless` where neither has a letter that an address can show. */
export function makeTreeSlug(given: string | null, name: string, nameless: string): string {
  return makeSlug(given ?? '') || makeSlug(name) || nameless
}

/** A slug is told apart by the id so many times at most: what was told apart may come out as a third one is spelled. */
const MOST_ROUNDS = 4

/**
 * What comes out alike (`stili.di.vita`, `stili-di-vita`) is told apart by its id; the one that is spelled so in the CMS keeps
 * its address.
 * @param keyOf within which a slug has to be the only one
 */
export function tellApart<Node extends InTree>(nodes: readonly Node[], keyOf: (node: Node) => string): Node[] {
  let distinct = [...nodes]
  for (let round = 0; round < MOST_ROUNDS && new Set(distinct.map(keyOf)).size < distinct.length; round += 1) {
    distinct = tellApartOnce(distinct, keyOf)
  }
  return distinct
}

function tellApartOnce<Node extends InTree>(nodes: readonly Node[], keyOf: (node: Node) => string): Node[] {
  const first = new Map(nodes.toReversed().map((node) => [keyOf(node), node]))
  const exact = new Map(nodes.filter(({ slug, given }) => slug === given).map((node) => [keyOf(node), node]))
  const keepsSlug = (node: Node) => (exact.get(keyOf(node)) ?? first.get(keyOf(node))) === node
  return nodes.map((node) => (keepsSlug(node) ? node : { ...node, slug: writeWithId(node) }))
}

/** Another slug than the one that is there, also where that ends in the id already. */
function writeWithId({ id, slug }: InTree): string {
  const withId = addId(slug, id)
  return withId === slug ? `${slug}-${id}` : withId
}

/**
 * The slug under which something is found; one whose addresses would be read as something else has its id: a section `latest`, or
 * below another one `2026`.
 */
export function settleSlug(
  grammar: AddressGrammar,
  node: InTree,
  addressesUnder: (slug: string) => readonly SiteAddress[],
): string {
  return addressesUnder(node.slug).every((address) => isFound(grammar, address)) ? node.slug : writeWithId(node)
}

function isFound(grammar: AddressGrammar, address: SiteAddress): boolean {
  return isDeepStrictEqual(grammar.parse(grammar.build(address)), address)
}
