import { describe, expect, it } from '@jest/globals'
import { buildPageKey, isRefusedKey, readPageKey, splitTarget } from './page-key.ts'
import { ADDRESS_PROBES, createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const keyOf = (url: string) => buildPageKey(grammar, splitTarget(url), 'person')

describe('the key of a page (never a page under two cache keys)', () => {
  it.each([
    ['/news/cronaca', '/news/cronaca'],
    ['/news/cronaca?utm_source=x&fbclid=1', '/news/cronaca'],
    ['/news/cronaca?', '/news/cronaca'],
    ['http://elsewhere.example/news/cronaca?a=1', '/news/cronaca'],
    ['/?a', '/'],
    ['/necrologie/list?utm=1&query=rossi&query=verdi', '/necrologie/list?query=rossi'],
    ['/news/cronaca?lite', '/news/cronaca?lite'],
    ['/news/cronaca?utm_source=x&lite=', '/news/cronaca?lite'],
    ['/news/cronaca?lite=1', '/news/cronaca'],
    ['/abbonamenti?lite', '/abbonamenti'],
  ])('%s is kept as %s', (url, address) => {
    expect(keyOf(url)).toBe(`person ${address}`)
  })

  it.each(['/news/cronaca/?a=1', '/NEWS/cronaca?a=1', '/ricerca?query=po'])('%s leads elsewhere: never kept', (url) => {
    expect(keyOf(url)).toBeNull()
  })

  it.each([
    ['/%00?a=1', '/%00?'],
    ['/vecchia.php?fbclid=1', '/vecchia.php?'],
    ['/vecchia.php?fbclid=2', '/vecchia.php?'],
  ])('%s is refused whatever its query says: kept once, as %s', (url, address) => {
    expect(keyOf(url)).toBe(`person ${address}`)
    expect(isRefusedKey(keyOf(url) ?? '')).toBe(true)
    expect(readPageKey(keyOf(url) ?? '')?.target.path).toBe(splitTarget(url).path)
  })

  it.each(ADDRESS_PROBES.map((probe) => [grammar.build(probe)]))('%s is no key of what is refused', (address) => {
    for (const more of ['', '?', '?voto=mio', address.includes('?') ? '&voto=mio' : '?a'])
      expect(isRefusedKey(keyOf(address + more) ?? '')).toBe(false)
  })

  it('robots have a key of their own', () => {
    expect(buildPageKey(grammar, { path: '/', query: '' }, 'robot')).not.toBe(keyOf('/'))
  })

  it('says what it is the key of', () => {
    const target = { path: '/necrologie/list', query: 'query=rossi&lite' }
    expect(readPageKey(buildPageKey(grammar, target, 'person') ?? '')).toEqual({ variant: 'person', target })
    expect(readPageKey('nobody /')).toBeNull()
    expect(readPageKey('person news')).toBeNull()
  })
})
