import { expect, it } from '@jest/globals'
import { useAddressSettings } from '@liberta/addresses/active-grammar'
import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'

it('no module of the site spells an address while it is loaded: the settings are never too late', async () => {
  await import('./assemble-site.ts')
  await import('../rendering/create-thread-renderer.ts')
  const settings = addressSettingsSchema.parse({ prefixes: { tag: 'argomenti' } })
  expect(() => useAddressSettings(settings)).not.toThrow()
})
