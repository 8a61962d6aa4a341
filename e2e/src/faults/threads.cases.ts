import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect, test } from '@playwright/test'
import { THREAD_PRIORITIES } from '../../../frontend/src/page-cache/give-way.ts'
import type { FailingPaper } from '../site/use-paper.ts'

/** By how much each thread of a process gives way, as `nice` counts, by its number; the first has that of the process (proc_pid_stat(5)). */
function readPriorities(pid: number): Map<number, number> {
  const tasks = readdirSync(`/proc/${pid}/task`).map(Number)
  return new Map(
    tasks.map((task) => {
      const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8')
      return [task, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]
    }),
  )
}

export function describeThreads(paper: FailingPaper): void {
  test('threads that make pages give way to the one that serves them (operations, where pages are rendered)', () => {
    const pid = paper.site.pids.frontend ?? -1
    const priorities = readPriorities(pid)
    const giving = [...priorities.values()].filter((priority) => priority === THREAD_PRIORITIES.render)
    expect(priorities.get(pid)).toBeLessThan(THREAD_PRIORITIES.render)
    expect(giving).toHaveLength(Math.min(4, Math.max(1, availableParallelism() - 1)))
  })
}
