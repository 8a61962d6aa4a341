import type { AddressGrammar } from '@liberta/addresses/address-grammar'

/** The header's secondary links (requirements 2.92 to 2.94, layout), families as specified; the digital edition's address is configuration. */
export const SECONDARY_LINKS = [
  { name: 'Podcast', href: '/podcast', family: ['/podcast/'] },
  { name: 'Eventi', href: '/eventi', family: ['/eventi/', '/event/', '/events/'] },
  {
    name: 'Telelibertà',
    href: '/multimedia/folder/teleliberta',
    family: ['/multimedia/folder/teleliberta/', '/multimedia/detail/teleliberta/'],
  },
] as const

/** The obituaries, which stand at the end of the sections. */
export const OBITUARIES_LINK = { name: 'Necrologie', href: '/necrologie/list', family: ['/necrologie/'] } as const

/**
 * `page` on a link's own page, `true` on one of its family, for the mark of where one is.
 * @param address of the page, as this installation spells it
 */
export function currentOf(
  grammar: AddressGrammar,
  link: { href: string; family?: readonly string[] },
  address: string,
): 'page' | 'true' | undefined {
  const [href, path] = [grammar.spellAsSpecified(link.href), grammar.spellAsSpecified(address)]
  if (path === href) return 'page'
  const { family = [`${href}/`] } = link
  return family.some((start) => path.startsWith(start)) ? 'true' : undefined
}
