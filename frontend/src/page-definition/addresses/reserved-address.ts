import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { findFamily } from '@liberta/addresses/family.table'
import { SIGN_IN_PATH } from '@liberta/contracts/accounts/account-path'

/** The pages of the reserved area by their path below it (requirements 2.59), in the order in which they are listed. */
export const RESERVED_PAGES = {
  '': 'La tua area',
  salvati: 'Salvati',
  interessi: 'Interessi',
  newsletter: 'Newsletter',
  privacy: 'Privacy',
  profilo: 'Profilo',
  'i-miei-dati': 'I tuoi dati',
  'i-miei-dati/esporta': 'Scarica i tuoi dati',
  'i-miei-dati/cancella': 'Cancella l’account',
} as const

export type ReservedPath = keyof typeof RESERVED_PAGES

/** The address of a page of the reserved area. */
export function addressOfReserved(grammar: AddressGrammar, path: ReservedPath): string {
  return grammar.build({ type: 'reservedArea', path })
}

/** Where a page opens that tells of a form action. */
export const FLASH_MESSAGE_ID = 'avviso'

/** Where the forms of a page are sent: to itself, and to the flash message of what came of it. */
export function addressOfFormAction(grammar: AddressGrammar, path: ReservedPath, query = ''): string {
  return `${addressOfReserved(grammar, path)}${query && `?${query}`}#${FLASH_MESSAGE_ID}`
}

/** Where the area begins, which no setting renames; every page of it stands below. */
export const RESERVED_AREA = `/${findFamily('reservedArea').prefix}`

/** The page at an address's path; null where there is none. */
export function readReservedPath(path: string): ReservedPath | null {
  const below = path.slice(RESERVED_AREA.length + 1)
  return path.startsWith(RESERVED_AREA) && Object.hasOwn(RESERVED_PAGES, below) ? (below as ReservedPath) : null
}

/** Whether an address lies in the area, whatever stands there. */
export function isReserved(path: string): boolean {
  return path === RESERVED_AREA || path.startsWith(`${RESERVED_AREA}/`)
}

/** Where signed-in readers find what they saved (requirements 4.12, account button). */
export function addressOfSavedItems(grammar: AddressGrammar): string {
  return grammar.build({ type: 'reservedArea', path: 'salvati' })
}

/** Where sign-in begins; `next` is the path, on this site, to which it leads back. */
export function buildSignInAddress(grammar: AddressGrammar, next = addressOfSavedItems(grammar)): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`
}
