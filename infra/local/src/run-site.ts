import { startChild } from './children/start-child.ts'
import type { Child } from './children/start-child.ts'
import { listParts } from './parts.table.ts'
import type { Part, PartName } from './parts.table.ts'
import { StartError } from './project.ts'
import { isPortFree } from '@liberta/http/find-free-port'
import { startServices } from './services/start-services.ts'
import type { Services } from './services/start-services.ts'
import { folderOf } from './settings.ts'
import type { Settings } from './settings.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const READY_WITHIN_MS = 60_000
/** From when it is alive, for a part that can only be ready when the CMS of somebody else answers. */
const READY_WITHOUT_US_MS = 8_000

export interface SiteOptions {
  settings: Settings
  dev: boolean
  /** The folder from which the deployed programs run, as a stage of a release; the repository unless said. */
  programsIn?: string
  /** Variables for all parts, beside those of this process and before what they are started with. */
  environment?: Readonly<Record<string, string>>
  say: (line: string) => void
  onLine: (part: string, line: string) => void
  /** Aborted when the person at the keyboard does not want to wait until all is up. */
  stopRequested?: AbortSignal
  /** When all is up, a part or a service ended without having been asked to; the others go on. */
  onDeath: (report: string, who: PartName | 'services') => void
}

/** What to do about a death, for the person at the keyboard. */
export const AFTER_A_DEATH = `One part of the site has died, so all of it is stopped. Its last lines are above; where it said nothing, something
else has ended it, most often a system short of memory. When the cause is mended, start again: npm start`

/** While something is being started a death ends the waiting for it; when it is up a death is told. */
interface Starting {
  isUp: boolean
  failed: AbortController
}

export interface RunningSite {
  urls: { site: string; api: string; ops: string; naxos: string }
  services: Services
  pids: Partial<Record<PartName, number>>
  /** Whether a part has been started, and has not ended since. */
  isRunning(name: PartName): boolean
  /** Stops one part and leaves the others running. */
  stopPart(name: PartName): Promise<void>
  /** Ends one part as a crash would, and leaves the others running. */
  killPart(name: PartName): Promise<void>
  /**
   * Starts one part again, with further variables where some are given.
   * @throws StartError when the part is not ready in time, or ends before it is
   */
  startPart(name: PartName, environment?: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

/**
 * Brings the whole product up on this machine, each part when what it needs is ready, and resolves when the home page is
 * served. @throws StartError with what to do, after everything that was started has been stopped again.
 */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, say } = options
  const children = new Map<PartName, Child>()
  const { stopRequested = new AbortController().signal } = options
  const boot: Starting = { isUp: false, failed: new AbortController() }
  let services: Services | null = null
  const stop = async () => {
    for (const child of [...children.values()].toReversed()) await child.stop()
    await services?.stop()
  }
  const onDeathOf = (who: PartName | 'services', starting: Starting) => (report: string) => {
    if (boot.isUp && starting.isUp) options.onDeath(report, who)
    else starting.failed.abort(new StartError(boot.isUp ? report : `${report}\n\n${AFTER_A_DEATH}`))
  }
  try {
    stopRequested.throwIfAborted()
    await assertPortsAreFree(listParts(settings, { databaseUrl: '', redisQueueUrl: '', redisCacheUrl: '' }))
    say('Starting PostgreSQL and Redis …')
    services = await startServices({
      folder: folderOf(settings, 'services'),
      postgres: !settings.DATABASE_URL,
      redis: !settings.REDIS_QUEUE_URL || !settings.REDIS_CACHE_URL,
      say,
      onDeath: onDeathOf('services', boot),
    })
    const urls = {
      databaseUrl: settings.DATABASE_URL ?? services.postgres?.url ?? '',
      redisQueueUrl: settings.REDIS_QUEUE_URL ?? services.redisQueue?.url ?? '',
      redisCacheUrl: settings.REDIS_CACHE_URL ?? services.redisCache?.url ?? '',
    }
    const parts = listParts(settings, urls, options.programsIn)
    const start = async (part: Part, starting: Starting) => {
      const signal = AbortSignal.any([stopRequested, starting.failed.signal])
      signal.throwIfAborted()
      children.set(part.name, startPart(part, options, onDeathOf(part.name, starting)))
      await waitForPart(part, say, signal)
      signal.throwIfAborted()
    }
    for (const part of parts) {
      say(`Starting ${part.name} …`)
      await start(part, boot)
    }
    boot.isUp = true
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
      isRunning: (name) => children.get(name)?.isRunning ?? false,
      async stopPart(name) {
        await children.get(name)?.stop()
        children.delete(name)
      },
      async killPart(name) {
        await children.get(name)?.kill()
        children.delete(name)
      },
      async startPart(name, environment) {
        const part = parts.find((candidate) => candidate.name === name)
        if (!part) return
        const starting: Starting = { isUp: false, failed: new AbortController() }
        await start({ ...part, env: { ...part.env, ...environment } }, starting)
        starting.isUp = true
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A part that waits for a CMS of somebody else's is left running: it says so to its readers, and serves them when that is back. */
export async function waitForPart(
  { name, readyUrl, aliveUrl }: Pick<Part, 'name' | 'readyUrl' | 'aliveUrl'>,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (aliveUrl === undefined) return waitUntilReady(name, readyUrl, READY_WITHIN_MS, signal)
  await waitUntilReady(name, aliveUrl, READY_WITHIN_MS, signal)
  try {
    await waitUntilReady(name, readyUrl, READY_WITHOUT_US_MS, signal)
  } catch {
    signal.throwIfAborted()
    say(
      `The home page is not there yet: what NAXOS_URL names does not give it. Readers are told so, and get it when it comes.`,
    )
  }
}

function startPart(
  part: Part,
  { settings, dev, environment, onLine }: SiteOptions,
  onDeath: (report: string) => void,
): Child {
  const program = dev && part.devProgram ? part.devProgram : part.program
  return startChild({
    name: part.name,
    program,
    nodeFlags: part.nodeFlags ?? [],
    env: {
      NODE_ENV: dev ? 'development' : 'production',
      ...environment,
      ...part.env,
      // What the person at the keyboard has set goes before what we think.
      ...(process.env.NODE_ENV && !dev ? { NODE_ENV: process.env.NODE_ENV } : {}),
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
