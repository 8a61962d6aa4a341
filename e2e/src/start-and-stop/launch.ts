import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { ROOT } from '../../../infra/local/src/project.ts'
import { PORT_VARIABLES, SHARED_CLIPS, SMALL_ARCHIVE } from '../../../infra/local/src/test-site/start-test-site.ts'
import { findSharedSite } from '../site/shared-site.ts'

/** The commands of package.json that tests give. */
export type Launcher = 'start' | 'test' | 'load'

export interface Launched {
  child: ChildProcess
  /** Everything that it has printed so far. */
  output: () => string
  /** Resolves to its exit code. */
  ended: Promise<number | null>
  /** Its data folder. */
  folder: string
}

const launched: Launched[] = []

/**
 * Runs a command of the project as a person at a terminal does, on free ports and with files of its own: those of `given.DATA_DIR`
 * as they are, else with a small archive.
 */
export async function launch(
  launcher: Launcher,
  given: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Launched> {
  const folder = given.DATA_DIR ?? createFolder()
  const archive = given.DATA_DIR === undefined ? SMALL_ARCHIVE : {}
  const env: Record<string, string | undefined> = {
    ...process.env,
    ...archive,
    ...SHARED_CLIPS,
    DATA_DIR: folder,
  }
  // The test runner's own, which nobody has who types the command.
  delete env.NODE_ENV
  delete env.NODE_OPTIONS
  for (const name of PORT_VARIABLES) env[name] = String(await findFreePort())
  const child = spawn(process.execPath, [join(ROOT, 'infra/local/launch.mjs'), launcher, ...args], {
    env: { ...env, ...given },
    stdio: 'pipe',
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const program = { child, output: () => output, ended, folder }
  launched.push(program)
  return program
}

/**
 * Variables by which the stand-ins of the site that all files share are the upstreams: a third of what a start takes is that of stand-ins
 * of its own.
 */
export function withSharedStandIns(): Record<'NAXOS_URL' | 'OPEN_METEO_URL' | 'SSO_URL', string> {
  const { urls, env } = findSharedSite()
  return {
    NAXOS_URL: urls.naxos,
    OPEN_METEO_URL: `http://127.0.0.1:${env['OPEN_METEO_STAND_IN_PORT']}`,
    SSO_URL: `http://127.0.0.1:${env['SSO_STAND_IN_PORT']}`,
  }
}

/** An empty data folder, as on a fresh clone; goes with what was launched in it. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-start-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  return folder
}

/** Stops whatever a test has launched, and takes its files away. */
export async function stopLaunched(): Promise<void> {
  for (const { child, ended, folder } of launched.splice(0)) {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until it has printed something, for a minute and a half at most. */
export async function untilSays(program: Launched, words: string): Promise<void> {
  for (let tries = 0; tries < 4500; tries += 1) {
    if (program.output().includes(words)) return
    if (program.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`it never said «${words}»:\n${program.output()}`)
}

/** Process ids of everything that runs with this data folder in its environment or its arguments. */
export function processesOf(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const belongs = (pid: string) => {
    try {
      return ['environ', 'cmdline'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder))
    } catch {
      return false
    }
  }
  return pids.filter(belongs).map(Number)
}

/** The process of a part of the site, by its program. */
export function findProcess(folder: string, program: string): number {
  const runs = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
  const pid = processesOf(folder).find(runs)
  if (pid === undefined) throw new Error(`${program} does not run`)
  return pid
}

/** A terminal sends SIGINT to its whole foreground group: to the launcher and to the program that it runs. */
export function pressCtrlC({ child }: Launched): void {
  process.kill(-(child.pid ?? 0), 'SIGINT')
}
