import { describe, expect, it } from '@jest/globals'
import { describeArrow, listArrows, listImports, resolveSpecifier } from './folder-graph.ts'
import { parseSource } from './parse-source.ts'

const parse = (path: string, text: string) => parseSource({ path, role: 'production', text })

describe('resolveSpecifier', () => {
  it.each([
    ['./b.ts', 'api/src/a/b.ts'],
    ['../c/d.tsx', 'api/src/c/d.tsx'],
    ['../c/d.module.css?inline', 'api/src/c/d.module.css'],
    ['@liberta/contracts/stories/story.schema', 'packages/contracts/src/stories/story.schema.ts'],
    ['node:fs', null],
    ['@nestjs/common', null],
  ])('%s is %s', (specifier, path) => expect(resolveSpecifier('api/src/a/x.ts', specifier)).toBe(path))
})

describe('listImports: a file depends on another in whatever way it names it', () => {
  it.each([
    ["import { b } from '../b/b.ts'"],
    ["import type { B } from '../b/b.ts'"],
    ["import '../b/b.ts'"],
    ["export { b } from '../b/b.ts'"],
    ["export const late = () => import('../b/b.ts')"],
    ["import { b } from '../b/b.ts'\nexport * from '../b/b.ts'"],
  ])('%s', (text) => {
    expect(listImports([parse('api/src/a/a.ts', text)])).toEqual([{ from: 'api/src/a/a.ts', to: 'api/src/b/b.ts' }])
  })

  it('but not where the name is computed, or is only spoken of', () => {
    const text = "const name = '../b/b.ts' // import '../b/b.ts'\nexport const late = () => import(name)"
    expect(listImports([parse('api/src/a/a.ts', text)])).toEqual([])
  })
})

describe('listArrows', () => {
  const imports = [
    { from: 'api/src/a/one.ts', to: 'api/src/b/x.ts' },
    { from: 'api/src/a/two.ts', to: 'api/src/b/x.ts' },
    { from: 'api/src/a/two.ts', to: 'api/src/a/one.ts' },
    { from: 'api/src/a/deep/three.ts', to: 'api/src/a/one.ts' },
    { from: 'api/src/a/one.ts', to: 'packages/contracts/src/x.ts' },
  ]

  it('is one arrow for each two folders, a folder below another being a folder of its own', () => {
    expect(listArrows(imports, 'api/src').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'api/src/a api/src/b',
      'api/src/a/deep api/src/a',
    ])
  })

  it('is told with the imports that it is made of', () => {
    expect(listArrows(imports, 'api/src').map(describeArrow)[0]).toBe(
      'api/src/a -> api/src/b: one.ts > x.ts, two.ts > x.ts',
    )
  })
})
