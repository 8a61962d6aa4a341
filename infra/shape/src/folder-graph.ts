import { dirname, posix } from 'node:path'
import type { ParsedSource } from './parse-source.ts'

/** One import of one file of the project by another; both paths from the project's root. */
export interface FileImport {
  from: string
  to: string
}

/** The arrow from one folder to another, and the imports of which it is made. */
export interface FolderArrow {
  from: string
  to: string
  imports: FileImport[]
}

const PACKAGE = /^@liberta\/([\w-]+)\/(.+)$/

/** The imports between files of the project; what is imported from a package of others is left out. */
export function listImports(sources: readonly Pick<ParsedSource, 'path' | 'specifiers'>[]): FileImport[] {
  return sources.flatMap(({ path, specifiers }) =>
    specifiers.flatMap((specifier) => {
      const to = resolveSpecifier(path, specifier)
      return to === null ? [] : [{ from: path, to }]
    }),
  )
}

/**
 * The file that a specifier names, by the way in which this project writes them and without a look at the disk: relative with
 * the file's ending, or a file of one of its packages. Null for what belongs to others.
 */
export function resolveSpecifier(from: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return posix.join(dirname(from), bare)
  const [, name, file] = PACKAGE.exec(bare) ?? []
  return name === undefined ? null : `packages/${name}/src/${file}.ts`
}

/** The arrows between the folders under `root`; a file stands in the folder that holds it, not in those above. */
export function listArrows(imports: readonly FileImport[], root: string): FolderArrow[] {
  const arrows = new Map<string, FolderArrow>()
  for (const each of imports) {
    const [from, to] = [dirname(each.from), dirname(each.to)]
    if (from === to || !isUnder(root, from) || !isUnder(root, to)) continue
    const key = `${from} ${to}`
    const arrow = arrows.get(key) ?? { from, to, imports: [] }
    arrow.imports.push(each)
    arrows.set(key, arrow)
  }
  return [...arrows.values()]
}

/** Whether a path is the folder, or lies in it at any depth. */
export function isUnder(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** An arrow as a line: the two folders, and the first of the imports of which it is made. */
export function describeArrow({ from, to, imports }: FolderArrow): string {
  const named = imports.slice(0, 3).map((each) => `${posix.basename(each.from)} > ${posix.basename(each.to)}`)
  const rest = imports.length - named.length
  return `${from} -> ${to}: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
