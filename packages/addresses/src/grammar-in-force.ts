import { createAddressGrammar } from './address-grammar.ts'
import type { AddressGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import type { AddressSettings } from './address-settings.schema.ts'

const SPECIFIED_SETTINGS = addressSettingsSchema.parse({})

/** The grammar with the spellings of requirements 2. */
export const SPECIFIED = createAddressGrammar(SPECIFIED_SETTINGS)

let inForce: { grammar: AddressGrammar; settings: AddressSettings } | null = null

/**
 * Sets the spelling of all addresses, once, as a program starts.
 * @throws where addresses have already been spelled by other settings: a page would have links of two kinds
 */
export function useAddressSettings(settings: AddressSettings): void {
  if (inForce === null) {
    const grammar = isSame(SPECIFIED_SETTINGS, settings) ? SPECIFIED : createAddressGrammar(settings)
    inForce = { grammar, settings }
    return
  }
  if (!isSame(inForce.settings, settings)) {
    throw new Error('the address settings came too late: addresses have already been spelled by others')
  }
}

/** The grammar of this program: by the settings that it was given, or by the spellings of requirements 2. */
export function grammarInForce(): AddressGrammar {
  inForce ??= { grammar: SPECIFIED, settings: SPECIFIED_SETTINGS }
  return inForce.grammar
}

function isSame(one: AddressSettings, other: AddressSettings): boolean {
  // Parsed anew, so that both have their keys in the schema's order.
  return JSON.stringify(addressSettingsSchema.parse(one)) === JSON.stringify(addressSettingsSchema.parse(other))
}
