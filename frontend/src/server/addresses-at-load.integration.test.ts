import { expect, it, jest } from '@jest/globals'
import type * as Grammar from '@liberta/addresses/address-grammar'

it('no module of the site makes a grammar or spells an address while it is loaded', async () => {
  const made: unknown[] = []
  const actual = await import('@liberta/addresses/address-grammar')
  jest.unstable_mockModule('@liberta/addresses/address-grammar', (): typeof Grammar => ({
    ...actual,
    createAddressGrammar: (settings) => {
      made.push(settings)
      return actual.createAddressGrammar(settings)
    },
    createSpecifiedGrammar: () => {
      made.push('specified')
      return actual.createSpecifiedGrammar()
    },
  }))
  await import('./start-site.ts')
  await import('./development-site.ts')
  await import('../rendering/create-thread-renderer.ts')
  expect(made).toEqual([])
  const { describeSite } = await import('../settings/describe-site.ts')
  const { siteSettingsSchema } = await import('../settings/site-settings.schema.ts')
  const variables = siteSettingsSchema.parse({ ADDRESS_SETTINGS: '{"prefixes":{"tag":"argomenti"}}' })
  const { grammar } = describeSite(variables)
  expect(made).toHaveLength(1)
  expect(grammar.build({ type: 'tag', slug: 'bobbio', page: 1 })).toBe('/argomenti/bobbio')
})
