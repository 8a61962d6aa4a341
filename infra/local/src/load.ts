/** `npm run load -- NAME [--target URL]`: runs k6/scenarios/NAME.ts against a site, that of this machine unless one is named. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeShare, watchCpu } from './load/cpu-share.ts'
import type { CpuShare } from './load/cpu-share.ts'
import { readLoadOptions } from './load/read-load-options.ts'
import { ROOT, StartError } from './project.ts'
import { findK6 } from './services/find-k6.ts'
import { readSettings } from './settings.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const SCRIPTS = join(ROOT, 'k6/scenarios')
const ANSWERS_WITHIN_MS = 3_000

try {
  const names = readdirSync(SCRIPTS).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
  const options = readLoadOptions(process.argv.slice(2), names)
  const settings = readSettings(process.env)
  const target = options.target ?? `http://127.0.0.1:${settings.PORT}`
  const k6 = findK6((line) => console.log(line))
  await waitForSite(target, options.target === null)
  const folder = join(settings.DATA_DIR, 'load', options.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const variables = {
    ...options.variables,
    TARGET: target,
    FOLDER: folder,
    ...(options.isTryOut && { STAND_IN: `http://127.0.0.1:${settings.NAXOS_STAND_IN_PORT}` }),
  }
  const share = await run(k6, join(SCRIPTS, `${options.name}.ts`), variables, options.forK6)
  console.log(describeShare(share))
  keepShare(join(folder, 'figures.json'), share)
  console.log(`The summary: ${folder}/summary.html, junit.xml, figures.json`)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

/** @throws StartError where nobody answers */
async function waitForSite(target: string, isOurs: boolean): Promise<void> {
  const url = isOurs ? `${target}/health/ready` : `${target}/`
  const advice = isOurs ? ' Start it in another terminal: npm start' : ''
  await waitUntilReady('The site', url, ANSWERS_WITHIN_MS, new AbortController().signal).catch(() => {
    throw new StartError(`No site answers at ${target}.${advice}`)
  })
}

/** Runs k6 to its end, and leaves its exit code. */
async function run(k6: string, script: string, variables: Record<string, string>, forK6: readonly string[]) {
  const told = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  // Nothing is sent to anybody but the site.
  const child = spawn(k6, ['run', '--quiet', '--no-usage-report', ...told, ...forK6, script], {
    stdio: 'inherit',
    // Memory is cheaper than time here: Go then looks for garbage a fourth as often.
    env: { GOGC: '400', GOMEMLIMIT: '1GiB', ...process.env },
  })
  const end = () => void child.kill('SIGTERM')
  process.on('SIGINT', leaveToK6).on('SIGTERM', end)
  const cpu = watchCpu(child.pid ?? 0)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
  return cpu.stop()
}

/** Ctrl-C goes to k6 as well, which ends with a summary. */
function leaveToK6(): void {}

/** Adds to the figures of a run what k6 itself took. */
function keepShare(file: string, cpu: CpuShare | null): void {
  if (!existsSync(file)) return
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, `${JSON.stringify({ ...figures, k6Cpu: cpu }, null, 2)}\n`)
}
