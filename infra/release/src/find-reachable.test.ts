import { describe, expect, it } from '@jest/globals'
import { findReachable } from './find-reachable.ts'
import type { Manifest } from './find-reachable.ts'

/** Folders with what their manifests add to a name and a version; a string is a link. */
function lay(installed: Readonly<Record<string, Partial<Manifest> | string>>) {
  const follow = (folder: string) => {
    const there = installed[folder]
    return typeof there === 'string' ? there : folder
  }
  const read = (folder: string): Manifest | null => {
    const there = installed[follow(folder)]
    return typeof there === 'object' ? { name: folder, version: '1.0.0', ...there } : null
  }
  return { follow, read }
}

describe('the packages of an image', () => {
  it('are those that a program imports, and what these import in turn', () => {
    const folders = lay({
      api: { dependencies: { ours: '1', nest: '1' } },
      'node_modules/ours': 'packages/ours',
      'packages/ours': { dependencies: { zod: '4' } },
      'node_modules/nest': { peerDependencies: { rxjs: '7' } },
      'node_modules/rxjs': {},
      'node_modules/zod': {},
      'node_modules/vite': {},
    })
    expect([...findReachable(['api'], folders).keys()].toSorted()).toEqual([
      'api',
      'node_modules/nest',
      'node_modules/rxjs',
      'node_modules/zod',
      'packages/ours',
    ])
  })

  it('are the nearest of their name', () => {
    const folders = lay({
      worker: { dependencies: { lru: '2' } },
      'worker/node_modules/lru': { dependencies: { yallist: '1' } },
      'node_modules/lru': {},
      'node_modules/yallist': {},
    })
    const reached = findReachable(['worker'], folders)
    expect(reached.get('worker')?.uses).toEqual(['worker/node_modules/lru'])
    expect(reached.get('worker/node_modules/lru')?.uses).toEqual(['node_modules/yallist'])
  })

  it('have no compiler that is there as an optional peer', () => {
    const folders = lay({
      api: { dependencies: { valibot: '1' } },
      'node_modules/valibot': {
        peerDependencies: { typescript: '>=5' },
        peerDependenciesMeta: { typescript: { optional: true } },
      },
      'node_modules/typescript': {},
    })
    expect([...findReachable(['api'], folders).keys()]).toEqual(['api', 'node_modules/valibot'])
  })

  it('may lack one of another processor, and none that is needed', () => {
    const optional = lay({ api: { optionalDependencies: { 'fast-arm64': '1' } } })
    expect([...findReachable(['api'], optional).keys()]).toEqual(['api'])
    expect(() => findReachable(['api'], lay({ api: { dependencies: { pino: '1' } } }))).toThrow(
      'api needs pino, which is not installed',
    )
  })
})
