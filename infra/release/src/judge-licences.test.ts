import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../../local/src/project.ts'
import { findReachable } from './find-reachable.ts'
import type { ReachedPackage } from './find-reachable.ts'
import { foldersBelow } from './install-packages.ts'
import { findForbidden } from './judge-licences.ts'
import { BUNDLED, PROGRAMS } from './staged-files.table.ts'

const packageOf = (license?: unknown) => {
  const manifest = { name: 'a', version: '1.0.0', license } as ReachedPackage['manifest']
  return [{ folder: 'node_modules/a', manifest, uses: [] }]
}

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later', 'LGPL-3.0-or-later'])(
    'is allowed where all that it asks for is: %s',
    (license) => expect(findForbidden(packageOf(license))).toEqual([]),
  )

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND SSPL-1.0',
    'BUSL-1.1',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    '',
    undefined,
    { type: 'MIT' },
  ])('is refused otherwise, and where it is none: %s', (license) => {
    expect(findForbidden(packageOf(license))).toEqual([`a@1.0.0: ${JSON.stringify(license ?? null)}`])
  })
})

/** A file without its imports of types, which are not there when it runs. */
function readRunningCode(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8').replaceAll(/^import type [^']*'[^']+'$/gm, '')
}

describe('what readers and servers run', () => {
  const reached = findReachable([...PROGRAMS, ...BUNDLED.map((name) => `node_modules/${name}`)], foldersBelow(ROOT))

  it('stands under licences that are allowed, every package of it', () => {
    expect(reached.size).toBeGreaterThan(100)
    const ofOthers = [...reached.values()].filter(({ folder }) => folder.includes('node_modules'))
    expect(findForbidden(ofOthers)).toEqual([])
  })

  it('is what the frontend says it depends on, and what its build takes in', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'frontend/package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const known = new Set<string>([...Object.keys(dependencies), ...BUNDLED])
    const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (path) => !/\.test\.|\/testing\//.test(path),
    )
    const imported = sources.flatMap((path) =>
      [...readRunningCode(path).matchAll(/ from '(@[\w-]+\/[\w.-]+|[\w-]+[\w.-]*)(?:\/[^']*)?'/g)].map(
        ([, name = '']) => name,
      ),
    )
    expect(sources.length).toBeGreaterThan(300)
    expect(new Set(imported.filter((name) => !known.has(name)))).toEqual(new Set())
  })
})
