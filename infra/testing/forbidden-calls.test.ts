import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const exclude = ['**/node_modules/**', '**/dist/**']
/** What production runs: sources without tests and what only tests use. */
const sources = globSync('{packages/*,api,worker,frontend}/src/**/*.{ts,tsx}', { exclude })
  .filter((path) => !/\/(?:testing|samples)\/|test-kit|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** What no source of the product does, by a pattern that finds it. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['starts a command of the system', /\bchild_process\b/],
  ['evaluates text as code', /(?<![.\w])eval\(|\bnew Function\(|'node:vm'/],
  ['lets other origins read its answers', /access-control-allow-origin/i],
  ['writes HTML into a page past React', /\.(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/],
  [
    'hands React markup that React has not drawn',
    // Beside what is drawn: data that is escaped, and the early script as the build wrote it (ADR 40).
    /dangerouslySetInnerHTML=\{\{ __html: (?!draw[A-Z]|reduceMarkup\(|writeStructuredData|assets\.early\.code )/,
  ],
  ['hashes by MD5', /'md5'/i],
  ['reads XML', /\bDOMParser\b|xml2js|fast-xml-parser|libxml/],
]

/** SHA-1 may name what is kept, where nobody gains by a second text of one digest. */
const NAMED_BY_SHA1 = [
  'packages/http/src/entity-tag.ts',
  'frontend/src/server/rendition-cache.ts',
  'frontend/src/feeds/podcast-feed.ts',
]

/** What came after Chrome 111, Firefox 114 and Safari 16.4, the oldest browsers that the build writes for; it translates words, not what is called. */
const TOO_NEW =
  /\b(?:toReversed|toSorted|toSpliced|groupBy|withResolvers|fromAsync|isWellFormed|canParse|isSubsetOf|checkVisibility)\(|AbortSignal\.any\(/
const ofBrowsers = /^frontend\/src\/(?:browser|islands)\//

const findPaths = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** Whether a source of a server asks another one without saying what a redirect of its answer is worth. */
function followsRedirects({ path, text }: { path: string; text: string }): boolean {
  if (ofBrowsers.test(path)) return false
  return /(?:\bawait |\breturn |^\s+)fetch\((?!\))/m.test(text) && !/\bredirect: /.test(text)
}

describe('what production runs', () => {
  it.each(FORBIDDEN)('never %s', (_what, pattern) => {
    expect(sources.length).toBeGreaterThan(800)
    expect(findPaths(pattern)).toEqual([])
  })

  it.each([
    ["import { spawn } from 'node:child_process'", 0],
    ['eval(text)', 1],
    ['new Function(text)', 1],
    ['element.innerHTML = text', 3],
    ['<p dangerouslySetInnerHTML={{ __html: story.text }} />', 4],
    ["createHash('md5')", 5],
  ])('would be found: %s', (text, index) => expect(FORBIDDEN[index]?.[1].test(text)).toBe(true))

  it('calls nothing in browsers that the oldest of them have not', () => {
    expect(TOO_NEW.test('[...known].toReversed().slice(1)')).toBe(true)
    expect(findPaths(TOO_NEW).filter((path) => ofBrowsers.test(path))).toEqual([])
  })

  it('hashes by SHA-1 for names alone', () => {
    expect(findPaths(/'sha1'/i).toSorted()).toEqual(NAMED_BY_SHA1.toSorted())
  })

  it('says at each call to another server what a redirect is worth', () => {
    expect(followsRedirects({ path: 'worker/src/x.ts', text: 'await fetch(url, { signal })' })).toBe(true)
    expect(sources.filter(followsRedirects).map(({ path }) => path)).toEqual([])
  })
})
