import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestSite } from './start-test-site.ts'

const WITHIN_MS = 180_000
const LOOK_EVERY_MS = 500
/** Between two clips it has no other process for a moment. */
const LOOKS_AT_REST = 3

/**
 * Waits until the stand-in for the CMS has made its index and its clips, which it does in processes of its own after its start, or for three
 * minutes: a CMS elsewhere takes no processor from us. Where there is no /proc, it waits for nothing.
 */
export async function restStandIn({ pids }: Pick<TestSite, 'pids'>, say: (line: string) => void): Promise<void> {
  say('  waiting until the stand-in has made its index and its clips …')
  const until = performance.now() + WITHIN_MS
  for (let looks = 0; looks < LOOKS_AT_REST && performance.now() < until;) {
    looks = hasChildren(pids.upstreams ?? -1) ? 0 : looks + 1
    await pause(LOOK_EVERY_MS)
  }
}

/** Whether a process has started others that have not ended. */
function hasChildren(pid: number): boolean {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return false
  return readdirSync(threads).some((thread) => readFileSync(`${threads}/${thread}/children`, 'utf8').trim() !== '')
}
