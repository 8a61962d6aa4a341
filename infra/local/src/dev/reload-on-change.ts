import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildParts } from '../build/build-when-changed.ts'
import type { PartName } from '../parts.table.ts'
import { ROOT, StartError } from '../project.ts'
import type { RunningSite } from '../run-site.ts'

/** Saves of an editor come in bunches; milliseconds. */
const SETTLE_MS = 150

/** Which parts run what is written where. The frontend looks after itself, with Vite. */
const WATCHED: readonly { folder: string; parts: readonly PartName[] }[] = [
  { folder: 'packages/contracts/src', parts: ['upstreams', 'worker', 'api'] },
  { folder: 'packages/platform/src', parts: ['worker', 'api'] },
  { folder: 'packages/database/src', parts: ['worker', 'api'] },
  { folder: 'worker/src', parts: ['worker'] },
  { folder: 'api/src', parts: ['api'] },
  { folder: 'infra/upstreams/src', parts: ['upstreams'] },
]

/** Builds and restarts the parts whose sources change. What does not compile is shown, and the old program goes on. */
export function reloadOnChange(site: RunningSite, say: (line: string) => void): void {
  const changed = new Set<PartName>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  const reload = async () => {
    const parts = [...changed]
    changed.clear()
    if (parts.length === 0) return
    try {
      await buildParts()
      for (const name of parts.filter((part) => part in site.pids)) {
        await site.stopPart(name)
        await site.startPart(name)
        say(`${name} restarted with what has changed`)
      }
    } catch (error) {
      say(error instanceof StartError ? error.message : String(error))
    }
  }

  for (const { folder, parts } of WATCHED) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      for (const part of parts) changed.add(part)
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(reload)), SETTLE_MS)
    }).unref()
  }
}
