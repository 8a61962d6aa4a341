import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { LONGEST_PATH, normalisePath } from './normalise-path.ts'

describe('the one spelling of a path (specification §5)', () => {
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

  it.each([
    '/news/%2e%2e/etc',
    '/news/../etc',
    '/a%2fb',
    '/a%5cb',
    '/a%00',
    '/%E0%A4%A',
    '/news/<script>',
    '/news/città',
    '/news/a%0d%0ab',
    `/${'a'.repeat(LONGEST_PATH)}`,
    'news',
    '',
  ])('%j is malformed', (path) => {
    expect(normalisePath(path)).toEqual({ type: 'malformed' })
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
