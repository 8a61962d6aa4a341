import { startChild } from '../../../local/src/children/start-child.ts'
import type { Child } from '../../../local/src/children/start-child.ts'
import { listParts } from '../../../local/src/parts.table.ts'
import type { PartName, ServiceUrls } from '../../../local/src/parts.table.ts'
import { readSettings } from '../../../local/src/settings.ts'
import { waitUntilReady } from '../../../local/src/wait-until-ready.ts'
import { PORT_VARIABLES } from '../../../local/src/test-site/start-test-site.ts'
import { findFreePort } from '@liberta/http/find-free-port'

const READY_WITHIN_MS = 60_000
/** Where the others tell theirs. */
const METRICS_VARIABLE = { api: 'OPS_PORT', worker: 'WORKER_OPS_PORT', upstreams: '' } as const

/** What may run as several copies. */
export type ProgramName = Exclude<PartName, 'upstreams'>

/** What every copy of a site has in common. */
export interface Surroundings {
  services: ServiceUrls
  /** As `npm start` would read them; ports of copies aside. */
  settings: Readonly<Record<string, string>>
  /** Said to a program over what `npm start` says to it. */
  environment: Readonly<Record<PartName, Readonly<Record<string, string>>>>
  onLine: (line: string) => void
}

/** One running copy of a program. */
export interface Copy {
  /** Where it answers; of a worker where its health is told. */
  origin: string
  port: number
  pid: number
  /** The port of its metrics. */
  metricsPort: number
  child: Child
}

/** How a copy went that was asked to. */
export interface Departure {
  program: string
  code: number | null
  milliseconds: number
}

/**
 * Starts a copy from a staged release, on ports of its own, and waits until it is ready.
 * @throws StartError where it is not ready within a minute
 */
export async function startCopy(
  name: PartName,
  stage: string,
  { services, settings, environment, onLine }: Surroundings,
  more: Readonly<Record<string, string>> = {},
): Promise<Copy> {
  const ports: Record<string, string> = {}
  for (const variable of PORT_VARIABLES)
    if (settings[variable] === undefined) ports[variable] = String(await findFreePort())
  const part = listParts(readSettings({ ...settings, ...ports }), services, stage).find((each) => each.name === name)
  if (!part) throw new Error(`${name} is no part of the product`)
  const metricsPort = name === 'frontend' ? await findFreePort() : Number(ports[METRICS_VARIABLE[name]])
  const child = startChild({
    name,
    program: part.program,
    nodeFlags: part.nodeFlags ?? [],
    env: { ...part.env, NODE_ENV: 'production', ...environment[name], ...metricsOf(name, metricsPort), ...more },
    onLine: (line) => onLine(`${name} ${line}`),
    onDeath: onLine,
  })
  const ready = new AbortController()
  void child.ended.then(() => ready.abort(new Error(`${name} ended before it was ready`)))
  try {
    await waitUntilReady(name, part.readyUrl, READY_WITHIN_MS, ready.signal)
  } catch (error) {
    await child.stop()
    throw error
  }
  const { origin, port } = new URL(part.readyUrl)
  return { origin, port: Number(port), pid: child.pid, metricsPort, child }
}

/** A frontend is measured only where it is told a port for that. */
function metricsOf(name: PartName, port: number): Record<string, string> {
  return name === 'frontend' ? { METRICS_PORT: String(port) } : {}
}

/** Asks a copy to stop, and tells how long it took and how it ended. */
export async function endCopy({ child }: Copy): Promise<Departure> {
  const began = performance.now()
  await child.stop()
  const { code } = await child.ended
  return { program: child.name, code, milliseconds: Math.round(performance.now() - began) }
}
