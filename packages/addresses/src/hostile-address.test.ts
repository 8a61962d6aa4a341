import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createSpecifiedGrammar } from './address-grammar.ts'

const { resolve } = createSpecifiedGrammar()

const ORIGIN = 'https://www.example.it'

type Outcome = 301 | 400 | 404 | 'page'

/** What the site answers; and that a redirect stays on this origin and leads to one page under one key. */
function outcomeOf(path: string, query?: string): Outcome {
  const resolved = resolve(path, query)
  switch (resolved.type) {
    case 'page':
      expectOneKey(resolved.canonical)
      return 'page'
    case 'redirect':
      expectOneKey(resolved.path)
      return resolved.status
    case 'refused':
      return resolved.status
  }
}

function expectOneKey(canonical: string): void {
  expect(canonical).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
  expect(canonical).not.toContain('\\')
  const url = new URL(canonical, ORIGIN)
  expect([url.origin, url.pathname + url.search]).toEqual([
    ORIGIN,
    canonical.replaceAll("'", (quote) => inQuery(canonical, quote)),
  ])
  const [path = '', query] = canonical.split('?')
  expect(resolve(path, query)).toMatchObject({ type: 'page', canonical })
}

/** The URL standard escapes a single quote in a query, and leaves it in a path; servers take both. */
function inQuery(canonical: string, quote: string): string {
  return canonical.includes('?') ? '%27' : quote
}

const long = (length: number) => 'a'.repeat(length)

