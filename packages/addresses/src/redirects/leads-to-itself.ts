import type { AddressGrammar } from '../address-grammar.ts'
import type { AddressType, SiteAddress } from '../site-address.types.ts'

/** The addresses of which one is the own of each thing, to which its page leads from all others by its id. */
const OWN: ReadonlySet<AddressType> = new Set(['story', 'liveEntry', 'livePage', 'event', 'multimedia'])

/**
 * Whether a rule leads from what may be the own address of a thing to another address of it. Its page knows by the id where it stands, and would lead
 * back; a rule of a slug or a section of before does, once these are again as they were.
 * @param from,to redirect keys
 */
export function leadsToItself(grammar: AddressGrammar, from: string, to: string): boolean {
  // Of tens of thousands of rules hardly any end in the number of their target: the others are not read.
  const number = lastNumberOf(from)
  if (from === to || number === null || number !== lastNumberOf(to)) return false
  const address = grammar.parse(from)
  if (address === null || !OWN.has(address.type)) return false
  const thing = nameThing(address)
  return thing !== null && thing === nameThing(grammar.parse(to))
}

function lastNumberOf(key: string): string | null {
  return /\d+$/.exec(key)?.[0] ?? null
}

/** What a page finds by its id, whatever else its address says; null of any other page. */
function nameThing(address: SiteAddress | null): string | null {
  switch (address?.type) {
    case 'story':
    case 'article':
    case 'storyByTag':
    case 'storyByJournalist':
      return `story ${address.id}`
    case 'liveEntry':
      return `entry ${address.id} ${address.entry}`
    case 'livePage':
      return `entries ${address.id} ${address.number}`
    case 'event':
    case 'eventByCategory':
    case 'eventByType':
    case 'eventByTag':
      return `event ${address.id}`
    case 'multimedia':
    case 'multimediaByTag':
      return `multimedia ${address.id}`
    default:
      return null
  }
}
