import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { EditorialPage, EditorialPageReference, PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { z } from 'zod'
import {
  encodedSlugField,
  instantField,
  itemsField,
  multilineText,
  makeLink,
  requiredText,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosPageSchema = z.object({
  slug: encodedSlugField.pipe(z.string()),
  title: requiredText,
  standfirst: wordsField,
  blocks: itemsField,
  updated_at: instantField,
})

const naxosBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: requiredText }),
  z.object({ type: z.literal('paragraph'), text: multilineText.pipe(z.string().min(1)) }),
  z.object({ type: z.literal('list'), items: itemsField }),
  z.object({ type: z.literal('facts'), title: requiredText, items: itemsField }),
  z.object({ type: z.literal('quote'), text: requiredText, by: wordsField }),
  z.object({ type: z.literal('links'), items: itemsField }),
])

const naxosFactSchema = z.object({ when: wordsField, text: requiredText })
const naxosLinkSchema = z.object({ name: requiredText, URL: requiredText })

/** An editorial page; null where its slug or its title is missing. `updatedAt` stands in where the page tells no time. */
export function mapPage(grammar: AddressGrammar, value: unknown, updatedAt: string, drop: Drop): EditorialPage | null {
  const reference = mapPageReference(value, updatedAt)
  const answer = naxosPageSchema.safeParse(value)
  if (!reference || !answer.success) return null
  return {
    ...reference,
    blocks: keepLastValid(answer.data.blocks, 'page_block', drop, (block) => mapBlock(grammar, block, drop)),
  }
}

/** What lists tell of the pages; a second one of a slug is left out. */
export function mapPageReferences(items: readonly unknown[], updatedAt: string, drop: Drop): EditorialPageReference[] {
  const pages = keepLastValid(items, 'page', drop, (item) => mapPageReference(item, updatedAt))
  return keepFirst(pages, (page) => page.slug)
}

function mapPageReference(value: unknown, updatedAt: string): EditorialPageReference | null {
  const answer = naxosPageSchema.safeParse(value)
  if (!answer.success) return null
  const { slug, title, standfirst, updated_at: ownTime } = answer.data
  return { slug, title, standfirst, updatedAt: ownTime ?? updatedAt }
}

function mapBlock(grammar: AddressGrammar, value: unknown, drop: Drop): PageBlock | null {
  const answer = naxosBlockSchema.safeParse(value)
  if (!answer.success) return null
  const block = answer.data
  switch (block.type) {
    case 'list':
      return withItems(block, (item) => requiredText.safeParse(item).data ?? null, drop)
    case 'facts':
      return withItems(block, (item) => naxosFactSchema.safeParse(item).data ?? null, drop)
    case 'links':
      return withItems(block, (item) => mapLink(grammar, item), drop)
    default:
      return block
  }
}

/** The block with its good items; null where none is left. */
function withItems<Block extends { items: unknown[] }, Item>(
  block: Block,
  map: (item: unknown) => Item | null,
  drop: Drop,
): (Omit<Block, 'items'> & { items: Item[] }) | null {
  const items = keepLastValid(block.items, 'page_block', drop, map)
  return items.length > 0 ? { ...block, items } : null
}

function mapLink(grammar: AddressGrammar, value: unknown): { name: string; URL: string } | null {
  const answer = naxosLinkSchema.safeParse(value)
  const URL = makeLink(grammar, answer.data?.URL ?? null)
  return answer.success && URL !== null ? { name: answer.data.name, URL } : null
}
