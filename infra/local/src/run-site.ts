import { startChild } from './children/start-child.ts'
import type { Child } from './children/start-child.ts'
import { listParts } from './parts.table.ts'
import type { Part, PartName } from './parts.table.ts'
import { StartError } from './project.ts'
import { isPortFree } from '@liberta/platform/network/find-free-port'
import { startServices } from './services/start-services.ts'
import type { Services } from './services/start-services.ts'
import { folderOf } from './settings.ts'
import type { Settings } from './settings.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const READY_WITHIN_MS = 60_000

export interface SiteOptions {
  settings: Settings
  dev: boolean
  say: (line: string) => void
  onLine: (part: string, line: string) => void
  /** Aborted when the person at the keyboard does not want to wait until all is up. */
  stopRequested?: AbortSignal
  /** A part ended without having been asked to. */
  onDeath: (report: string) => void
}

export interface RunningSite {
  urls: { site: string; api: string; ops: string; naxos: string }
  services: Services
  pids: Partial<Record<PartName, number>>
  /** Stops one part and leaves the others running. */
  stopPart(name: PartName): Promise<void>
  /** Ends one part as a crash would, and leaves the others running. */
  killPart(name: PartName): Promise<void>
  startPart(name: PartName): Promise<void>
  stop(): Promise<void>
}

/**
 * Brings the whole product up on this machine, each part when what it needs is ready, and resolves when the home page is
 * served. @throws StartError with what to do, after everything that was started has been stopped again.
 */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, say } = options
  const children = new Map<PartName, Child>()
  const gaveUp = new AbortController()
  options.stopRequested?.addEventListener('abort', () => gaveUp.abort(options.stopRequested?.reason))
  let services: Services | null = null
  const stop = async () => {
    for (const child of [...children.values()].toReversed()) await child.stop()
    await services?.stop()
  }
  try {
    await assertPortsAreFree(listParts(settings, { databaseUrl: '', redisQueueUrl: '', redisCacheUrl: '' }))
    say('Starting PostgreSQL and Redis …')
    services = await startServices({
      folder: folderOf(settings, 'services'),
      postgres: !settings.DATABASE_URL,
      redis: !settings.REDIS_QUEUE_URL || !settings.REDIS_CACHE_URL,
      say,
      onDeath: options.onDeath,
    })
    const urls = {
      databaseUrl: settings.DATABASE_URL ?? services.postgres?.url ?? '',
      redisQueueUrl: settings.REDIS_QUEUE_URL ?? services.redisQueue?.url ?? '',
      redisCacheUrl: settings.REDIS_CACHE_URL ?? services.redisCache?.url ?? '',
    }
    const parts = listParts(settings, urls)
    const start = async (part: Part) => {
      const ended = new AbortController()
      const onDeath = (report: string) => {
        ended.abort(new StartError(report))
        options.onDeath(report)
      }
      children.set(part.name, startPart(part, { ...options, onDeath }))
      const signal = AbortSignal.any([gaveUp.signal, ended.signal])
      await waitUntilReady(part.name, part.readyUrl, READY_WITHIN_MS, signal)
    }
    for (const part of parts) {
      gaveUp.signal.throwIfAborted()
      say(`Starting ${part.name} …`)
      await start(part)
    }
    return {
      urls: {
        site: `http://localhost:${settings.PORT}`,
        api: `http://localhost:${settings.API_PORT}`,
        ops: `http://localhost:${settings.OPS_PORT}`,
        naxos: settings.NAXOS_URL ?? `http://127.0.0.1:${settings.NAXOS_STAND_IN_PORT}`,
      },
      services,
      get pids() {
        return Object.fromEntries([...children].map(([name, child]) => [name, child.pid]))
      },
      async stopPart(name) {
        await children.get(name)?.stop()
        children.delete(name)
      },
      async killPart(name) {
        await children.get(name)?.kill()
        children.delete(name)
      },
      async startPart(name) {
        const part = parts.find((candidate) => candidate.name === name)
        if (part) await start(part)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function startPart(part: Part, { settings, dev, onLine, onDeath }: SiteOptions): Child {
  const program = dev && part.devProgram ? part.devProgram : part.program
  return startChild({
    name: part.name,
    program,
    nodeFlags: part.nodeFlags ?? [],
    env: {
      ...part.env,
      NODE_ENV: dev ? 'development' : (process.env.NODE_ENV ?? 'production'),
      DATA_DIR: settings.DATA_DIR,
    },
    onLine: (line) => onLine(part.name, line),
    onDeath,
  })
}

async function assertPortsAreFree(parts: readonly Part[]): Promise<void> {
  for (const { port, variable } of parts.flatMap((part) => part.ports)) {
    if (await isPortFree(port)) continue
    throw new StartError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: ${variable}=${port + 10} npm start`,
    )
  }
}
