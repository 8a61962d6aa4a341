import { availableParallelism } from 'node:os'
import { expect, test } from '@playwright/test'
import { countThreadsOf, readThreadPriorities } from '@liberta/test-kit/thread-priorities'
import { THREAD_PRIORITIES } from '../../../frontend/src/page-cache/give-way.ts'
import type { FailingPaper } from '../site/use-paper.ts'

export function describeThreads(paper: FailingPaper): void {
  test('threads that make pages give way to the one that serves them (operations, where pages are rendered)', () => {
    const pid = paper.site.pids.frontend ?? -1
    expect(readThreadPriorities(pid).get(pid)).toBeLessThan(THREAD_PRIORITIES.render)
    const threads = Math.min(4, Math.max(1, availableParallelism() - 1))
    expect(countThreadsOf(THREAD_PRIORITIES.render, pid)).toBe(threads)
  })
}
