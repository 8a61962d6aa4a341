import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { FIXED_PAGE_NAMES, FIXED_PAGES, findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { PageFamily } from '@liberta/addresses/fixed-page.types'
import type { Breadcrumb } from '../head/describe-breadcrumbs.ts'

interface TextFamily {
  name: string
  /** The page that opens the family; null where no page does. */
  head: FixedPageName | null
}

export const TEXT_FAMILIES: Readonly<Record<PageFamily, TextFamily>> = {
  publisher: { name: 'Chi siamo', head: 'whoWeAre' },
  contacts: { name: 'Contatti', head: 'contactUs' },
  services: { name: 'Servizi', head: null },
  transparency: { name: 'Trasparenza', head: null },
  subjects: { name: 'Argomenti', head: 'topics' },
}

type FixedPages = typeof FIXED_PAGES

/** The fixed pages that belong to a family. */
export type TextPageName = {
  [Name in FixedPageName]: FixedPages[Name] extends { family: PageFamily } ? Name : never
}[FixedPageName]

interface TextPlace {
  /** The page's name among its family's, and in the way to what stands below it. */
  name: string
  family: PageFamily
}

const NAMES = FIXED_PAGE_NAMES.filter((name): name is TextPageName => findFixedPage(name).family !== undefined)

/** What is known of a page of a family. */
export function placeOf(name: TextPageName): TextPlace {
  const { label, family } = FIXED_PAGES[name]
  return { name: label, family }
}

/** The pages of a family, in their order. */
export function pagesOfFamily(family: PageFamily): TextPageName[] {
  return NAMES.filter((name) => placeOf(name).family === family)
}

/** The slugs of texts that have a fixed page of their own. */
export const FIXED_TEXT_SLUGS: ReadonlySet<string> = new Set(NAMES.flatMap((name) => findFixedPage(name).text ?? []))

/** The address of a fixed page. */
export function addressOfPage(
  grammar: AddressGrammar,
  name: FixedPageName,
  { page = 1, query = {} }: { page?: number; query?: Record<string, string> } = {},
): string {
  return grammar.build({ type: 'fixed', name, page, query })
}

/** The steps between the first page and a page of text: the page that opens its family, where that is another. */
export function stepsTo(grammar: AddressGrammar, name: TextPageName): Breadcrumb[] {
  const family = TEXT_FAMILIES[placeOf(name).family]
  const { head } = family
  return head === null || head === name ? [] : [{ name: family.name, href: addressOfPage(grammar, head) }]
}

/** A page of text as the last step of the way to what stands below it. */
export function stepOf(grammar: AddressGrammar, name: TextPageName): Breadcrumb {
  return { name: placeOf(name).name, href: addressOfPage(grammar, name) }
}
