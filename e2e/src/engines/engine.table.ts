import { startRedis } from '@liberta/test-kit/start-redis'
import type { ServerOptions, TestRedis } from '@liberta/test-kit/start-redis'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import { startDatabase, startPooledDatabase, startReplicatedDatabase } from './start-database.ts'
import type { TestDatabase } from './start-database.ts'

/** On what the programs run. */
interface EngineKind {
  /** One of the two Redis. */
  startRedis: (options: ServerOptions) => Promise<TestRedis>
  startDatabase: () => Promise<TestDatabase>
}

/** What `FAULT_ENGINE` may name. Each has one thing that is not as in `single`. */
export const ENGINES = {
  /** Two Redis of one server each, straight to PostgreSQL. */
  single: { startRedis, startDatabase },
  /** Both Redis are clusters of three masters, of which the first has a replica. */
  cluster: { startRedis: (options) => startRedisCluster({ replica: true, ...options }), startDatabase },
  /** Both Redis are a master with a replica, watched by three sentinels. */
  sentinel: { startRedis: startRedisSentinel, startDatabase },
  /** PgBouncer in transaction mode stands in front of PostgreSQL. */
  pgbouncer: { startRedis, startDatabase: startPooledDatabase },
  /** PostgreSQL has a replica, which counts. */
  replica: { startRedis, startDatabase: startReplicatedDatabase },
} as const satisfies Record<string, EngineKind>

export type EngineName = keyof typeof ENGINES
