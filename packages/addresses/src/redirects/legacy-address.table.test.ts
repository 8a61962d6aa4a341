import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compileRedirects, resolveRedirect } from './compile-redirects.ts'
import { createSpecifiedGrammar } from '../address-grammar.ts'
import { resolveFeed } from '../feed-address.ts'

const grammar = createSpecifiedGrammar()
const { resolve } = grammar

const bare = compileRedirects({ 301: {}, 302: {} }, grammar)

describe('addresses of the former site, by their form', () => {
  it.each([
    ['/news/cronaca/2016/03/05/ponte-chiuso/', '/news/cronaca'],
    ['/news/Cronaca/2016/03/05/ponte-chiuso', '/news/cronaca'],
    ['/news/sport/2012/12/31/', '/news/sport'],
    ['/news/2016/2016/03/05/x/', '/news/latest'],
    ['/luoghi/bobbio/2014/', '/tag/bobbio'],
    ['/luoghi/bobbio/2014/06/festa/', '/tag/bobbio'],
    ['/luoghi/castel-san-giovanni/', '/tag/castel-san-giovanni'],
    ['/teleliberta/2015/06/il-tg/', '/multimedia/folder/teleliberta'],
    ['/feed/', '/feed.rss'],
    ['/feed', '/feed.rss'],
    ['/feed/rss2/', '/feed.rss'],
    ['/feed/atom/', '/feed.atom'],
    ['/news/sport/feed/', '/news/sport/feed.rss'],
    ['/news/sport/calcio/feed', '/news/sport/calcio/feed.rss'],
    ['/cronaca/feed/', '/news/cronaca/feed.rss'],
    ['/tag/bobbio/feed/atom/', '/tag/bobbio/feed.atom'],
    ['/autore/marta-valdonica/feed/', '/autore/marta-valdonica/feed.rss'],
    ['/news/latest/feed/', '/feed.rss'],
  ])('%s leads to the nearest sensible page, %s', (path, to) => {
    expect(resolveRedirect(bare, path)).toEqual({ status: 301, to })
  })

  it.each([
    '/news/cronaca/il-2016/7242',
    '/news/sport/calcio/2016',
    '/news/cronaca',
    '/teleliberta/oggi',
    '/luoghi',
    '/feedback',
    '/news/cronaca/il-ponte/7242/feed',
    '/necrologie/list/feed',
    '/news/cronaca/2016/13',
    '/luoghi/città/2014/',
  ])('%s is none of them', (path) => {
    expect(resolveRedirect(bare, path)).toBeNull()
  })

  it('what the rules say of a category, a town or a year goes before the form', () => {
    const rules = compileRedirects(
      {
        301: {
          '/categoria/calcio/': { newUrl: '/news/sport/calcio' },
          '/luoghi/piacenza/': { newUrl: '/news/territorio/piacenza' },
          '/teleliberta/2015/': { newUrl: '/archivio-storico' },
        },
        302: {},
      },
      grammar,
    )
    expect(resolveRedirect(rules, '/news/calcio/2016/03/05/derby/')?.to).toBe('/news/sport/calcio')
    expect(resolveRedirect(rules, '/luoghi/piacenza/2014/06/x/')?.to).toBe('/news/territorio/piacenza')
    expect(resolveRedirect(rules, '/teleliberta/2015/06/x/')?.to).toBe('/archivio-storico')
  })

  it('leads to a page or a feed at once, whatever was asked', () => {
    const piece = fc.constantFrom(
      'news',
      'luoghi',
      'teleliberta',
      'feed',
      '2016',
      '03',
      '05',
      'x-y',
      '-',
      '..',
      '%2e',
      'È',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const moved = resolveRedirect(bare, `/${pieces.join('/')}`)
        if (moved === null) return
        expect(['page', 'feed']).toContain(resolveFeed(grammar, moved.to)?.type ?? resolve(moved.to).type)
      }),
    )
  })
})
