import { readdirSync, readFileSync } from 'node:fs'

/** By how much each thread of a process gives way, as `nice` counts, by its number; the first has that of the process (proc_pid_stat(5), Linux). */
export function readThreadPriorities(pid: number): Map<number, number> {
  const tasks = `/proc/${pid}/task`
  return new Map(
    readdirSync(tasks).flatMap((task) => {
      const stat = readStat(`${tasks}/${task}/stat`)
      return stat === null
        ? []
        : [[Number(task), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])] as const]
    }),
  )
}

/** Null where the thread has ended meanwhile. */
function readStat(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** How many threads of a process give way by just so much. */
export function countThreadsOf(priority: number, pid: number): number {
  return [...readThreadPriorities(pid).values()].filter((one) => one === priority).length
}
