import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parseCpuSeconds } from '../../../local/src/load/cpu-share.ts'
import { NotMeasuredError } from '../bench.types.ts'

/** Seconds of CPU of a process and everything below it, since each began. @throws NotMeasuredError where there is no /proc. */
export function readCpuSeconds(pid: number): number {
  if (!existsSync('/proc/self/stat')) throw new NotMeasuredError('CPU time is read from /proc, which only Linux has.')
  return listTree(pid).reduce((sum, member) => sum + parseCpuSeconds(readFileSync(`/proc/${member}/stat`, 'utf8')), 0)
}

/** Whether a process has started others that have not ended. */
export function hasChildren(pid: number): boolean {
  return listTree(pid).length > 1
}

function listTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  })
  return [pid, ...children.flatMap(listTree)]
}

/** Megabytes of memory that a process holds (VmRSS of /proc/PID/status, proc_pid_status(5)). @throws NotMeasuredError where there is no /proc. */
export function readResidentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) throw new NotMeasuredError('memory is read from /proc, which only Linux has.')
  return parseResidentMegabytes(readFileSync(file, 'utf8'))
}

/** The same out of the text of that file, which tells it in kB of 1024 bytes. */
export function parseResidentMegabytes(status: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  if (kilobytes === undefined) throw new Error(`this is no process's status: ${status.slice(0, 200)}`)
  return Number(kilobytes) / 1024
}
