import { dirname, join } from 'node:path'

/** What of a `package.json` matters here. */
export interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** A package that a program may import, with the folders of those that it may import itself. */
export interface ReachedPackage {
  /** Where it lies, from the root: `node_modules/pino`, `packages/platform`. */
  folder: string
  manifest: Manifest
  uses: readonly string[]
}

/** How folders are looked at, each named from the root. */
export interface PackageFolders {
  /** The manifest of this folder; null where there is none. */
  read: (folder: string) => Manifest | null
  /** Where a folder really is: a package of this project is a link in `node_modules`. */
  follow: (folder: string) => string
}

/**
 * The packages that these programs can import, found as Node finds them: dependencies, optional ones that are there, and peers
 * that are not optional. What an installer brings beside them, such as a compiler that would be an optional peer, is not among them.
 * @throws Error where one that is needed is not there
 */
export function findReachable(programs: readonly string[], folders: PackageFolders): Map<string, ReachedPackage> {
  const reached = new Map<string, ReachedPackage>()
  const waiting = [...programs]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue
    const manifest = folders.read(folder)
    if (!manifest) throw new Error(`${folder} has no package.json`)
    const uses = listNeeds(manifest).flatMap(({ name, isNeeded }) => {
      const found = resolvePackage(folder, name, folders)
      if (!found && isNeeded) throw new Error(`${folder} needs ${name}, which is not installed`)
      return found ? [found] : []
    })
    reached.set(folder, { folder, manifest, uses })
    waiting.push(...uses)
  }
  return reached
}

function listNeeds(manifest: Manifest): { name: string; isNeeded: boolean }[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const optional = new Set(Object.keys(optionalDependencies))
  const names = new Set([...Object.keys(dependencies), ...optional, ...peers])
  return [...names].map((name) => ({ name, isNeeded: name in dependencies && !optional.has(name) }))
}

/** The nearest `node_modules` upwards that has it. */
function resolvePackage(from: string, name: string, { read, follow }: PackageFolders): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (read(candidate)) return follow(candidate)
    if (folder === '.') return null
  }
}
