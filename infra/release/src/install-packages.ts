import { spawn } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../local/src/project.ts'
import { listTree } from './digest-tree.ts'
import { findReachable } from './find-reachable.ts'
import type { Manifest, ReachedPackage } from './find-reachable.ts'
import { isIdle, PROGRAMS } from './staged-files.table.ts'

/** Processors for which an image can be made, as npm calls them. */
export const PROCESSORS = ['x64', 'arm64'] as const
export type Processor = (typeof PROCESSORS)[number]

/**
 * Lays the packages that the programs import into the empty folder `stage`, each at the version of the lock file of `root`, for
 * Linux on this processor. Gives them by their folders. No install script runs.
 * @throws StartError with npm's words
 */
export async function installPackages(
  root: string,
  stage: string,
  processor: Processor,
): Promise<Map<string, ReachedPackage>> {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((folder) => join(folder, 'package.json'))]
  for (const file of manifests) {
    mkdirSync(dirname(join(stage, file)), { recursive: true })
    cpSync(join(root, file), join(stage, file))
  }
  const platform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc']
  const chosen = PROGRAMS.map((program) => `--workspace=${program}`)
  await runNpm(['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...platform, ...chosen], stage)
  const packages = findReachable(PROGRAMS, foldersBelow(stage))
  removeUnreached(stage, packages)
  for (const folder of workspaces.filter((workspace) => !packages.has(workspace))) {
    rmSync(join(stage, folder), { recursive: true, force: true })
  }
  rmSync(join(stage, 'package-lock.json'))
  removeEmptyFolders(stage)
  return packages
}

async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const npm = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((resolve, reject) => {
    npm.once('error', reject)
    npm.once('close', resolve)
  })
  if (code !== 0) throw new StartError(`npm ${args.join(' ')} failed in ${cwd}:\n${output.trim()}`)
}

/** The folders of a tree that really is there, links of workspaces followed. */
export function foldersBelow(stage: string) {
  return {
    read(folder: string): Manifest | null {
      const file = join(stage, folder, 'package.json')
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null
    },
    follow: (folder: string) => relative(realpathSync(stage), realpathSync(join(stage, folder))),
  }
}

/** Takes out the packages that no program reaches, installed or linked, and of the others what nobody reads. */
function removeUnreached(stage: string, packages: ReadonlyMap<string, unknown>): void {
  const { follow } = foldersBelow(stage)
  for (const folder of listModuleFolders(stage)) {
    for (const installed of listInstalled(join(stage, folder))) {
      const path = join(folder, installed)
      if (!packages.has(follow(path))) rmSync(join(stage, path), { recursive: true, force: true })
    }
  }
  for (const { path } of listTree(stage)) {
    if (isIdle(path) || /(?:^|\/)node_modules\/\./.test(path)) rmSync(join(stage, path))
  }
}

/** Every `node_modules`, the outermost first. */
function listModuleFolders(stage: string): string[] {
  const folders = listTree(stage).flatMap(({ path }) => {
    const parts = path.split('/')
    return parts.flatMap((part, at) => (part === 'node_modules' ? [parts.slice(0, at + 1).join('/')] : []))
  })
  return [...new Set(folders)].toSorted((a, b) => a.length - b.length)
}

/**
 * The names of the packages in a `node_modules`, with their scopes; none where it is gone with a package above it. What has no manifest
 * is none: a package may carry modules of others that its own build has put into such a folder.
 */
function listInstalled(modules: string): string[] {
  if (!existsSync(modules)) return []
  const names = readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name]
  })
  return names.filter((name) => existsSync(join(modules, name, 'package.json')))
}

function removeEmptyFolders(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!lstatSync(path).isDirectory()) continue
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true })
  }
}
