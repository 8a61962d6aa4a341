import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildParts } from '../build/build-when-changed.ts'
import type { PartName } from '../parts.table.ts'
import { ROOT, StartError } from '../project.ts'
import type { RunningSite } from '../run-site.ts'

/** Saves of an editor come in bunches; milliseconds. */
const SETTLE_MS = 150
const SOURCE = /\.(?:tsx?|json)$/
const TEST = /\.test\.tsx?$/

/** Which parts run what is written where. */
const WATCHED: readonly { folder: string; parts: readonly PartName[] }[] = [
  { folder: 'packages/contracts/src', parts: ['upstreams', 'worker', 'api', 'frontend'] },
  { folder: 'packages/platform/src', parts: ['worker', 'api'] },
  { folder: 'packages/database/src', parts: ['worker', 'api'] },
  { folder: 'worker/src', parts: ['worker'] },
  { folder: 'api/src', parts: ['api'] },
  { folder: 'infra/upstreams/src', parts: ['upstreams'] },
  { folder: 'infra/upstreams/content', parts: ['upstreams'] },
  { folder: 'frontend/src', parts: ['frontend'] },
  { folder: 'frontend/scripts', parts: ['frontend'] },
]

/** The parts that are started anew when their sources change. The frontend looks after itself, with Vite, unless it has died. */
export function listRestarts(changed: Iterable<PartName>, site: Pick<RunningSite, 'pids' | 'isRunning'>): PartName[] {
  return [...changed].filter((name) => name in site.pids && (name !== 'frontend' || !site.isRunning(name)))
}

/**
 * Builds and restarts the parts whose sources change. What does not compile is shown, and the old program goes on; what
 * could not be restarted is tried again with the next change, whatever changes.
 */
export function reloadOnChange(site: RunningSite, say: (line: string) => void): void {
  const changed = new Set<PartName>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  const reload = async () => {
    const waiting = new Set(listRestarts(changed, site))
    changed.clear()
    if (waiting.size === 0) return
    try {
      await buildParts()
      for (const name of waiting) {
        await site.stopPart(name)
        await site.startPart(name)
        waiting.delete(name)
        say(`${name} restarted with what has changed`)
      }
    } catch (error) {
      for (const name of waiting) changed.add(name)
      say(error instanceof StartError ? error.message : String(error))
    }
  }

  for (const { folder, parts } of WATCHED) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || !SOURCE.test(file) || TEST.test(file)) return
      for (const part of parts) changed.add(part)
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(reload)), SETTLE_MS)
    }).unref()
  }
}
