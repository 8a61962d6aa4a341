import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { watchCpu } from './cpu-share.ts'
import type { CpuShare } from './cpu-share.ts'

/** The exit code with which k6 ends where a bar was missed, and `npm run load` with it. */
export const MISSED = 99

/**
 * Runs k6 to its end; gives its exit code and what it took of the machine.
 * @param variables for the script
 * @param forK6 further options of k6 itself
 */
export async function runK6(
  k6: string,
  script: string,
  variables: Readonly<Record<string, string>>,
  forK6: readonly string[] = [],
): Promise<{ code: number; share: CpuShare | null }> {
  const told = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  // Nothing is sent to anybody but the site.
  const child = spawn(k6, ['run', '--quiet', '--no-usage-report', ...told, ...forK6, script], {
    stdio: 'inherit',
    // Memory is cheaper than time here: Go then looks for garbage a fourth as often. Where there are few processors it has one, and
    // wastes none on waiting for the other: 0.44 in place of 0.62 ms a page.
    env: { GOGC: '400', GOMEMLIMIT: '1GiB', ...(availableParallelism() <= 2 && { GOMAXPROCS: '1' }), ...process.env },
  })
  const end = () => void child.kill('SIGTERM')
  process.on('SIGINT', leaveToK6).on('SIGTERM', end)
  const cpu = watchCpu(child.pid ?? 0)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('SIGINT', leaveToK6).off('SIGTERM', end)
  return { code: code ?? 1, share: cpu.stop() }
}

/** Ctrl-C goes to k6 as well, which ends with a summary. */
function leaveToK6(): void {}
