import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { EditorialPage, EditorialPageReference, PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { FIXED_TEXT_SLUGS } from '../../page-definition/addresses/text-place.table.ts'

/** A position that is open, as the list of them tells of it. */
export interface OpenPosition {
  slug: string
  title: string
  standfirst: string | null
}

function positionOf(grammar: AddressGrammar, URL: string): string | null {
  const address = grammar.parse(URL)
  return address?.type === 'position' ? address.slug : null
}

/**
 * The open positions: those to which the page of work leads, in its order. Editors open one by linking to it and close
 * it by taking the link away; what its own page says is added where it is known.
 */
export function findPositions(
  grammar: AddressGrammar,
  text: Pick<EditorialPage, 'blocks'>,
  pages: readonly EditorialPageReference[],
): OpenPosition[] {
  const links = text.blocks.flatMap((block) => (block.type === 'links' ? block.items : []))
  return links.flatMap(({ name, URL }) => {
    const slug = positionOf(grammar, URL)
    if (slug === null || FIXED_TEXT_SLUGS.has(slug)) return []
    const known = pages.find((page) => page.slug === slug)
    return [{ slug, title: known?.title ?? name, standfirst: known?.standfirst ?? null }]
  })
}

/**
 * The text before and after the place where its links to positions stand, which is that of the list of them. Other links
 * of the same block go with what follows; where none leads to a position, all is before.
 */
export function splitAtPositions(
  grammar: AddressGrammar,
  blocks: readonly PageBlock[],
): { before: PageBlock[]; after: PageBlock[] } {
  const at = blocks.findIndex(
    (block) => block.type === 'links' && block.items.some(({ URL }) => isPosition(grammar, URL)),
  )
  if (at === -1) return { before: [...blocks], after: [] }
  return { before: blocks.slice(0, at), after: blocks.slice(at).flatMap((block) => withoutPositions(grammar, block)) }
}

const isPosition = (grammar: AddressGrammar, URL: string) => positionOf(grammar, URL) !== null

/** A block without its links to positions; none where nothing is left of it. */
function withoutPositions(grammar: AddressGrammar, block: PageBlock): PageBlock[] {
  if (block.type !== 'links') return [block]
  const items = block.items.filter(({ URL }) => !isPosition(grammar, URL))
  return items.length === 0 ? [] : [{ ...block, items }]
}
