import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { NavigationItem, SiteConfiguration, Trending } from '@liberta/contracts/navigation/navigation.schema'
import { z } from 'zod'
import {
  anythingField,
  itemsField,
  makeLink,
  optionalIdField,
  requiredText,
  wordsField,
} from '../answers/field.schema.ts'
import { keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

/** Menus have two or three levels, and no link is lost for being deep; below this, an answer is damaged. */
const DEEPEST = 8

const linkedTypes = ['section', 'other', 'menuHidden'] as const

const naxosItemSchema = z.object({
  id: optionalIdField,
  name: requiredText,
  URL: wordsField,
  type: z.enum([...linkedTypes, 'noLink']).catch('other'),
  subItem: itemsField,
})

const namedItemSchema = z.object({ name: requiredText, subItem: anythingField })

const naxosTrendingSchema = z.object({ name: requiredText, URL: wordsField })

const naxosConfigurationSchema = z.object({
  trendings: itemsField,
  navsections: itemsField,
  navfullsections: itemsField,
})

/** The site's configuration; null where `data` is no object. */
export function mapSiteConfiguration(grammar: AddressGrammar, data: unknown, drop: Drop): SiteConfiguration | null {
  const answer = naxosConfigurationSchema.safeParse(data)
  if (!answer.success) return null
  const { trendings, navsections, navfullsections } = answer.data
  return {
    trendings: keepLastValid(trendings, 'trending', drop, (item) => mapTrending(grammar, item)),
    navsections: mapItems(grammar, navsections, drop, 1),
    navfullsections: mapItems(grammar, navfullsections, drop, 1),
  }
}

/**
 * The lists that an answer tells, by name (`trendings`, `navsections.Sport` and the like): those that are empty, as an editor
 * leaves one who takes its last item out, and those with items, be they bad. One that is absent is in neither.
 */
export function findAnnouncedLists(data: unknown): { empty: Set<string>; full: Set<string> } {
  const answer = z.record(z.string(), z.unknown()).safeParse(data).data ?? {}
  const lists = Object.entries(answer).flatMap(([name, list]) => nameLists(list, name))
  const those = (isEmpty: boolean) => new Set(lists.filter((list) => list.isEmpty === isEmpty).map(({ path }) => path))
  return { empty: those(true), full: those(false) }
}

function nameLists(list: unknown, path: string): { path: string; isEmpty: boolean }[] {
  if (!Array.isArray(list)) return []
  const below = list.flatMap((item) => {
    const answer = namedItemSchema.safeParse(item)
    return answer.success ? nameLists(answer.data.subItem, `${path}.${answer.data.name}`) : []
  })
  return [{ path, isEmpty: list.length === 0 }, ...below]
}

function mapItems(grammar: AddressGrammar, items: readonly unknown[], drop: Drop, depth: number): NavigationItem[] {
  return keepLastValid(items, 'navigation', drop, (item) => mapItem(grammar, item, drop, depth))
}

/** An item without an address that can be followed becomes a heading. */
function mapItem(grammar: AddressGrammar, value: unknown, drop: Drop, depth: number): NavigationItem | null {
  const answer = naxosItemSchema.safeParse(value)
  if (!answer.success) return null
  const { id, name, type, subItem } = answer.data
  const URL = makeLink(grammar, answer.data.URL)
  return {
    id: id ?? 0,
    name,
    URL: URL ?? '',
    type: URL === null && type !== 'menuHidden' ? 'noLink' : type,
    subItem: depth < DEEPEST ? mapItems(grammar, subItem, drop, depth + 1) : [],
  }
}

function mapTrending(grammar: AddressGrammar, value: unknown): Trending | null {
  const answer = naxosTrendingSchema.safeParse(value)
  const URL = makeLink(grammar, answer.data?.URL ?? null)
  return answer.success && URL !== null ? { name: answer.data.name, URL } : null
}
