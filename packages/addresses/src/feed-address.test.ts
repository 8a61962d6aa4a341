import { describe, expect, it } from '@jest/globals'
import { createAddressGrammar, createSpecifiedGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import { buildFeedAddress, formatsOf, resolveFeed } from './feed-address.ts'
import { FEED_ROUTES } from './feed-format.table.ts'

const grammar = createSpecifiedGrammar()

describe('the address of a feed', () => {
  it.each(FEED_ROUTES.map(({ example }) => example))('%s is its own one spelling', (example) => {
    const [path = '', query] = example.split('?')
    const resolved = resolveFeed(grammar, path, query)
    expect(resolved).toMatchObject({ type: 'feed', canonical: example })
    if (resolved?.type === 'feed') expect(buildFeedAddress(grammar, resolved.feed)).toBe(example)
  })

  it.each([
    ['/News/Sport/feed.rss', '/news/sport/feed.rss'],
    ['/news/sport//feed.RSS', '/news/sport/feed.rss'],
    ['/sport/feed.rss', '/news/sport/feed.rss'],
    ['/news/latest/feed.atom', '/feed.atom'],
    ['/tag/bobbio_31/feed.json', '/tag/bobbio/feed.json'],
    ['/podcast/Piacenza-Di-Notte/feed.rss', '/podcast/piacenza-di-notte/feed.rss'],
  ])('%s leads to %s', (path, to) => {
    expect(resolveFeed(grammar, path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    '/news/sport/page_2/feed.rss',
    '/news/sport/feed.ics',
    '/eventi/feed.rss',
    '/news/cronaca/il-ponte/7242/feed.rss',
    '/podcast/uno/feed.json',
    '/podcast/uno/due/feed.rss',
    '/area-riservata/feed.rss',
    '/who-we-are/feed.rss',
    '/feed.xml',
    '/%2e%2e/feed.rss',
    '/news/sport/feed.rss/',
  ])('%s is none', (path) => {
    expect(resolveFeed(grammar, path)).toBeNull()
  })

  it('takes from a query what its page takes, and nothing else', () => {
    const town = resolveFeed(grammar, '/necrologie/list/feed.ics', 'comune=Bobbio&utm_source=x')
    expect(town).toMatchObject({ type: 'feed', canonical: '/necrologie/list/feed.ics?comune=bobbio' })
    expect(resolveFeed(grammar, '/necrologie/list/feed.ics', 'query=rossi')).toBeNull()
    expect(resolveFeed(grammar, '/feed.rss', 'utm_source=x')).toMatchObject({ canonical: '/feed.rss' })
  })

  it('is spelled as an installation spells its page', () => {
    const own = createAddressGrammar(
      addressSettingsSchema.parse({ prefixes: { section: 'notizie', tag: 'argomento' }, friendlySearch: false }),
    )
    const section = { type: 'page', address: { type: 'section', sectionPath: 'sport', page: 1 } } as const
    expect(buildFeedAddress(own, { format: 'rss', of: section })).toBe('/notizie/sport/feed.rss')
    expect(resolveFeed(own, '/notizie/sport/feed.rss')).toMatchObject({ type: 'feed', feed: { of: section } })
    const search = resolveFeed(own, '/ricerca/feed.rss', 'query=ponte')
    expect(search).toMatchObject({ type: 'feed', canonical: expect.stringMatching(/^\/ricerca\/feed\.rss\?.*ponte/) })
  })

  it('is told of pages that have one, and of no others', () => {
    expect(formatsOf({ type: 'home' })).toEqual(['rss', 'atom', 'json'])
    expect(formatsOf({ type: 'latest', page: 1 })).toEqual([])
    expect(formatsOf({ type: 'section', sectionPath: 'sport', page: 2 })).toEqual([])
  })
})
