import { createHash } from 'node:crypto'
import type { Folder, FolderReference } from '@liberta/contracts/multimedia/folder.schema'
import { referToFolder } from './map-folders.ts'

/** The tree of multimedia folders, ready for looking up. */
export interface FolderIndex {
  /** Changes with anything in the tree, so that what embeds folders knows when to be made again. */
  fingerprint: string
  find(id: number): Folder | null
  findBySlug(slug: string): Folder | null
  /** References of those ids that the tree has, the outermost folder first. */
  refer(ids: readonly number[]): FolderReference[]
}

/** Makes the index of a tree of folders. */
export function indexFolders(folders: readonly Folder[]): FolderIndex {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const bySlug = new Map(folders.map((folder) => [folder.slug, folder]))
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(folders)).digest('base64url').slice(0, 12),
    find: (id) => byId.get(id) ?? null,
    findBySlug: (slug) => bySlug.get(slug) ?? null,
    refer: (ids) =>
      [...new Set(ids)]
        .flatMap((id) => byId.get(id) ?? [])
        .toSorted((one, other) => depthOf(one) - depthOf(other))
        .map(referToFolder),
  }
}

function depthOf({ ids }: Folder): number {
  return ids.split('.').length
}
