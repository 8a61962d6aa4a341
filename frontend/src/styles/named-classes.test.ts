import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const SOURCE = join(import.meta.dirname, '..')
const SHEET = /^import (\w+) from '(\.[^']+\.module\.css)'/gm

function readAll(kind: string): string[] {
  return globSync(`**/*.${kind}`, { cwd: SOURCE }).map((file) => readFileSync(join(SOURCE, file), 'utf8'))
}

/** The classes that a component names of the sheets that it imports, and that no sheet has: they would be written as «undefined». */
function findUnknown(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(SHEET)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const named = [...text.matchAll(new RegExp(String.raw`(?<![\w./])${name}\.(\w+)`, 'g'))].map(([, cls = '']) => cls)
    // `css.module.css` and `css.ts` are paths.
    const unknown = named
      .filter((cls) => cls !== 'module' && cls !== 'ts')
      .filter((cls) => !new RegExp(String.raw`\.${cls}(?![\w-])`).test(sheet))
    return unknown.map((cls) => `${name}.${cls} of ${relative(SOURCE, file)}`)
  })
}

describe('components', () => {
  const components = globSync('**/*.tsx', { cwd: SOURCE })
    .filter((file) => !file.includes('.test.'))
    .map((file) => join(SOURCE, file))

  it('name no class that their style sheet does not have', () => {
    expect(components.length).toBeGreaterThan(50)
    expect(components.flatMap(findUnknown)).toEqual([])
  })
})

it('every property that a style sheet sets is read somewhere: a reader is sent nothing for nothing', () => {
  const sheets = readAll('css').join('\n')
  const all = [sheets, ...readAll('tsx')].join('\n')
  const set = new Set([...sheets.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))
  expect(set.size).toBeGreaterThan(50)
  expect([...set].filter((name) => !new RegExp(String.raw`var\(${name}[,)]`).test(all))).toEqual([])
})
