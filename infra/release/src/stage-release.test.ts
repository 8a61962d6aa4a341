import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ROOT } from '../../local/src/project.ts'
import { digestTree, listTree } from './digest-tree.ts'
import { isIdle, STAGED_FOLDERS, stagePackage } from './staged-files.table.ts'
import { addBundled, stageRelease } from './stage-release.ts'
import { writeBillOfMaterials } from './write-bill-of-materials.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** A file of a program's dist, by whether an image holds it. */
const isStaged = (file: string) =>
  [...STAGED_FOLDERS, stagePackage('packages/platform')].some(
    (row) => file.startsWith(`${row.folder}/`) && row.takes(file.slice(row.folder.length + 1)),
  )

describe('a stage', () => {
  it.each([
    'api/dist/main.js',
    'worker/dist/outbox/rebuild.js.map',
    'frontend/dist/server/render-thread.js',
    'frontend/dist/client/assets/main-1.js.br',
    'frontend/dist/client/.vite/early.js',
    'frontend/dist/client/.vite/manifest.json',
    'packages/platform/dist/redis/connect-redis.js',
  ])('holds %s', (file) => expect(isStaged(file)).toBe(true))

  it.each([
    '.env',
    'api/.env',
    'api/dist/.env',
    'api/dist/.env.production.js.bak',
    'frontend/dist/client/.env',
    'frontend/dist/client/assets/.env.local',
    'api/src/main.ts',
    'api/dist/main.d.ts',
    'api/dist/testing/start-api.js',
    'packages/platform/dist/health/health-check.test.js',
    'frontend/dist/server/measure.js',
    'frontend/dist/types/main.d.ts',
    'docs/operations.md',
  ])('does not hold %s', (file) => expect(isStaged(file)).toBe(false))

  it.each(['zod/index.d.cts', 'rxjs/dist/cjs/index.js.map', 'x/tsconfig.tsbuildinfo'])('leaves out %s', (file) =>
    expect(isIdle(file)).toBe(true),
  )

  it.each(['zod/index.cjs', 'pino/package.json', 'rxjs/LICENSE.txt', 'x/map.js'])('keeps %s', (file) =>
    expect(isIdle(file)).toBe(false),
  )

  it('never takes the place of a folder that holds something else', async () => {
    write('letters.txt', 'mine')
    const stage = stageRelease({ root: ROOT, stage: folder, processor: 'x64', commit: { id: 'a', madeAt: '' } })
    await expect(stage).rejects.toThrow('is not empty and holds no release')
    expect(readFileSync(join(folder, 'letters.txt'), 'utf8')).toBe('mine')
  })
})

describe('the digest of a tree', () => {
  it('follows names, contents and links, and nothing else', () => {
    write('b.js', '2')
    write('a/c.js', '1')
    symlinkSync('b.js', join(folder, 'd'))
    const digest = () => digestTree(folder, listTree(folder))
    const first = digest()
    expect(listTree(folder).map(({ path }) => path)).toEqual(['a/c.js', 'b.js', 'd'])
    write('b.js', '2')
    expect(digest()).toBe(first)
    write('b.js', '3')
    expect(digest()).not.toBe(first)
  })

  it('does not follow a link into the folder that it leads to', () => {
    write('packages/x/y.js')
    symlinkSync('packages', join(folder, 'z'))
    expect(listTree(folder).map(({ path }) => path)).toEqual(['packages/x/y.js', 'z'])
  })
})

describe('the bill of materials', () => {
  const pino = { name: 'pino', version: '10.4.0', license: 'MIT' }
  const packages = new Map([
    ['api', { folder: 'api', manifest: { name: '@liberta/api', version: '1.0.0' }, uses: ['node_modules/pino'] }],
    ['node_modules/pino', { folder: 'node_modules/pino', manifest: pino, uses: [] }],
  ])
  const release = { name: 'liberta', version: '1.0.0+abc', builtAt: '2026-11-23T00:00:00Z' }
  const locked = { 'node_modules/pino': { integrity: `sha512-${Buffer.from('sum').toString('base64')}` } }

  it('names each package with version, licence and sum, and which uses which', () => {
    expect(writeBillOfMaterials(release, packages, locked)).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: expect.stringMatching(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      metadata: { timestamp: release.builtAt, component: { name: 'liberta', version: '1.0.0+abc' } },
      components: [
        { 'bom-ref': 'api', purl: 'pkg:npm/%40liberta/api@1.0.0', type: 'application' },
        {
          'bom-ref': 'node_modules/pino',
          purl: 'pkg:npm/pino@10.4.0',
          licenses: [{ expression: 'MIT' }],
          hashes: [{ alg: 'SHA-512', content: Buffer.from('sum').toString('hex') }],
        },
      ],
      dependencies: [{ dependsOn: ['api'] }, { ref: 'api', dependsOn: ['node_modules/pino'] }, { dependsOn: [] }],
    })
  })

  it('names what the build has bundled, too, which no image has as a package', () => {
    const folders = [...addBundled(ROOT, new Map()).keys()]
    expect(folders).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react-router'].map((name) => `node_modules/${name}`)),
    )
    expect(folders).toContain('node_modules/@fontsource-variable/faustina')
  })

  it('is the same for the same packages', () => {
    const twice = [1, 2].map(() => JSON.stringify(writeBillOfMaterials(release, packages, locked)))
    expect(twice[0]).toBe(twice[1])
  })
})

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const isThere = (name: string) => Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))

  it('has every package made for a processor for arm64 too, where there is one', () => {
    const made = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    const ofLinux = made.filter((name) => /linux.*(?:x64|arm64)|(?:x64|arm64).*linux/.test(name))
    expect(ofLinux.length).toBeGreaterThan(10)
    expect(ofLinux.filter((name) => !isThere(name))).toEqual([])
  })
})
