import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compileRedirects, compileRedirectsInTurns, resolveRedirect } from './compile-redirects.ts'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { createSpecifiedGrammar } from '../address-grammar.ts'

const grammar = createSpecifiedGrammar()

type Pairs = Readonly<Record<string, string>>

function rules(permanent: Pairs, temporary: Pairs = {}): RedirectRules {
  const asRules = (pairs: Pairs) =>
    Object.fromEntries(Object.entries(pairs).map(([from, newUrl]) => [from, { newUrl }]))
  return { 301: asRules(permanent), 302: asRules(temporary) }
}

function resolve(path: string, permanent: Pairs, temporary: Pairs = {}) {
  return resolveRedirect(compileRedirects(rules(permanent, temporary), grammar), path)
}

function faultsOf(permanent: Pairs, temporary: Pairs = {}): readonly string[] {
  return compileRedirects(rules(permanent, temporary), grammar).faults
}

describe('redirect rules: files keyed by 301 and 302, mapping old path to newUrl (requirements 3)', () => {
  it.each(['/chi-siamo/', '/chi-siamo', '/CHI-Siamo/', '//chi-siamo//', '/chi%2Dsiamo/'])(
    '%s is found with and without its slash, in any case',
    (path) => {
      expect(resolve(path, { '/Chi-Siamo/': '/who-we-are' })).toEqual({ status: 301, to: '/who-we-are' })
    },
  )

  it.each(['/chi', '/chi-siamo/noi', '/', '', 'chi-siamo', '/%', `/${'a'.repeat(5000)}`, '/__proto__', '/constructor'])(
    '%j has not moved',
    (path) => {
      expect(resolve(path, { '/chi-siamo/': '/who-we-are' })).toBeNull()
    },
  )

  it('a rule of the file 302 leads elsewhere but for a while', () => {
    expect(resolve('/qr/abbonati', {}, { '/qr/abbonati': '/abbonamenti' })).toEqual({ status: 302, to: '/abbonamenti' })
  })

  it('a chain leads to its end at once', () => {
    const chain = { '/a': '/b/', '/b': '/C', '/c': '/news/cronaca' }
    expect(resolve('/a', chain)).toEqual({ status: 301, to: '/news/cronaca' })
    expect(resolve('/b/', chain)).toEqual({ status: 301, to: '/news/cronaca' })
  })

  it('a chain is permanent only where each of its steps is', () => {
    const chain = compileRedirects(rules({ '/a': '/b', '/c': '/tags' }, { '/b': '/c' }), grammar)
    expect(['/a', '/b', '/c'].map((path) => resolveRedirect(chain, path)?.status)).toEqual([302, 302, 301])
  })

  it('a chain of fifty thousand steps is walked once', () => {
    const steps = Array.from({ length: 50_000 }, (_, index) => [`/passo-${index}`, `/passo-${index + 1}`] as const)
    expect(resolve('/passo-0', Object.fromEntries(steps))?.to).toBe('/passo-50000')
  })

  it('tens of thousands of rules are made ready in turns, between which readers are served', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => [`/vecchia-${index}/`, `/news/cronaca/nuova/${index + 1}`])
    const [all, pauses] = [rules(Object.fromEntries(many)), [] as number[]]
    const compiled = await compileRedirectsInTurns(all, grammar, async () => pauses.push(pauses.length))
    expect(compiled).toEqual(compileRedirects(all, grammar))
    expect(pauses.length).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['/tag/Bobbio/', '/tag/bobbio'],
    ['/tag/bobbio/31', '/tag/bobbio'],
    ['/videoshort', '/videoShort'],
    ['/abbonamenti/#edizione-digitale', '/abbonamenti#edizione-digitale'],
    ['/news/cronaca?da=qr', '/news/cronaca?da=qr'],
    ['/tag/città', '/tag/citt%C3%A0'],
    ['https://edizione.example.it/oggi', 'https://edizione.example.it/oggi'],
    ['https://www.youtube.com/@teleliberta', 'https://www.youtube.com/@teleliberta'],
    ['https://maps.example/maps/@45.05,9.69,14z?q=a@b#c@d', 'https://maps.example/maps/@45.05,9.69,14z?q=a@b#c@d'],
    ['https://example.it?posta=a@b', 'https://example.it?posta=a@b'],
  ])('a target has the spelling of the site, so that no second redirect follows: %s is %s', (newUrl, to) => {
    expect(resolve('/vecchia', { '/vecchia': newUrl })).toEqual({ status: 301, to })
  })

  it('a rule that only takes off a slash or changes the case says what every path does, and is no loop', () => {
    expect(resolve('/note-legali/', { '/note-legali/': '/note-legali' })).toBeNull()
    expect(resolve('/videoshort', { '/videoshort': '/videoShort' })).toBeNull()
  })

  it.each([
    ['another slug', '/news/cronaca/a/7', '/news/cronaca/b/7'],
    ['another section', '/news/cronaca/a/7', '/news/sport/a/7#foto'],
    ['an address by a tag', '/news/cronaca/a/7', '/news/tag/po_31/b/7'],
    ['another hour of an entry', '/news/cronaca/a/7/ora-10-42-17', '/news/cronaca/a/7/ora-10-43-17'],
    ['another slug of its live blog', '/news/cronaca/a/7/aggiornamenti-2', '/news/cronaca/b/7/aggiornamenti-2'],
    ['another slug of an event', '/event/sagra-9001/', '/event/la-sagra-9001'],
    ['another folder of a clip', '/multimedia/detail/tg-40017', '/multimedia/detail/teleliberta/tg-40017/'],
  ])('a rule from the own address of a thing to %s is left to its page, which would lead back', (_what, from, to) => {
    expect(resolve(from, { [from]: to })).toBeNull()
    expect(resolve(from, { [from]: '/x' }, { '/x': to })).toBeNull()
    expect(resolve('/x', { [from]: '/x' }, { '/x': to })?.to).toBe(to.replace(/\/$/, ''))
    expect(faultsOf({ [from]: to })).toEqual([])
  })

  it.each([
    ['/news/cronaca/a/7', '/news/cronaca/b/8'],
    ['/news/tag/po_31/a/7', '/news/cronaca/a/7'],
    ['/news/cronaca/a/7/ora-10-42-7', '/news/cronaca/a/7'],
    ['/news/cronaca/a/7', '/event/a-7'],
    ['/cronaca/a-7', '/news/cronaca/a/7'],
  ])('%s may have moved to %s, from which no page leads back', (from, to) => {
    expect(resolve(from, { [from]: to })).toEqual({ status: 301, to })
  })
})

