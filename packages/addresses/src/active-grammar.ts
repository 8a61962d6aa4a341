import { createAddressGrammar } from './address-grammar.ts'
import type { AddressGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import type { AddressSettings } from './address-settings.schema.ts'

const SPECIFIED_SETTINGS = addressSettingsSchema.parse({})

/** The grammar with the spellings of requirements 2. */
export const SPECIFIED = createAddressGrammar(SPECIFIED_SETTINGS)

let active: { grammar: AddressGrammar; settings: AddressSettings } | null = null

/**
 * Sets the spelling of all addresses, once, as a program starts.
 * @throws where addresses have already been spelled by other settings: a page would have links of two kinds
 */
export function useAddressSettings(settings: AddressSettings): void {
  if (active === null) {
    const grammar = isSame(SPECIFIED_SETTINGS, settings) ? SPECIFIED : createAddressGrammar(settings)
    active = { grammar, settings }
    return
  }
  if (!isSame(active.settings, settings)) {
    throw new Error('the address settings came too late: addresses have already been spelled by others')
  }
}

/** The grammar of this program: by the settings that it was given, or by the spellings of requirements 2. */
export function activeGrammar(): AddressGrammar {
  active ??= { grammar: SPECIFIED, settings: SPECIFIED_SETTINGS }
  return active.grammar
}

function isSame(one: AddressSettings, other: AddressSettings): boolean {
  // Parsed anew, so that both have their keys in the schema's order.
  return JSON.stringify(addressSettingsSchema.parse(one)) === JSON.stringify(addressSettingsSchema.parse(other))
}
