import { isUnder } from './folder-graph.ts'
import type { FolderArrow } from './folder-graph.ts'
import { ONLY_IMPORTED_BY } from './layers.table.ts'
import type { Layers } from './layers.table.ts'

/** What the layers of a program say of its arrows. */
export interface LayerFindings {
  /** Arrows to a higher layer, or to another name of the same layer. */
  upward: FolderArrow[]
  /** Folders that have no layer yet; their arrows are not judged. */
  unplaced: string[]
}

/** Holds the arrows of a program against its layers; `folders` are all that have files. */
export function findUpward(
  arrows: readonly FolderArrow[],
  folders: readonly string[],
  root: string,
  layers: Layers,
): LayerFindings {
  const place = (folder: string) => findPlace(folder.slice(root.length + 1), layers)
  return {
    upward: arrows.filter(({ from, to }) => {
      const [above, below] = [place(from), place(to)]
      if (above === null || below === null || above.name === below.name) return false
      return below.level <= above.level
    }),
    unplaced: folders.filter((folder) => place(folder) === null),
  }
}

/** Imports of a folder by others than those who alone may. */
export function findIntruders(arrows: readonly FolderArrow[]): FolderArrow[] {
  return arrows.filter(({ from, to }) =>
    Object.entries(ONLY_IMPORTED_BY).some(
      ([closed, friends]) => isUnder(closed, to) && ![closed, ...friends].some((friend) => isUnder(friend, from)),
    ),
  )
}

/** The layer of a folder: of the longest name that it lies under. The level counts from the top. */
function findPlace(folder: string, layers: Layers): { name: string; level: number } | null {
  const places = layers.flatMap((names, level) => names.map((name) => ({ name, level })))
  const fitting = places.filter(({ name }) => (name === '.' ? folder === '' : isUnder(name, folder)))
  return fitting.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null
}
