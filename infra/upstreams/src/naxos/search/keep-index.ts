import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Newsroom } from '../newsroom.ts'
import { loadIndex } from './index-file.ts'
import type { IndexTask } from './index.process.ts'

export interface KeepIndexOptions {
  newsroom: Newsroom
  /** What the archive was made of. */
  made: Pick<IndexTask, 'seed' | 'stories' | 'anchor'>
  path: string
  log: FastifyBaseLogger
}

export interface KeptIndex {
  /** Resolves when the index is complete, could not be built (which is logged), or was told to stop. */
  complete: Promise<void>
  stop: () => Promise<void>
}

const PROGRAM = new URL(
  import.meta.filename.endsWith('.ts') ? './index.process.ts' : './index.process.js',
  import.meta.url,
)
/** Little memory is enough, and the stand-in's own stays small. */
const FLAGS = ['--conditions=@liberta/source', '--max-semi-space-size=8', '--max-old-space-size=256']
/**
 * Gives the search its index: from disk at once, else from a process that builds it, newest stories first, and hands over
 * through the disk. So no call waits for the building, and its memory is given back when it is done.
 */
export function keepIndex({ newsroom, made, path, log }: KeepIndexOptions): KeptIndex {
  const { search, store, now, world: content } = newsroom
  const startedAt = now()
  const newest = store.archive.newestAt(startedAt)
  let builder: ChildProcess | null = null
  let isStopped = false
  let loading: Promise<void> = Promise.resolve()

  const take = async (): Promise<void> => {
    const build = await loadIndex(path, content)
    if (!build || isStopped) return
    search.use(build)
    for (let id = build.progress.top + 1; id <= newest; id += 1) search.put(id)
  }

  const run = async (): Promise<void> => {
    await take()
    if (search.progress === 1 || isStopped) return
    const began = performance.now()
    const task: IndexTask = { ...made, path, content, newest, now: startedAt }
    builder = fork(fileURLToPath(PROGRAM), [JSON.stringify(task)], { execArgv: FLAGS, serialization: 'advanced' })
    // It is known by its exit where it ends before it has read them.
    builder.send({ deals: store.archive.deals }, () => undefined)
    // Pictures and pages are waited for; the index is not.
    if (builder.pid !== undefined) setPriority(builder.pid, constants.priority.PRIORITY_LOW)
    builder.on('message', () => {
      loading = loading.then(take)
    })
    const [code] = await once(builder, 'exit')
    builder = null
    await loading
    if (code !== 0 && !isStopped) throw new Error(`the process that builds it ended with ${String(code)}`)
    if (!isStopped) log.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'search index complete')
  }

  return {
    complete: run().catch((error: unknown) => {
      log.error({ err: error, path }, 'search index could not be built; searches find what is indexed so far')
    }),
    stop: async () => {
      isStopped = true
      if (!builder) return
      builder.kill()
      await once(builder, 'exit')
    },
  }
}
