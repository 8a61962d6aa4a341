import { registerHooks } from 'node:module'
import { expect, it } from '@jest/globals'

const MODULE = /\/packages\/addresses\/src\/address-grammar\.ts\?/
const ACTUAL = '&actual'

/** What makes a grammar notes so before it does. */
const noting = (actual: string) => `
  import { createAddressGrammar as create, createSpecifiedGrammar as createSpecified } from '${actual}'
  export * from '${actual}'
  export const createAddressGrammar = (settings) => (globalThis.madeGrammars.push(settings), create(settings))
  export const createSpecifiedGrammar = () => (globalThis.madeGrammars.push('specified'), createSpecified())`

it('no module of the site makes a grammar or spells an address while it is loaded', async () => {
  const made: unknown[] = []
  Object.assign(globalThis, { madeGrammars: made })
  const hooks = registerHooks({
    load(url, context, next) {
      if (!MODULE.test(url) || url.endsWith(ACTUAL)) return next(url, context)
      return { format: 'module', source: noting(url + ACTUAL), shortCircuit: true }
    },
  })
  try {
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
  } finally {
    hooks.deregister()
  }
})
