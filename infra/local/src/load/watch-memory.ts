import { existsSync, readFileSync } from 'node:fs'
import { mean } from '@liberta/test-kit/summarise'
import { MEMORY } from '../../../../k6/load.table.ts'
import type { Verdict } from '../../../../k6/summary/summarise.ts'

const EVERY_MS = 5000

/** Megabytes that each process held, as the run went on. */
export type MemorySamples = Readonly<Record<string, readonly number[]>>

/** Notes what processes hold until `stop`; those that are none, or end, have no more samples. */
export function watchMemory(pids: Readonly<Record<string, number | null>>): { stop: () => MemorySamples } {
  const samples = Object.fromEntries(Object.keys(pids).map((name): [string, number[]] => [name, []]))
  const note = () => {
    for (const [name, pid] of Object.entries(pids)) {
      const megabytes = pid === null ? null : findResidentMegabytes(pid)
      if (megabytes !== null) samples[name]?.push(megabytes)
    }
  }
  note()
  const timer = setInterval(note, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      note()
      return samples
    },
  }
}

/** Whether each process held about as much in the last third of the run as in the first; nothing of those of which too little is known. */
export function judgeMemory(samples: MemorySamples): Verdict[] {
  return Object.entries(samples).flatMap(([name, megabytes]) => {
    const third = Math.floor(megabytes.length / 3)
    if (third === 0) return []
    const [first, last] = [mean(megabytes.slice(0, third)), mean(megabytes.slice(-third))]
    const value = `${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last`
    return [
      {
        what: `memory of ${name}`,
        value,
        bar: `last<=first*${MEMORY.mostGrowth}`,
        isHeld: last <= first * MEMORY.mostGrowth,
      },
    ]
  })
}

/** Whether the frontend held no more at any moment than one whose page cache is full may; nothing where nothing is known of it. */
export function judgeFullCache({ frontend = [] }: MemorySamples): Verdict[] {
  if (frontend.length === 0) return []
  const [held, most] = [Math.max(...frontend), MEMORY.fullCache + MEMORY.besideFullCache]
  return [
    {
      what: 'memory of frontend at most',
      value: `MB ${held.toFixed(0)}`,
      bar: `MB<=${most}`,
      isHeld: held <= most,
    },
  ]
}

/** Megabytes of memory that a process holds (VmRSS of /proc/PID/status, proc_pid_status(5)); null where there is no /proc, or no process. */
export function findResidentMegabytes(pid: number): number | null {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? parseResidentMegabytes(readFileSync(file, 'utf8')) : null
}

/** The same out of the text of that file, which tells it in kB of 1024 bytes. */
export function parseResidentMegabytes(status: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  if (kilobytes === undefined) throw new Error(`this is no process's status: ${status.slice(0, 200)}`)
  return Number(kilobytes) / 1024
}
