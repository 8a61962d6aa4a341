import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** By how much each thread of a process gives way, as `nice` counts, by its number; the first has that of the process (proc_pid_stat(5), Linux). */
export function readThreadPriorities(pid: number): Map<number, number> {
  const tasks = `/proc/${pid}/task`
  return new Map(
    readdirSync(tasks).flatMap((task) => {
      const file = `${tasks}/${task}/stat`
      // A thread may end meanwhile.
      if (!existsSync(file)) return []
      const stat = readFileSync(file, 'utf8')
      return [[Number(task), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])] as const]
    }),
  )
}

/** How many threads of a process give way by just so much. */
export function countThreadsOf(priority: number, pid: number): number {
  return [...readThreadPriorities(pid).values()].filter((one) => one === priority).length
}
