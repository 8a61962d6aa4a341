import { existsSync, readFileSync } from 'node:fs'

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
