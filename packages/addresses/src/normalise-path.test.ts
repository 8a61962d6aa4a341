import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { LONGEST_PATH, LONGEST_SEARCH_PATH, normalisePath, readSearchSegments } from './normalise-path.ts'

describe('the one spelling of a path (requirements 5)', () => {
  it.each([
    ['/', []],
    ['/news/cronaca', ['news', 'cronaca']],
    ['/news/tag/piena-del-po_31/il-po/7242', ['news', 'tag', 'piena-del-po_31', 'il-po', '7242']],
  ])('%s is well spelled', (path, segments) => {
    expect(normalisePath(path)).toEqual({ type: 'segments', segments })
  })

  it.each([
    ['/news/cronaca/', '/news/cronaca'],
    ['//news//cronaca', '/news/cronaca'],
    ['/News/Cronaca', '/news/cronaca'],
    ['//evil.example/', '/evil.example'],
    ['/news/%63ronaca', '/news/cronaca'],
  ])('%s redirects to %s', (path, to) => {
    expect(normalisePath(path)).toEqual({ type: 'redirect', path: to })
  })

  it.each(['/logo.png', '/wp-login.php', '/news/index.html', '/a/b.zip', '/script.JS', '/x.pdf'])(
    '%s ends in a file extension',
    (path) => {
      expect(normalisePath(path)).toEqual({ type: 'file' })
    },
  )

  it.each(
    [
      'avif bmp gif heic heif ico jpeg jpg jxl png psd svg tif tiff webp', // images
      'csv doc docx epub odp ods odt pdf ppt pptx rtf txt xls xlsx', // documents
      'bash bat cjs css js jsx mjs pl ps1 py rb sh sql ts tsx', // scripts
      '7z bz2 gz rar tar tbz2 tgz txz xz zip zst', // archives
      'php php7 phtml html htm xhtml asp jsp',
    ].flatMap((line) => line.split(' ')),
  )(
    'a path that ends in .%s is a file: images, documents, scripts, archives, php and html, each whole (requirements 5)',
    (extension) => {
      expect(normalisePath(`/news/x.${extension}`)).toEqual({ type: 'file' })
      expect(normalisePath(`/X.${extension.toUpperCase()}`)).toEqual({ type: 'file' })
    },
  )

  it.each(['/tag/liberta.it', '/tag/stadio.com', '/news/7.5', '/news/shpy', '/news/x.zipper'])(
    '%s ends in no file extension',
    (path) => {
      expect(normalisePath(path).type).toBe('segments')
    },
  )

  it.each([
    '/news/%2e%2e/etc',
    '/news/../etc',
    '/a%2fb',
    '/a%5cb',
    '/a%252fb',
    '/%E0%A4%A',
    '/%ED%A0%80',
    '/news/<script>',
    '/news/città',
    '/news/\u212Aaos',
    '/news/a;b',
    '/news/a b',
  ])('%j is malformed', (path) => {
    expect(normalisePath(path)).toEqual({ type: 'malformed' })
  })

  it.each([
    '/a%00',
    '/a\u0000',
    '/news/a%0d%0ab',
    '/a%7f',
    '/a%C2%85',
    '/\uD800',
    `/${'a'.repeat(LONGEST_PATH)}`,
    'news',
    '',
  ])('%j can be no path at all', (path) => {
    expect(normalisePath(path)).toEqual({ type: 'unreadable' })
  })

  it('never throws, and what it redirects to is well spelled, a file or malformed, and of this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          const normalised = normalisePath(path)
          if (normalised.type !== 'redirect') return
          expect(normalised.path.startsWith('/') && !normalised.path.startsWith('//')).toBe(true)
          expect(normalisePath(normalised.path).type).not.toBe('redirect')
        },
      ),
    )
  })
})

describe('the segments of a search, which may hold any text', () => {
  it('are decoded once each, and keep their case and their slashes', () => {
    expect(readSearchSegments('/ricerca//query_Caff%C3%A8%2F%2525/s/')).toEqual({
      type: 'segments',
      segments: ['ricerca', 'query_Caffè/%25', 's'],
    })
  })

  it.each<[string, string]>([
    ['/ricerca/%zz', 'malformed'],
    ['/ricerca/%2e%2e/s', 'malformed'],
    ['/ricerca/../etc', 'malformed'],
    ['/ricerca/query_a%00b/s', 'unreadable'],
    ['/ricerca/query_a%0Ab/s', 'unreadable'],
    [`/ricerca/${'a'.repeat(LONGEST_SEARCH_PATH)}`, 'unreadable'],
    ['/ricerca/index.php', 'file'],
  ])('%s: %s', (path, type) => {
    expect(readSearchSegments(path)).toEqual({ type })
  })
})
