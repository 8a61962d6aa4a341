import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAddressGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import { encodeSlug, holdsDotSegment } from '@liberta/contracts/text/slug'

const { build, resolve, spell } = createAddressGrammar(addressSettingsSchema.parse({}))

/** Any slug of docs/naxos.md but those that look like a part of our own addresses. */
const cmsSlug = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => text.isWellFormed() && !/[~/\\\p{Cc}]|^page_/u.test(text) && !holdsDotSegment(text))

describe('a link of the CMS to a page of the site, by its own spelling of a slug', () => {
  it.each(['tag', 'journalist'] as const)('leads to the page of that very slug: %s', (type) => {
    fc.assert(
      fc.property(cmsSlug, (text) => {
        const address = build({ type, slug: encodeSlug(text), page: 1 })
        const [, prefix] = address.split('/')
        expect(spell(`/${prefix}/${encodeURIComponent(text)}`)).toBe(address)
        expect(resolve(address)).toMatchObject({ type: 'page' })
      }),
    )
  })

  it.each([
    ['a tag with capitals', '/tag/Coppa-D-Oro', '/tag/~43oppa-~44-~4fro'],
    ['a section, of which our tree knows the place', '/news/Sport/Calcio.2026', '/news/sport/calcio-2026'],
    ['a page that is spelled as ours', '/tag/bobbio', '/tag/bobbio'],
    ['a page with a number', '/tag/bobbio/page_2', '/tag/bobbio/page_2'],
    ['a fixed page', '/podcast', '/podcast'],
    ['what is no page', '/vecchio/Indirizzo.HTML', '/vecchio/Indirizzo.HTML'],
    ['a bad escape', '/tag/%zz', '/tag/%zz'],
    ['a part of a page', '/tag/Bobbio#oggi', '/tag/Bobbio#oggi'],
  ])('is spelled so: %s', (_what, path, spelled) => {
    expect(spell(path)).toBe(spelled)
  })
})
