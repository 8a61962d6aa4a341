import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../local/src/project.ts'
import { digestTree, listTree, weighTree } from './digest-tree.ts'
import { findReachable } from './find-reachable.ts'
import type { ReachedPackage } from './find-reachable.ts'
import { foldersBelow, installPackages } from './install-packages.ts'
import type { Processor } from './install-packages.ts'
import { BUNDLED, STAGED_FOLDERS, stagePackage } from './staged-files.table.ts'
import type { StagedFolder } from './staged-files.table.ts'
import { writeBillOfMaterials } from './write-bill-of-materials.ts'
import type { LockedPackages } from './write-bill-of-materials.ts'

/** What a stage says of itself, at its root: version, digest of all other files, and how much it is. */
export const RELEASE_FILE = 'release.json'

/** The bill of materials, at the root of a stage. */
export const BILL_FILE = 'bom.cdx.json'

/** What run-time packages may take, in bytes. */
export const PACKAGES_LIMIT_BYTES = 110 * 1024 * 1024

/** A stage in figures; sizes in bytes. */
export interface StageReport {
  version: string
  processor: Processor
  node: string
  digest: string
  packages: number
  packageBytes: number
  totalBytes: number
}

/** What is staged, and where to. */
export interface StageOptions {
  root: string
  stage: string
  processor: Processor
  commit: { id: string; madeAt: string }
}

/**
 * Lays out exactly what an image holds in `stage`: the built programs, what browsers are given, and the packages imported at run
 * time. The folder is empty, not there, or an earlier stage, which is replaced. What was built before is taken as it is.
 * @throws StartError where the folder holds something else, or npm cannot install
 */
export async function stageRelease({ root, stage, processor, commit }: StageOptions): Promise<StageReport> {
  clear(stage)
  const packages = await installPackages(root, stage, processor)
  const own = [...packages.keys()].filter((folder) => /^packages\/[^/]+$/.test(folder))
  for (const row of [...STAGED_FOLDERS, ...own.map(stagePackage)]) copyFolder(root, stage, row)
  for (const folder of ['.', ...own, ...STAGED_FOLDERS.map((row) => row.folder.split('/')[0] ?? '')]) {
    shortenManifest(join(stage, folder, 'package.json'))
  }
  const { name, version } = readJson(join(root, 'package.json')) as { name: string; version: string }
  const { packages: locked } = readJson(join(root, 'package-lock.json')) as { packages: LockedPackages }
  const release = { name, version: `${version}+${commit.id}`, builtAt: commit.madeAt }
  writeJson(join(stage, BILL_FILE), writeBillOfMaterials(release, addBundled(root, packages), locked))
  const files = listTree(stage)
  const report: StageReport = {
    version: release.version,
    processor,
    node: (readJson(join(root, 'package.json')) as { devDependencies: { node: string } }).devDependencies.node,
    digest: digestTree(stage, files),
    packages: packages.size,
    packageBytes: weighTree(
      stage,
      files.filter(({ path }) => path.includes('node_modules/')),
    ),
    totalBytes: weighTree(stage, files),
  }
  writeJson(join(stage, RELEASE_FILE), report)
  return report
}

/** The packages of an image with those that the build has taken into its files, which lie in `root` alone. */
export function addBundled(root: string, packages: ReadonlyMap<string, ReachedPackage>): Map<string, ReachedPackage> {
  const folders = BUNDLED.map((name) => join('node_modules', name))
  return new Map([...findReachable(folders, foldersBelow(root)), ...packages])
}

function clear(stage: string): void {
  if (existsSync(stage) && readdirSync(stage).length > 0 && !existsSync(join(stage, RELEASE_FILE))) {
    throw new StartError(
      `${stage} is not empty and holds no release; name an empty folder, or one that is not there yet.`,
    )
  }
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
}

function copyFolder(root: string, stage: string, { folder, takes }: StagedFolder): void {
  if (!existsSync(join(root, folder))) throw new StartError(`${folder} is not built. Build it: npm run build`)
  for (const { path, isLink } of listTree(join(root, folder))) {
    if (isLink || !takes(path)) continue
    const target = join(stage, folder, path)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, folder, path), target)
  }
}

/** Leaves what Node reads: the sources that a development's condition names are not there. */
function shortenManifest(file: string): void {
  const {
    name,
    version,
    private: isPrivate,
    license,
    type,
    exports,
    dependencies,
  } = readJson(file) as Record<string, unknown>
  const targets = exports as Readonly<Record<string, { default: string }>> | undefined
  const own = targets && Object.fromEntries(Object.entries(targets).map(([path, target]) => [path, target.default]))
  writeJson(file, { name, version, private: isPrivate, license, type, exports: own, dependencies })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
