import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file or a link of a tree, by its path within it. */
export interface TreeEntry {
  path: string
  isLink: boolean
}

/** All files and links below a folder, in the order of their paths, whichever machine asks. Links are not followed. */
export function listTree(root: string, folder = ''): TreeEntry[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listTree(root, path) : [{ path, isLink: entry.isSymbolicLink() }]
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What the files of a tree take, in bytes; links count nothing. */
export function weighTree(root: string, entries: readonly TreeEntry[]): number {
  return entries.reduce((sum, { path, isLink }) => sum + (isLink ? 0 : statSync(join(root, path)).size), 0)
}

/** SHA-256 over the names and contents of a tree: two trees with the same digest run alike. Times and owners do not count. */
export function digestTree(root: string, entries: readonly TreeEntry[]): string {
  const digest = createHash('sha256')
  for (const { path, isLink } of entries) {
    const content = isLink ? readlinkSync(join(root, path)) : readFileSync(join(root, path))
    const sum = createHash('sha256').update(content).digest('hex')
    digest.update(`${isLink ? 'link' : 'file'} ${sum} ${path}\n`)
  }
  return `sha256:${digest.digest('hex')}`
}
