import { join } from 'node:path'
import { startPgbouncer } from '@liberta/test-kit/start-pgbouncer'
import { launchRedisServer, writeAddress } from '@liberta/test-kit/start-redis'
import type { RedisServer } from '@liberta/test-kit/start-redis'
import { killPostgres } from '../../../../e2e/src/engines/crash-postgres.ts'
import type { RevivedPostgres } from '../../../../e2e/src/engines/crash-postgres.ts'
import { listProcessTree } from '../../../bench/src/processes/cpu-time.ts'
import { findRedis } from '../../../local/src/services/find-redis.ts'
import { startServices } from '../../../local/src/services/start-services.ts'

/** Of all copies together, at PostgreSQL's side of the pooler. */
const DATABASE_CONNECTIONS = 20
/** As on any machine (infra/local): the queue forgets nothing, the cache what was asked for longest ago. */
const QUEUE_RULES = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']
const CACHE_RULES = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru']

/** What the programs keep their things in. */
export interface Engines {
  /** Through PgBouncer. */
  databaseUrl: string
  /** Straight to PostgreSQL. */
  directUrl: string
  redisQueueUrl: string
  redisCacheUrl: string
  stop: () => Promise<void>
}

/** One server each for queue and cache, which may be ended or stopped, and comes back at its address. */
interface PlainEngines extends Engines {
  queue: RedisServer
  cache: RedisServer
}

/** A PostgreSQL that a drill ends or has hang. */
export interface BreakablePostgres {
  /** Ends it (SIGKILL); what it gives starts it again, with its files. */
  kill: () => Promise<() => Promise<void>>
  /** Stops all its processes without closing a connection. */
  pause: () => void
  resume: () => void
}

/** Engines of one server each, every one of which may be ended or stopped, and comes back at its address. */
export interface BreakableEngines extends PlainEngines {
  postgres: BreakablePostgres
}

/** PostgreSQL behind a PgBouncer in transaction mode, and a Redis each for queue and cache. @param folder where their files are */
export async function startEngines(folder: string, say: (line: string) => void): Promise<BreakableEngines> {
  const services = await startServices({ folder: join(folder, 'services'), postgres: true, redis: false, say })
  const directUrl = services.postgres?.url ?? ''
  const revived: RevivedPostgres[] = []
  const engines = await startAround({
    directUrl,
    async stop() {
      for (const each of revived.toReversed()) await each.stop()
      await services.stop()
    },
    say,
  })
  const service = { url: directUrl, pid: services.postgres?.pid ?? null }
  return { ...engines, postgres: makeBreakable(service, (postgres) => void revived.push(postgres)) }
}

/**
 * Both Redis, and a PgBouncer before a PostgreSQL that runs.
 * @param postgres where it is; `stop` ends it, last of all, and where the others do not start
 */
export async function startAround(postgres: {
  directUrl: string
  stop: () => Promise<unknown>
  say: (line: string) => void
}): Promise<PlainEngines> {
  const { directUrl, say } = postgres
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()]
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    findRedis(say)
    const queue = await launchRedisServer(() => QUEUE_RULES)
    ends.push(() => queue.remove())
    const cache = await launchRedisServer(() => CACHE_RULES)
    ends.push(() => cache.remove())
    const pgbouncer = await startPgbouncer(directUrl, DATABASE_CONNECTIONS)
    ends.push(() => pgbouncer.stop())
    const databaseUrl = new URL(directUrl)
    databaseUrl.port = String(pgbouncer.port)
    return {
      databaseUrl: databaseUrl.href,
      directUrl,
      redisQueueUrl: writeAddress('', queue),
      redisCacheUrl: writeAddress('', cache),
      queue,
      cache,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function makeBreakable(
  service: { url: string; pid: number | null },
  onRevived: (postgres: RevivedPostgres) => void,
): BreakablePostgres {
  let running: Pick<RevivedPostgres, 'pid'> = service
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of listProcessTree(running.pid ?? -1)) process.kill(pid, signal)
  }
  return {
    async kill() {
      const revive = await killPostgres({ url: service.url, pid: running.pid })
      return async () => {
        const revived = await revive()
        onRevived(revived)
        running = revived
      }
    },
    pause: () => tell('SIGSTOP'),
    resume: () => tell('SIGCONT'),
  }
}