describe('hostile addresses get 301, 400 or 404, and never leave this origin', () => {
  it.each<[what: string, path: string, outcome: Outcome]>([
    ['dot segments', '/news/../../etc/passwd', 404],
    ['dot segments, escaped', '/news/%2e%2e/%2e%2e/etc/passwd', 404],
    ['dot segments, half escaped', '/news/.%2e/cronaca', 404],
    ['a single dot', '/news/./cronaca', 404],
    ['three dots', '/...', 404],
    ['a word that no section may have, and a dot', '/news/tag%2e', 404],
    ['dot segments in a search', '/ricerca/../admin', 404],
    ['dot segments in a search, escaped', '/ricerca/%2e%2e/s', 404],
    ['an escaped slash', '/news%2fcronaca', 404],
    ['an escaped backslash', '/news%5ccronaca', 404],
    ['a backslash', '/\\evil.example', 404],
    ['double encoding of a slash', '/news%252fcronaca', 404],
    ['double encoding of dots', '/%252e%252e/etc', 404],
    ['triple encoding', '/news/%25252e', 404],
    ['double encoding in a search', '/ricerca/query_%252e%252e%252f/s', 'page'],
    ['another host', '//evil.example', 404],
    ['another host behind slashes', '////evil.example/%2e%2e', 404],
    ['another host as a section', '//evil/', 301],
    ['another host with a slash at its end', '//evil.example/', 404],
    ['a whole address', 'https://evil.example/', 400],
    ['a name before a host', '/@evil.example', 404],
    ['a script', '/javascript:alert(1)', 404],
    ['NUL', '/news/cronaca%00', 400],
    ['NUL, raw', '/news/cronaca\u0000', 400],
    ['NUL in a search', '/ricerca/query_a%00/s', 400],
    ['a line end', '/news/%0d%0aset-cookie:x=1', 400],
    ['a line end in a search', '/ricerca/query_%0d%0aset-cookie:x=1/s', 400],
    ['delete', '/tag/%7f', 400],
    ['a C1 control character', '/tag/%C2%9F', 400],
    ['a bad escape', '/%', 404],
    ['a bad escape of two digits', '/tag/%zz', 404],
    ['a cut escape', '/tag/%E0%A4%A', 404],
    ['an overlong form of a slash', '/news%c0%afcronaca', 404],
    ['an escaped surrogate', '/tag/%ED%A0%80', 404],
    ['a raw surrogate', '/tag/\uD800', 400],
    ['a bad escape in a search', '/ricerca/query_%E0%A4%A/s', 404],
    ['8 kB', `/${long(8192)}`, 400],
    ['8 kB of segments', '/a'.repeat(4096), 400],
    ['8 kB of slashes', '/'.repeat(8192), 400],
    ['8 kB of escapes', `/${'%61'.repeat(2731)}`, 400],
    ['8 kB of a search', `/ricerca/query_${long(8192)}/s`, 400],
    ['a long slug', `/tag/${long(201)}`, 404],
    ['a long text', `/ricerca/query_${long(1500)}/s`, 301],
    ['a thousand slashes', '/'.repeat(1000), 301],
    ['the Kelvin sign', '/tag/%E2%84%AAiev', 404],
    ['a full-width letter', '/tag/%EF%BD%81', 404],
    ['a full-width slash', '/tag%EF%BC%8Fbobbio', 404],
    ['a dotless i', '/tag/p%C4%B1acenza', 404],
    ['a zero-width space', '/tag/bobbio%E2%80%8B', 404],
    ['right-to-left override', '/tag/%E2%80%AEoibbob', 404],
    ['a decomposed letter', '/ricerca/query_e%CC%80/s', 301],
    ['an escaped letter', '/tag/%62obbio', 301],
    ['capital letters', '/TAG/BOBBIO', 301],
    ['markup', '/tag/<script>alert(1)</script>', 404],
    ['markup in a search', '/ricerca/query_%3Cscript%3E/s', 'page'],
    ['quotes', `/tag/"'`, 404],
    ['a semicolon', '/tag/bobbio;jsessionid=1', 404],
    ['a space', '/tag/bob bio', 404],
    ['SQL', "/tag/1'%20or%20'1'='1", 404],
    ['a template', '/tag/${7*7}', 404],
    ['a placeholder', '/{token}', 404],
    ['a hidden file', '/.git/config', 404],
    ['environment', '/.env', 404],
    ['a script of another system', '/wp-login.php', 404],
    ['a negative page', '/news/cronaca/page_-1', 301],
    ['a huge page', '/news/cronaca/page_99999999999999999999', 301],
    ['a page of infinity', '/news/cronaca/page_Infinity', 301],
    ['a page in hexadecimal', '/news/cronaca/page_0x10', 301],
    ['two pages', '/news/cronaca/page_2/page_3', 404],
    ['a huge id', '/news/cronaca/titolo/99999999999', 404],
    ['an id with zeros', '/news/cronaca/titolo/007', 404],
    ['a huge id of an item', '/event/sagra-99999999999', 404],
    ['__proto__', '/tag/__proto__', 301],
    ['constructor', '/constructor', 'page'],
    ['__proto__ in a search', '/ricerca/__proto___x/s', 301],
    ['an empty path', '', 400],
    ['a star', '*', 400],
  ])('%s', (_, path, outcome) => {
    expect(outcomeOf(path)).toBe(outcome)
  })

  it.each<[what: string, path: string, query: string, outcome: Outcome]>([
    ['a page beside the path', '/news/cronaca', 'page=2&page=3', 'page'],
    ['two ids', '/gallery-viewer', 'id=5&id=7', 'page'],
    ['an id as an array', '/gallery-viewer', 'id[]=5', 'page'],
    ['an id of another kind', '/gallery-viewer', 'id=5%20or%201=1', 'page'],
    ['NUL', '/necrologie/list', 'query=a%00b', 'page'],
    ['a line end', '/necrologie/list', 'query=a%0d%0ab', 'page'],
    ['bad escapes', '/necrologie/list', 'query=%zz%E0%A4%A', 'page'],
    ['__proto__', '/surveyDetail', '__proto__=x&constructor=y', 'page'],
    ['8 kB', '/necrologie/list', `query=${long(8192)}`, 'page'],
    ['a thousand values', '/necrologie/list', 'query=a&'.repeat(1000), 'page'],
    ['two texts', '/ricerca', 'query=a&query=b', 301],
    ['a redirect to elsewhere', '/News/Cronaca', 'to=//evil.example', 301],
    ['a search for another host', '/ricerca', 'query=//evil.example', 301],
    ['a thousand filters', '/ricerca', Array.from({ length: 1000 }, (_, index) => `tags=t${index}`).join('&'), 301],
    ['markup', '/ricerca', 'query=<script>', 301],
  ])('in the query: %s', (_, path, query, outcome) => {
    expect(outcomeOf(path, query)).toBe(outcome)
  })

  it('of two values of one parameter the first counts, in one key', () => {
    const keys = ['id=5&id=7', '?id=5&n=1', 'x=1&id=5', 'id=5&ID=7'].map((query) => resolve('/gallery-viewer', query))
    for (const key of keys) expect(key).toMatchObject({ type: 'page', canonical: '/gallery-viewer?id=5' })
  })

  it('whatever is asked', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%00',
        '%0a',
        '%',
        '%25',
        '%c0%af',
        '\\',
        '@',
        ':',
        '?',
        '#',
      ),
      fc.constantFrom(
        'news',
        'NEWS',
        'tag',
        'ricerca',
        'query_',
        'page_',
        's',
        'oggi',
        'eventi',
        'necrologie',
        'list',
        '7',
      ),
      fc.constantFrom(
        'multimedia',
        'folder',
        'teleliberta',
        'area-riservata',
        'event',
        'x-9',
        'è',
        '%C3%A8',
        '\u212A',
        "'",
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const joined = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(joined, fc.option(joined, { nil: undefined }), (path, query) => {
        expect([301, 400, 404, 'page']).toContain(outcomeOf(`/${path}`, query))
      }),
      { numRuns: 3000 },
    )
  })
})
