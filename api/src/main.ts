import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { assertRedisPolicy } from '@liberta/platform/redis/assert-redis-policy'
import { startTracing } from '@liberta/platform/tracing/start-tracing'
import { createApplication } from './app/create-application.ts'
import { RedisConnections } from './redis/redis-connections.ts'
import { apiSettingsSchema, NEEDED_IN_PRODUCTION } from './settings/api-settings.schema.ts'
import type { ApiSettings } from './settings/api-settings.schema.ts'

/** Each part has its own end to wait for; a program that waits for longer is in the way of the next one. */
const LONGEST_STOP_MS = 15_000

/** Settings, or a message for a person and an end: nothing runs on wrong ones. */
function readSettings(): ApiSettings {
  try {
    return readConfiguration(apiSettingsSchema, process.env, NEEDED_IN_PRODUCTION)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const settings = readSettings()
const logger = createLogger('api', settings.LOG_LEVEL)
try {
  await startTracing(settings, 'api', logger)
  const application = await createApplication(settings, logger)
  application.enableShutdownHooks([], { useProcessExit: true })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref())
  }
  await application.listen(settings.API_PORT, settings.HOST)
  logger.info({ address: await application.getUrl() }, 'the API listens')
  // Once both Redis are within reach; readers are answered meanwhile. Rejects where they are unfit for production.
  const { producer, cache } = application.get(RedisConnections)
  await assertRedisPolicy(producer, cache, { production: settings.production, logger })
} catch (error) {
  logger.fatal({ err: error }, 'the API could not start')
  process.exit(1)
}
