import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { findFiles, readTestName } from '../local/src/requirements/match-test.ts'

const PAPER = 'docs/security.md'
const ROW = /^\| (\d+\.\d+\.\d+) \|(.*)\|$/
const exclude = ['**/node_modules/**', '**/dist/**']
const files = globSync('{packages,api,worker,frontend,infra,e2e}/**/*.{test,cases}.{ts,tsx}', { exclude })
const markdown = readFileSync(PAPER, 'utf8')

interface Row {
  id: string
  cells: readonly string[]
  shown: string
}

/** The rows of the standard in a paper: number, what is asked, how it is met, what shows it. */
function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, rest] = ROW.exec(line) ?? []
    if (id === undefined || rest === undefined) return []
    const cells = rest.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
    return [{ id, cells, shown: cells.at(-1) ?? '' }]
  })
}

/** What is wrong with a row; nothing where its tests or its paper are there, or it says that it is not met and why. */
function findFaults({ id, cells, shown }: Row): string[] {
  if (cells.length !== 3 || cells.includes('')) return [`${id}: a row has a number and three cells`]
  if (/^not met: \S/.test(shown)) return []
  const paper = /^paper: (\S+)$/.exec(shown)?.[1]
  const parts = paper === undefined ? shown.split('<br>').map(findTestFault) : [findPaperFault(paper)]
  return parts.flatMap((fault) => (fault === null ? [] : [`${id}: ${fault}`]))
}

/** A title has to stand in the file's source between quotes, as it is named. */
function findTestFault(name: string): string | null {
  if (!/^\S+ › \S/.test(name)) return `«${name}» is no test: «file › title»`
  const [file, ...others] = findFiles(readTestName(name), files)
  if (file === undefined || others.length > 0) return `«${name}» is in ${others.length === 0 ? 'no file' : 'several'}`
  const source = readFileSync(file, 'utf8')
  const [, ...titles] = name.split(' › ')
  const isThere = titles.every((title) => ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`)))
  return isThere ? null : `«${name}» is no test of ${file}`
}

/** A paper may be named with one of its headings, as a link of Markdown does. */
function findPaperFault(target: string): string | null {
  const [path = '', heading] = target.split('#')
  try {
    const text = readFileSync(normalize(join('docs', path)), 'utf8')
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\d -]/gu, '')
        .replaceAll(' ', '-'),
    )
    return heading === undefined || headings.includes(heading) ? null : `${path} has no heading #${heading}`
  } catch {
    return `there is no paper ${path}`
  }
}

const faultsOf = (shown: string) => readRows(`| 1.2.3 | asks | is met | ${shown} |`).flatMap(findFaults)

describe('a row of docs/security.md', () => {
  it.each([
    'testing/cited-security.test › a row of docs/security.md',
    'paper: operations.md#rotate-a-secret',
    'not met: because',
  ])('is right with %s', (shown) => expect(faultsOf(shown)).toEqual([]))

  it.each([
    ['a test file that there is not', 'nowhere.test › a row'],
    ['a title that there is not', 'testing/cited-security.test › a row of docs'],
    ['words', 'by hand'],
    ['a paper that there is not', 'paper: nowhere.md'],
    ['a heading that there is not', 'paper: operations.md#nothing'],
    ['no reason', 'not met:'],
    ['nothing', ''],
  ])('is at fault with %s', (_what, shown) => expect(faultsOf(shown)).toHaveLength(1))
})

describe('docs/security.md', () => {
  const rows = readRows(markdown)

  it('names tests, papers and headings that there are', () => {
    expect(rows.flatMap(findFaults)).toEqual([])
  })

  it('has each row once, and counts them right', () => {
    const unmet = rows.filter(({ shown }) => shown.startsWith('not met'))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const counted = `${rows.length} rows apply, ${rows.length - unmet.length} are met, ${unmet.length} are not`
    expect(markdown).toContain(counted)
  })
})
