import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { resolvePath } from './resolve-path.ts'
import { buildSiteAddress } from './site-address.ts'
import type { SiteAddress } from './site-address.ts'

const word = fc
  .stringMatching(/^[a-z][a-z0-9]{0,11}$/)
  .filter((text) => !['latest', 'tag', 'autore', 'page'].includes(text) && !text.startsWith('page'))
const slug = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join('-'))
const sectionPath = fc.array(slug, { minLength: 1, maxLength: 4 }).map((slugs) => slugs.join('/'))
const id = fc.integer({ min: 1, max: 2_147_483_647 })
const page = fc.integer({ min: 1, max: 999_999 })

const address: fc.Arbitrary<SiteAddress> = fc.oneof(
  fc.constant<SiteAddress>({ type: 'home' }),
  fc.record({ type: fc.constant('latest' as const), page }),
  fc.record({ type: fc.constant('section' as const), sectionPath, page }),
  fc.record({ type: fc.constant('tag' as const), slug, page }),
  fc.record({ type: fc.constant('journalist' as const), slug, page }),
  fc.record({ type: fc.constant('story' as const), sectionPath, slug, id }),
  fc.record({ type: fc.constant('storyByTag' as const), tagSlug: slug, tagId: id, slug, id }),
  fc.record({ type: fc.constant('storyByJournalist' as const), journalistSlug: slug, slug, id }),
)

describe('friendly addresses (specification §2)', () => {
  it('what is built is read back: parse(build(x)) = x, for every family', () => {
    fc.assert(
      fc.property(address, (asked) =>
        expect(resolvePath(buildSiteAddress(asked))).toEqual({ type: 'page', address: asked }),
      ),
    )
  })

  it.each<[string, SiteAddress]>([
    ['/', { type: 'home' }],
    ['/news/latest', { type: 'latest', page: 1 }],
    ['/news/latest/page_3', { type: 'latest', page: 3 }],
    ['/news/cronaca', { type: 'section', sectionPath: 'cronaca', page: 1 }],
    ['/news/sport/calcio/page_2', { type: 'section', sectionPath: 'sport/calcio', page: 2 }],
    [
      '/news/attualita/cronaca/il-ponte/7242',
      { type: 'story', sectionPath: 'attualita/cronaca', slug: 'il-ponte', id: 7242 },
    ],
    [
      '/news/tag/piena-del-po_31/il-po-scende/7242',
      { type: 'storyByTag', tagSlug: 'piena-del-po', tagId: 31, slug: 'il-po-scende', id: 7242 },
    ],
    ['/tag/bobbio', { type: 'tag', slug: 'bobbio', page: 1 }],
    ['/autore/marta-valdonica', { type: 'journalist', slug: 'marta-valdonica', page: 1 }],
  ])('%s', (path, asked) => {
    expect(resolvePath(path)).toEqual({ type: 'page', address: asked })
  })

  it.each([
    ['/news/cronaca/page_1', '/news/cronaca'],
    ['/news/cronaca/page_0', '/news/cronaca'],
    ['/news/cronaca/page_-3', '/news/cronaca'],
    ['/news/cronaca/page_due', '/news/cronaca'],
    ['/NEWS/Cronaca/', '/news/cronaca'],
    ['/news//latest/page_01', '/news/latest'],
  ])('a page that is no number of at least 1 gives the default page: %s leads to %s', (path, to) => {
    expect(resolvePath(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    '/nowhere',
    '/news',
    '/tag',
    '/tag/a/b',
    '/news/a/b/c/d/e',
    '/autore/',
    '/news/cronaca/titolo/0',
    '/.well-known',
  ])("%s: 404 'Page not found: {path}'", (path) => {
    expect(resolvePath(path)).toEqual({ type: 'refused', status: 404, message: `Page not found: ${path}` })
  })

  it("a path that ends in a file extension: 404 'Resource not found.'", () => {
    expect(resolvePath('/foto.jpg')).toEqual({ type: 'refused', status: 404, message: 'Resource not found.' })
  })

  it('a redirect leads to a page at once, whatever was asked', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const resolved = resolvePath(path)
        if (resolved.type === 'redirect') expect(resolvePath(resolved.path).type).toBe('page')
      }),
    )
  })
})
