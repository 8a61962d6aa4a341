import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { buildRevision } from '@liberta/platform/read-models/revision'
import { startRedis as startOneRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { createApplication } from '../app/create-application.ts'
import { apiSettingsSchema } from '../settings/api-settings.schema.ts'
import { OperatorsServer } from '../operators/operators-server.ts'

/** Secret of the webhook in tests. */
export const TEST_SECRET = 'a-secret-of-the-tests'
/** Account of the operators in tests. */
export const TEST_OPERATOR = { user: 'anna', password: 'turno di notte: 7' }

interface WriteOptions {
  tags?: string[]
  state?: 'present' | 'missing' | 'withdrawn'
  freshFor?: number
}

/** The whole API on free ports, with a Redis of its own. */
export interface TestApi {
  redis: TestRedis
  /** A connection of the test's own. */
  connection: RedisConnection
  application: NestFastifyApplication
  /** `http://127.0.0.1:<port>` */
  origin: string
  operatorsOrigin: string
  /** Writes a read model as a worker does. */
  write<Name extends ReadModelName>(
    reference: ReadModelReference<Name>,
    body: ReadModelBody<Name> | null,
    options?: WriteOptions,
  ): Promise<void>
  stop(): Promise<void>
}

/** Starts all of it, with settings of the test's own and on a Redis of any kind; `stop` ends all of it. */
export async function startApi(
  variables: Readonly<Record<string, string>> = {},
  startRedis: () => Promise<TestRedis> = startOneRedis,
): Promise<TestApi> {
  const redis = await startRedis()
  const settings = apiSettingsSchema.parse({
    API_PORT: '0',
    OPS_PORT: '0',
    OPS_USER: TEST_OPERATOR.user,
    OPS_PASSWORD: TEST_OPERATOR.password,
    REDIS_QUEUE_URL: redis.url,
    REDIS_CACHE_URL: redis.url,
    NAXOS_WEBHOOK_SECRET: TEST_SECRET,
    ...variables,
  })
  const application = await createApplication(settings, createLogger('api', 'silent'))
  await application.listen(0, settings.HOST)
  const connection = connectRedis(redis.url, 'worker', createLogger('test', 'silent'))
  const store = new ReadModelStore(connection)
  return {
    redis,
    connection,
    application,
    origin: await application.getUrl(),
    operatorsOrigin: application.get(OperatorsServer).address,
    async write(reference, body, { tags = [], state = 'present', freshFor = 60_000 } = {}) {
      const revision = buildRevision(null, await store.takeSequence())
      await store.write(reference, { revision, etag: null, tags, state, body, freshFor })
    },
    async stop() {
      await application.close()
      connection.disconnect()
      await redis.stop()
    },
  }
}