describe('a rule that cannot stand is left out and named, and the others stand', () => {
  it.each<[string, Pairs, Pairs, string]>([
    ['a path that leads to itself', { '/a': '/a' }, {}, 'a loop: /a → /a'],
    ['two rules in a loop', { '/a': '/b', '/b': '/a/' }, {}, 'a loop: /a → /b → /a'],
    ['a loop through both files', { '/a': '/b' }, { '/b': '/A?x=1' }, 'a loop: /a → /b → /a'],
    ['a loop with a way in', { '/in': '/a', '/a': '/b', '/b': '/a' }, {}, 'a loop: /in → /a → /b → /a'],
    ["a loop through the site's own spelling", { '/tag/bobbio': '/tag/bobbio/31' }, {}, 'a loop: /tag/bobbio → '],
    ['a loop through a former address', { '/tag/bobbio': '/luoghi/bobbio/2015/' }, {}, 'a loop: /tag/bobbio → '],
    ['another host without its scheme', { '/a': '//evil.example' }, {}, '/a leads to //evil.example'],
    ['a backslash', { '/a': '/\\evil.example' }, {}, '/a leads to /\\evil.example'],
    ['a script', { '/a': 'javascript:alert(1)' }, {}, '/a leads to javascript:alert(1)'],
    ['a name before a host', { '/a': 'https://liberta.it@evil.example/' }, {}, '/a leads to https://liberta.it@'],
    ['a name and a password', { '/a': 'https://x:y@evil.example/' }, {}, '/a leads to https://x:y@evil.example/'],
    ['a name of nothing', { '/a': 'https://@evil.example/' }, {}, '/a leads to https://@evil.example/'],
    ['a line end', { '/a': '/b\r\nset-cookie: x' }, {}, '/a leads to /b'],
    ['an old address that is no path', { 'chi-siamo': '/who-we-are' }, {}, 'chi-siamo is no path'],
    ['two targets of one path', { '/a': '/tags' }, { '/A/': '/topics' }, '/A/ leads to /topics, and elsewhere before'],
  ])('%s', (_, permanent, temporary, fault) => {
    expect(faultsOf(permanent, temporary)).toEqual([expect.stringContaining(fault)])
    const good = { '/chi-siamo': '/who-we-are', ...permanent }
    expect(resolve('/chi-siamo', good, temporary)).toEqual({ status: 301, to: '/who-we-are' })
  })

  it('of two targets the first one stands; what led into a loop leads to where that began', () => {
    expect(resolve('/a', { '/a': '/tags' }, { '/A/': '/topics' })).toEqual({ status: 301, to: '/tags' })
    const loop = { '/in': '/a', '/a': '/b', '/b': '/a' }
    expect(resolve('/in', loop)).toEqual({ status: 301, to: '/a' })
    expect(resolve('/a', loop)).toBeNull()
    expect(resolve('/b', loop)).toBeNull()
  })

  it('all loops are found, also those of an address of the former site', () => {
    const one = { '/luoghi/bobbio/2015': '/x', '/x': '/luoghi/bobbio/2015', '/tag/bobbio': '/luoghi/bobbio/2015' }
    expect(faultsOf(one)).toHaveLength(2)
    expect(resolve('/tag/bobbio', one)).toBeNull()
    expect(resolve('/luoghi/bobbio/2015', one)?.to).toBe('/tag/bobbio')
  })

  it('what stands never leads back, and leads to its end in one step', () => {
    const path = fc.constantFrom('/a', '/b/', '/C', '/d', '/e', '/tag/x', '/tag/x/31', '/luoghi/x/2014/', '/feed/')
    fc.assert(
      fc.property(fc.dictionary(path, path), fc.dictionary(path, path), (permanent, temporary) => {
        const compiled = compileRedirects(rules(permanent, temporary), grammar)
        for (const { to } of compiled.byKey.values()) expect(resolveRedirect(compiled, to)).toBeNull()
      }),
    )
  })
})
