import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { runSite } from '../run-site.ts'
import type { RunningSite } from '../run-site.ts'
import { DATA_DIR } from '../project.ts'
import { readSettings } from '../settings.ts'

/** To make a site's clips takes the better part of a minute, and they are always the same: all sites of tests share those that one asks for. */
export const SHARED_CLIPS = { STAND_IN_CLIPS_DIR: join(DATA_DIR, 'test-clips'), STAND_IN_CLIPS_AHEAD: 'off' } as const

/** What a test publishes is all that is new while it runs. */
const RESTING_NEWSROOM = { STAND_IN_PUBLISHES: 'off' } as const

/** For a site of which nobody looks at the whole archive: its 100,000 stories take minutes of a processor to be indexed, so few a second. */
export const SMALL_ARCHIVE = { STAND_IN_STORIES: '1500' } as const

/** Who may see the operators' pages of a site of tests. */
export const TEST_OPERATOR = { username: 'operatore', password: 'turno di notte' } as const

/** The variables that say on which ports the parts listen. */
export const PORT_VARIABLES = [
  'PORT',
  'API_PORT',
  'OPS_PORT',
  'WORKER_OPS_PORT',
  'NAXOS_STAND_IN_PORT',
  'OPEN_METEO_STAND_IN_PORT',
  'SSO_STAND_IN_PORT',
]

/** A site that is up, for who uses it and leaves its parts alone. */
export interface OpenSite extends Pick<RunningSite, 'urls' | 'services'> {
  /** The environment with which a command of the project speaks to this very site. */
  env: Record<string, string>
  /** The last lines of every part, for the report of a test that failed. */
  readonly log: readonly string[]
}

export interface TestSite extends RunningSite, OpenSite {}

/**
 * The whole product as `npm start` runs it, on free ports, with files that go when it stops.
 * @param given variables for `npm start` and for all parts
 * @param onLine told every line of every part, beside what the log keeps
 * @param programsIn the folder of a staged release from which the programs run, instead of the repository
 */
export async function startTestSite(
  given: Readonly<Record<string, string>> = {},
  onLine: (line: string) => void = () => undefined,
  programsIn?: string,
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-test-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  const env: Record<string, string> = { DATA_DIR: folder, OPS_PASSWORD: TEST_OPERATOR.password }
  for (const name of PORT_VARIABLES) env[name] = String(await findFreePort())
  const log: string[] = []
  const keep = (line: string) => {
    log.push(line)
    onLine(line)
    if (log.length > 400) log.shift()
  }
  const site = await runSite({
    // Tests say themselves who asks, as a proxy in front would.
    settings: readSettings({ ...env, ...given, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' }),
    dev: false,
    ...(programsIn && { programsIn }),
    environment: { ...SHARED_CLIPS, ...RESTING_NEWSROOM, ...given },
    say: keep,
    onLine: (part, line) => keep(`${part} ${line}`),
    onDeath: keep,
  })
  return {
    ...site,
    // Parts are stopped and started again.
    get pids() {
      return site.pids
    },
    env,
    log,
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
