import { existsSync, readFileSync } from 'node:fs'
import { NotMeasuredError } from '../bench.types.ts'

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
