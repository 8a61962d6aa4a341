import { mean } from '@liberta/test-kit/summarise'
import type { Verdict } from '../../../../k6/summary/summarise.ts'
import { findResidentMegabytes } from './resident-memory.ts'

const EVERY_MS = 5000
/** What is flat: so many times as much in the last third of a run as in the first. */
const MOST_GROWTH = 1.05

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
      { what: `memory of ${name}`, value, bar: `last<=first*${MOST_GROWTH}`, isHeld: last <= first * MOST_GROWTH },
    ]
  })
}
