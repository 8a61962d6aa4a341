import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from './address-grammar.ts'

const { resolve, spellLite } = createSpecifiedGrammar()

describe('the query that asks for a lite version', () => {
  it.each([
    ['/news/cronaca', 'lite', '/news/cronaca?lite'],
    ['/news/cronaca', 'lite=', '/news/cronaca?lite'],
    ['/', '?utm_source=x&lite', '/?lite'],
    ['/necrologie/list', 'lite&query=rossi', '/necrologie/list?query=rossi&lite'],
    ['/news/cronaca', 'lite=1', '/news/cronaca'],
    ['/news/cronaca', 'Lite', '/news/cronaca'],
    ['/news/cronaca', 'lite=no&lite', '/news/cronaca'],
    ['/news/cronaca', 'litel', '/news/cronaca'],
    ['/login', 'lite&reason=processing', '/login?reason=processing'],
    ['/area-riservata/salvati', 'lite', '/area-riservata/salvati'],
  ])('%s with %s is the page %s: one without a value asks for it, where there is one', (path, query, canonical) => {
    expect(resolve(path, query)).toMatchObject({ type: 'page', canonical })
  })

  it('goes with a redirect', () => {
    expect(resolve('/NEWS/Cronaca/', 'lite')).toEqual({ type: 'redirect', status: 301, path: '/news/cronaca?lite' })
    expect(resolve('/ricerca', 'query=po&lite=')).toMatchObject({ type: 'redirect', path: '/ricerca/query_po/s?lite' })
    expect(resolve('/LOGIN', 'lite')).toMatchObject({ type: 'redirect', path: '/login' })
  })

  it.each([
    ['/tag/bobbio/31', '/tag/bobbio?lite'],
    ['/news/cronaca/piena/7242#ora-10-42-17', '/news/cronaca/piena/7242?lite#ora-10-42-17'],
    ['/gallery-viewer?id=5&n=2', '/gallery-viewer?id=5&n=2&lite'],
    ['/gallery-viewer?lite&id=5', '/gallery-viewer?id=5&lite'],
    ['/media/a/16x9-640.jpg', null],
    ['/feed.rss', null],
    ['#contenuto', null],
    ['mailto:a@example.it', null],
    ['/login?next=/news', null],
  ])('a link to %s leads to %s', (link, lite) => expect(spellLite(link)).toBe(lite))
})
