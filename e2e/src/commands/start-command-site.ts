import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startChild } from '../../../infra/local/src/children/start-child.ts'
import type { Child } from '../../../infra/local/src/children/start-child.ts'
import { ROOT } from '../../../infra/local/src/project.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startTestEngines } from '../engines/start-engines.ts'
import type { TestDatabase } from '../engines/start-database.ts'
import type { TestEngines } from '../engines/start-engines.ts'

const READY_WITHIN_MS = 60_000

export interface CommandSite {
  /** `http://127.0.0.1:PORT` of the API. */
  origin: string
  engines: TestEngines
  log: readonly string[]
  /** Ends a program as a crash would, and starts it again. */
  crash(name: 'api' | 'worker'): Promise<void>
  stop(): Promise<void>
}

/** What commands go through, and nothing else: API, worker, PostgreSQL and both Redis, each a process of its own. On which engines says `FAULT_ENGINE`. */
export async function startCommandSite(database?: TestDatabase): Promise<CommandSite> {
  const engines = await startTestEngines(database)
  const ports = { api: await findFreePort(), apiOps: await findFreePort(), worker: await findFreePort() }
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    ...engines.environment,
    API_PORT: String(ports.api),
    OPS_PORT: String(ports.apiOps),
    OPS_USER: 'operatore',
    OPS_PASSWORD: 'turno di notte',
    WORKER_OPS_PORT: String(ports.worker),
    SESSION_SECRET: 'a secret of the tests, long enough',
    NAXOS_WEBHOOK_SECRET: 'a secret of the tests',
    // Nobody answers there: these tests need no content.
    NAXOS_URL: 'http://127.0.0.1:9',
    OPEN_METEO_URL: 'http://127.0.0.1:9',
    SSO_URL: 'http://127.0.0.1:9',
    SITE_ORIGIN: 'http://localhost',
  }
  const log: string[] = []
  const children = new Map<'api' | 'worker', Child>()
  const start = async (name: 'api' | 'worker') => {
    const program = join(ROOT, name, 'dist/main.js')
    const keep = (line: string) => void (log.length < 500 && log.push(`${name} ${line}`))
    children.set(name, startChild({ name, program, env, onLine: keep, onDeath: keep }))
    const port = name === 'api' ? ports.api : ports.worker
    await waitUntil(() => isLive(port), {
      what: `${name} is ready`,
      withinMs: READY_WITHIN_MS,
      explain: () => log.slice(-20).join('\n'),
    })
  }
  await start('worker')
  await start('api')
  return {
    origin: `http://127.0.0.1:${ports.api}`,
    engines,
    log,
    async crash(name) {
      await children.get(name)?.kill()
      await start(name)
    },
    async stop() {
      await Promise.all([...children.values()].map((child) => child.stop()))
      await engines.stop()
    },
  }
}

async function isLive(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/live`)).ok
  } catch {
    return false
  }
}
