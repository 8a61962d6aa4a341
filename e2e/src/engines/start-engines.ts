import { z } from 'zod'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { chooseQueuePrefix } from '@liberta/platform/queues/queue.table'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { findRedis } from '../../../infra/local/src/services/find-redis.ts'
import { ENGINES } from './engine.table.ts'
import type { EngineName } from './engine.table.ts'
import type { TestDatabase } from './start-database.ts'

const QUEUE_RULES = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']
const CACHE_RULES = ['--maxmemory-policy', 'allkeys-lru']

const NAMES = Object.keys(ENGINES) as [EngineName, ...EngineName[]]
const nameSchema = z.enum(NAMES, `FAULT_ENGINE: expected ${NAMES.join(', ')}`).default('single')

/** What the programs keep their things in, of which a test ends parts. */
export interface TestEngines {
  /** Variables by which the programs find them. */
  environment: Readonly<Record<string, string>>
  queue: TestRedis & AskedRedis
  cache: TestRedis & AskedRedis
  database: TestDatabase
  stop(): Promise<void>
}

/** What a test looks at itself. */
interface AskedRedis {
  /** Fails at once while nobody is there. */
  connection: RedisConnection
  /** Whether all these keys are there, wherever they lie. */
  hasKeys(...keys: string[]): Promise<boolean>
  /** By what the keys of the queues begin. */
  prefix: string
}

/** Starts PostgreSQL (or takes the one that is handed in) and both Redis, of the kind that `FAULT_ENGINE` names. @throws where it names none */
export async function startTestEngines(own?: TestDatabase): Promise<TestEngines> {
  const kind = ENGINES[nameSchema.parse(process.env['FAULT_ENGINE'] || undefined)]
  findRedis((line) => void process.stderr.write(`${line}\n`))
  const [queue, cache, database] = await Promise.all([
    kind.startRedis({ rules: QUEUE_RULES }).then(ask),
    kind.startRedis({ rules: CACHE_RULES }).then(ask),
    own ?? kind.startDatabase(),
  ])
  return {
    environment: { ...database.environment, REDIS_QUEUE_URL: queue.url, REDIS_CACHE_URL: cache.url },
    queue,
    cache,
    database,
    async stop() {
      for (const { connection } of [queue, cache]) connection.disconnect()
      await Promise.all([queue.stop(), cache.stop(), database.stop()])
    },
  }
}

function ask(redis: TestRedis): TestRedis & AskedRedis {
  const connection = connectRedis(redis.url, 'cache', createLogger('test', 'silent'))
  return {
    ...redis,
    connection,
    prefix: chooseQueuePrefix(connection),
    async hasKeys(...keys) {
      const there = await Promise.all(keys.map((key) => connection.exists(key)))
      return there.every(Boolean)
    },
  }
}
