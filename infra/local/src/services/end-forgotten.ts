import { existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * Ends a server that outlived its owner (the owner was killed) and still holds its folder. The process of the pid file is
 * touched only if it is the named program: numbers are used again.
 */
export async function endForgotten(pidFile: string, program: RegExp): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  for (let tries = 0; tries < 80 && isRunning(pid, program); tries += 1) {
    if (tries === 0) process.kill(pid, 'SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!isRunning(pid, program)) rmSync(pidFile, { force: true })
}

function isRunning(pid: number, program: RegExp): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = `/proc/${pid}/comm`
  return existsSync(command) && program.test(readFileSync(command, 'utf8').trim())
}
