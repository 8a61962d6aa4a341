import { existsSync, readFileSync, rmSync } from 'node:fs'

/** What a service's process may be called. */
export const POSTGRES_PROGRAM = /^postgres$/
export const REDIS_PROGRAM = /^(?:redis|valkey)-server$/

/** Ends a server that outlived its owner (the owner was killed) and still holds its folder, by its pid file. */
export async function endForgotten(pidFile: string, program: RegExp): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  await endProcess(pid, program)
  if (!isRunning(pid, program)) rmSync(pidFile, { force: true })
}

/** Asks a process to end and waits, for 8 s. It is touched only if it is the named program: numbers are used again. */
export async function endProcess(pid: number, program: RegExp): Promise<void> {
  for (let tries = 0; tries < 80 && isRunning(pid, program); tries += 1) {
    if (tries === 0) process.kill(pid, 'SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function isRunning(pid: number, program: RegExp): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = `/proc/${pid}/comm`
  return existsSync(command) && program.test(readFileSync(command, 'utf8').trim())
}
