import { getPriority, setPriority } from 'node:os'

/**
 * How far a thread gives way to the one that serves, as `nice` counts: against a thread of 0 one of 10 gets a ninth of a processor for which both
 * wait, one of 15 a twenty-eighth. So a reader whose page is there waits for no page that is being made, and nobody for one that is packed tighter.
 */
export const THREAD_PRIORITIES = { render: 10, pack: 15 } as const

/** Has the thread that calls it give way; where that may not be done, all threads are alike. */
export function giveWay(work: keyof typeof THREAD_PRIORITIES): void {
  // Of this thread alone on Linux (setpriority(2), «C library/kernel differences»); elsewhere it would be of the whole process.
  if (process.platform !== 'linux') return
  try {
    // Who is not root may only give way more than the whole process does.
    setPriority(Math.max(getPriority(), THREAD_PRIORITIES[work]))
  } catch {
    // A sandbox may forbid it.
  }
}
