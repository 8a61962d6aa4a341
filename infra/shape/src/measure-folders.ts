import { findCycles, listCycleArrows } from './find-cycles.ts'
import { findStrangers } from './find-strangers.ts'
import { findIntruders, findUpward } from './find-upward.ts'
import type { LayerFindings } from './find-upward.ts'
import { describeArrow, isUnder, listArrows } from './folder-graph.ts'
import { LAYERS } from './layers.table.ts'
import type { Finding, Project } from './read-project.ts'

/** The folders under `root` that are part of a cycle, and the arrows that close it. */
export function measureCycles({ imports }: Project, root: string): Finding {
  const arrows = listArrows(imports, root)
  const cycles = findCycles(arrows)
  return { value: cycles.flat().length, places: listCycleArrows(cycles, arrows).map(describeArrow) }
}

/** The arrows of a program that run up, of those whose two ends have a layer. */
export function measureUpward(project: Project, root: string): Finding {
  return countPlaces(judge(project, root).upward.map(describeArrow))
}

/** The folders that have no layer yet. */
export function measureUnplaced(project: Project): Finding {
  return countPlaces(Object.keys(LAYERS).flatMap((root) => judge(project, root).unplaced))
}

/** The arrows into folders that others alone may import from. */
export function measureIntruders({ imports }: Project): Finding {
  return countPlaces(findIntruders(listArrows(imports, 'frontend/src')).map(describeArrow))
}

/** Imports that leave a program for another, or a package for what it may not know; those of tests too. */
export function measureStrangers({ imports, testImports }: Project): Finding {
  return countPlaces(findStrangers([...imports, ...testImports]).map(({ from, to }) => `${from} -> ${to}`))
}

function judge({ imports, folders }: Project, root: string): LayerFindings {
  const own = folders.filter((folder) => isUnder(root, folder))
  return findUpward(listArrows(imports, root), own, root, LAYERS[root] ?? [])
}

function countPlaces(places: string[]): Finding {
  return { value: places.length, places }
}
