import type { AddressGrammar } from '@liberta/addresses/address-grammar'

/** What slots are called after, by the beginning of a page's path as requirements 2 spells it; the first that fits (requirements 9.29, 9.30). */
const SECTIONS = [
  ['necrologie', ['/necrologie']],
  ['sport', ['/news/sport']],
  ['attualita', ['/news/attualita']],
  ['lifestyle', ['/news/lifestyle', '/lifestyleFood']],
  ['podcast', ['/podcast']],
  ['multimedia_teleliberta', ['/multimedia/folder/teleliberta', '/multimedia/detail/teleliberta']],
  ['multimedia_folder', ['/multimedia/folder']],
  ['multimedia_detail', ['/multimedia/detail']],
  ['multimedia', ['/multimedia', '/videoShort', '/gallery-viewer']],
  ['eventi', ['/eventi', '/events']],
  ['event_detail', ['/event']],
] as const satisfies readonly (readonly [string, readonly string[]])[]

/** The part of a page's slots by which they are sold (requirements 9.27 to 9.30). */
export type AdSection = (typeof SECTIONS)[number][0] | 'homepage' | 'article_detail' | 'others'

const PAGE_NUMBER = /\/page_\d+$/
const ENDS_IN_NUMBER = /\d$/
/** A letter of a slug as two hexadecimal digits each of its bytes (`encodeSlug`), which are no number. */
const ENCODED_BYTE = /~[0-9a-f]{2}/g

/**
 * The section of a page's slots: by where its path begins, else by whether it ends in a number, as stories do; the number of a page of a
 * list is none.
 * @param address as this installation spells it
 */
export function nameAdSection(grammar: AddressGrammar, address: string): AdSection {
  const path = grammar.spellAsSpecified(address).replace(PAGE_NUMBER, '')
  if (path === '/' || path === '') return 'homepage'
  const found = SECTIONS.find(([, starts]) => starts.some((start) => path === start || path.startsWith(`${start}/`)))
  return found?.[0] ?? (ENDS_IN_NUMBER.test(path.replaceAll(ENCODED_BYTE, '~')) ? 'article_detail' : 'others')
}
