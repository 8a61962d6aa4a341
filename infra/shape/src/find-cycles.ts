import type { FolderArrow } from './folder-graph.ts'

type Arrow = Pick<FolderArrow, 'from' | 'to'>

/** The cycles of a graph: its strongly connected components of more than one folder, by Tarjan (SIAM J. Comput. 1, 1972). */
export function findCycles(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  /** Returns the earliest folder, by its number, that is still open and can be reached from this one. */
  function visit(folder: string): number {
    const index = order.size
    let earliest = index
    order.set(folder, index)
    open.push(folder)
    for (const target of targets.get(folder) ?? []) {
      const known = order.get(target)
      if (known === undefined) earliest = Math.min(earliest, visit(target))
      else if (open.includes(target)) earliest = Math.min(earliest, known)
    }
    if (earliest === index) {
      const component = open.splice(open.indexOf(folder))
      if (component.length > 1) cycles.push(component.toSorted())
    }
    return earliest
  }

  for (const folder of targets.keys()) if (!order.has(folder)) visit(folder)
  return cycles
}

/** The arrows that keep the cycles closed: those between two folders of one cycle. */
export function listCycleArrows<Each extends Arrow>(cycles: readonly string[][], arrows: readonly Each[]): Each[] {
  return arrows.filter(({ from, to }) => cycles.some((cycle) => cycle.includes(from) && cycle.includes(to)))
}
