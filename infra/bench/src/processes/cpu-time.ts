import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parseCpuSeconds } from '../../../local/src/load/cpu-share.ts'
import { findResidentMegabytes } from '../../../local/src/load/watch-memory.ts'
import { NotMeasuredError } from '../bench.types.ts'

/** Seconds of CPU of a process and everything below it, since each began. @throws NotMeasuredError where there is no /proc. */
export function readCpuSeconds(pid: number): number {
  if (!existsSync('/proc/self/stat')) throw new NotMeasuredError('CPU time is read from /proc, which only Linux has.')
  return listProcessTree(pid).reduce(
    (sum, member) => sum + parseCpuSeconds(readFileSync(`/proc/${member}/stat`, 'utf8')),
    0,
  )
}

/** A process and all below it, by /proc; the parent before its children. */
export function listProcessTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  })
  return [pid, ...children.flatMap(listProcessTree)]
}

/** Megabytes of memory that a process holds. @throws NotMeasuredError where there is no /proc, or no such process */
export function readResidentMegabytes(pid: number): number {
  const megabytes = findResidentMegabytes(pid)
  if (megabytes === null) throw new NotMeasuredError('memory is read from /proc, which only Linux has.')
  return megabytes
}
