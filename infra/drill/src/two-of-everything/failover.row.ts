import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPgbouncer } from '@liberta/test-kit/start-pgbouncer'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import { startReplicatedPostgres } from '../../../testing/start-replicated-postgres.ts'
import type { RowContext } from '../drill.types.ts'
import { startLoad } from '../load/start-load.ts'
import { most, none, told } from '../report/make-figure.ts'
import { settleReaders } from '../site/settle-readers.ts'
import type { Engines } from '../site/start-engines.ts'
import { startPaper } from '../site/start-paper.ts'
import type { Paper } from '../site/start-paper.ts'
import { listPlaces, timeUntil } from '../site/watch-everywhere.ts'

const FRESH_WITHIN_S = 30
const SETTLED_WITHIN_MS = 120_000
const LONGEST_MS = 60_000
const STEADY_MS = 3000
const DATABASE_CONNECTIONS = 20
/** Of the requests of a deployment. */
const SHARES = { page: 0.2, command: 0.1 }

/** What may be ended under the programs, each as in a crash. */
interface FailingEngines extends Engines {
  replicaUrl: string
  failures: Readonly<Record<string, () => Promise<void>>>
}

/** Masters of Redis, and then the replica of PostgreSQL, end one after the other: what is published shows, and nothing is lost. */
export async function measureFailover({ stage, amounts, folder, say }: RowContext): Promise<Figure[]> {
  const engines = await startFailingEngines()
  const place = join(folder, 'failing')
  mkdirSync(place)
  const environment = { DATABASE_REPLICA_URL: engines.replicaUrl }
  const paper = await startPaper({ stage: await stage(), folder: place, engines, environment })
  try {
    const load = await startLoad(paper, folder, {
      page: SHARES.page * amounts.requestsPerSecond,
      command: SHARES.command * amounts.requestsPerSecond,
    })
    const figures: Figure[] = []
    for (const [what, fail] of Object.entries(engines.failures)) {
      await pause(STEADY_MS)
      await fail()
      const seconds = await timeToPublish(paper, what)
      say(`  ${what}: what is published then shows after ${seconds.toFixed(1)} s`)
      figures.push(most(`failover, ${what}: a story shows on both frontends`, seconds, FRESH_WITHIN_S, 's'))
    }
    const { kinds, saved } = await load.stop()
    const readers = [...new Set(saved.map(({ readerId }) => readerId))]
    const stale = await settleReaders(engines, readers, performance.now() + SETTLED_WITHIN_MS)
    const failures = kinds.page?.failures ?? []
    return [
      ...figures,
      none(`failover: failed of ${kinds.page?.answers} reads of warm pages`, failures.length, failures),
      none(`failover: stale of ${readers.length} projections`, stale.length, stale),
      told('failover: commands answered otherwise than 200', kinds.command?.failures.length ?? 0, '', {
        examples: kinds.command?.failures.slice(0, 20),
      }),
    ]
  } finally {
    await paper.stop()
  }
}

/** Seconds until both frontends show what is published now, on the home page. */
async function timeToPublish(paper: Paper, what: string): Promise<number> {
  const title = `Dopo un guasto (${what}) ${Date.now().toString(36)}`
  const began = performance.now()
  await publishStory(paper, { title })
  const places = listPlaces(paper)
  const isShown = ({ status, body }: { status: number; body: string }) =>
    status === 200 && body.replaceAll('\u00A0', ' ').includes(title)
  const times = await Promise.all(
    places.frontends.map((place) => timeUntil(place, '/', isShown, { began, withinMs: LONGEST_MS })),
  )
  places.close()
  return Number((Math.max(...times) / 1000).toFixed(1))
}

/** The caches in a cluster of three masters, the queue at a master of Sentinel, a PostgreSQL with a replica, behind PgBouncer. */
async function startFailingEngines(): Promise<FailingEngines> {
  const [cluster, sentinel, postgres] = await Promise.all([
    startRedisCluster({ replica: true }),
    startRedisSentinel(),
    startReplicatedPostgres(),
  ])
  const pgbouncer = await startPgbouncer(postgres.primaryUrl, DATABASE_CONNECTIONS)
  const databaseUrl = new URL(postgres.primaryUrl)
  databaseUrl.port = String(pgbouncer.port)
  return {
    databaseUrl: databaseUrl.href,
    directUrl: postgres.primaryUrl,
    replicaUrl: postgres.replicaUrl,
    redisQueueUrl: sentinel.url,
    redisCacheUrl: cluster.url,
    failures: {
      'a master of the cluster': () => cluster.killFirstMaster(),
      'the master of Sentinel': () => sentinel.killMaster(),
      'the replica': () => postgres.stopReplica(),
    },
    async stop() {
      await pgbouncer.stop()
      await Promise.all([postgres.stop(), cluster.stop(), sentinel.stop()])
    },
  }
}
