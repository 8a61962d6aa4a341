import { existsSync, readFileSync } from 'node:fs'
import type { Verdict } from '../../../../k6/summary/summarise.ts'

/** The kernel tells CPU time in hundredths of a second, on every architecture (proc_pid_stat(5), USER_HZ). */
const TICKS_PER_SECOND = 100
const EVERY_MS = 500
const WINDOW_MS = 5_000
/** Above it the one who asks is what is measured: of one core, in the busiest five seconds. */
export const MOST_SHARE = 0.7

/** Seconds of CPU that a process had used at a moment. */
export interface CpuSample {
  atMs: number
  cpuSeconds: number
}

/** What share of one core a process took: all the time, and in its busiest five seconds. */
export interface CpuShare {
  mean: number
  busiest: number
}

/**
 * Seconds of CPU, user and system, of one process with all its threads, out of the text of /proc/PID/stat. The second
 * field, the program's name, may hold blanks and parentheses, so fields are counted from behind the last parenthesis.
 */
export function parseCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  if (!Number.isInteger(user) || !Number.isInteger(system)) throw new Error(`this is no process's stat: ${stat}`)
  return (user + system) / TICKS_PER_SECOND
}

/** Shares out of what was noted; null where there is too little. The busiest window is the whole where that is shorter. */
export function shareOf(samples: readonly CpuSample[]): CpuShare | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || last.atMs === first.atMs) return null
  const share = (from: CpuSample, to: CpuSample) => ((to.cpuSeconds - from.cpuSeconds) * 1000) / (to.atMs - from.atMs)
  const mean = share(first, last)
  const windows = samples.flatMap((from) => {
    const to = samples.find(({ atMs }) => atMs >= from.atMs + WINDOW_MS)
    return to === undefined ? [] : [share(from, to)]
  })
  return { mean, busiest: Math.max(mean, ...windows) }
}

/** The sentence about k6's own part, with which every run ends. */
export function describeShare(share: CpuShare | null): string {
  if (share === null)
    return 'How much CPU k6 took is told on Linux alone: look yourself whether it was under 0.7 of a core.'
  const told = `k6 took ${share.mean.toFixed(2)} of a core, ${share.busiest.toFixed(2)} in its busiest 5 s`
  return share.busiest > MOST_SHARE
    ? `VOID: ${told}. Above ${MOST_SHARE} the times are those of k6 and not of the site: ask less, or from another machine.`
    : `${told}: its times can be believed (up to ${MOST_SHARE}).`
}

/** Whether the times of a run are the site's; nothing where they are not looked at, or k6's share is not known. */
export function judgeShare(share: CpuShare | null, isUntimed: boolean): Verdict[] {
  if (share === null || isUntimed) return []
  const value = `${share.busiest.toFixed(2)} in its busiest 5 s`
  return [
    {
      what: 'k6’s own share of a core; above it void',
      value,
      bar: `<=${MOST_SHARE}`,
      isHeld: share.busiest <= MOST_SHARE,
    },
  ]
}

/** Notes a process's CPU time until `stop`, which tells its shares; null where there is no /proc. */
export function watchCpu(pid: number): { stop: () => CpuShare | null } {
  const file = `/proc/${pid}/stat`
  const samples: CpuSample[] = []
  const note = () => {
    if (!existsSync(file)) return
    samples.push({ atMs: performance.now(), cpuSeconds: parseCpuSeconds(readFileSync(file, 'utf8')) })
  }
  note()
  const timer = setInterval(note, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return shareOf(samples)
    },
  }
}
