import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const ROOTS = ['packages', 'api', 'worker', 'frontend']
const TABLE = /\b(?:const|let) (\w+): (?:Readonly<)?Record<string, /g

/** The sources of the product, without tests and what only tests use. */
const sources = ROOTS.flatMap((root) => globSync(`${root}/**/src/**/*.{ts,tsx}`)).filter(
  (path) => !/node_modules|\/dist\/|\/(testing|samples)\/|test-kit|\.test\.tsx?$/.test(path),
)

/** Names of the tables of a source that take any text for a key, and are looked into without asking whether the key is theirs. */
function findOpenLookups(source: string): string[] {
  const names = [...source.matchAll(TABLE)].map(([, name = '']) => name)
  return names.filter((name) => {
    const isLookedUp = new RegExp(`\\b${name}\\[(?!')`).test(source)
    return isLookedUp && !source.includes(`Object.hasOwn(${name},`)
  })
}

describe('a plain object is never indexed by what a reader or the CMS sends', () => {
  it('finds a table that answers to `__proto__`', () => {
    const open = `const NAMES: Readonly<Record<string, string>> = { story: 'Articoli' }\nreturn NAMES[type]`
    expect(findOpenLookups(open)).toEqual(['NAMES'])
    expect(findOpenLookups(open.replace('return', 'return Object.hasOwn(NAMES, type) &&'))).toEqual([])
  })

  it('in any source of the product: tables by any text are Maps, or asked by Object.hasOwn first', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = sources.flatMap((path) =>
      findOpenLookups(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
