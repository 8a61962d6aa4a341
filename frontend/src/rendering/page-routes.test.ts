import { describe, expect, it } from '@jest/globals'
import { createAddressGrammar, createSpecifiedGrammar, ADDRESS_PROBES } from '@liberta/addresses/address-grammar'
import { addressPrefixesSchema, addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { kindOfPage } from '@liberta/addresses/list-route-paths'
import { ROUTES } from '@liberta/addresses/route.table'
import { matchRoutes } from 'react-router'
import { createRoutes, listPageRoutes, REFUSED_PATH } from './routes.tsx'

const renamed = createAddressGrammar(
  addressSettingsSchema.parse({
    prefixes: Object.fromEntries(
      Object.keys(addressPrefixesSchema.shape).map((family) => [family, `altri/${family.toLowerCase()}`]),
    ),
    suffixes: { story: 'leggi', tagEvents: 'date' },
    maskedPath: '/altra-area',
  }),
)

describe.each([
  ['as specified', createSpecifiedGrammar()],
  ['renamed', renamed],
])('the routes of the pages, %s', (_how, grammar) => {
  const pages = listPageRoutes(grammar)
  const routes = createRoutes(pages)
  const pathOf = new Map(pages.map(({ id, path }) => [id, path]))
  const addresses = [
    ...ADDRESS_PROBES,
    ...ROUTES.flatMap(({ example }) => createSpecifiedGrammar().parse(example) ?? []),
  ]

  it.each(addresses.map((address) => [grammar.build(address), kindOfPage(address)]))(
    'are of one mind with the grammar about %s: %s',
    (path, kind) => {
      const leaf = matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1)?.route
      // Of one splat the router takes the first; no other pages stand under the same path.
      expect(leaf?.path).toBe(pathOf.get(kind))
      if (!leaf?.path?.endsWith('*')) expect(leaf?.id).toBe(kind)
    },
  )

  it('have a name each, and share a path as splats alone: sections with stories, with prefix and without', () => {
    expect(pathOf.size).toBe(pages.length)
    const shared = [...Map.groupBy(pages, ({ path }) => path).values()].filter((group) => group.length > 1)
    for (const group of shared) {
      expect([
        ['section', 'story', 'liveEntry', 'livePage'],
        ['category', 'article'],
      ]).toContainEqual(group.map(({ id }) => id))
    }
  })

  it('say how each kind of page is kept, and what stands around it', () => {
    for (const { id, path, handle } of pages) {
      if (path !== REFUSED_PATH)
        expect([id, handle]).toEqual([id, expect.objectContaining({ cache: expect.any(String) })])
    }
    expect(pages.find(({ id }) => id === 'obituary')?.handle).toMatchObject({ quiet: true, advertised: false })
  })
})
