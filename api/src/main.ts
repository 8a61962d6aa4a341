import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createApplication } from './app/create-application.ts'
import { guardRedisPolicy } from './app/guard-redis-policy.ts'
import { apiSettingsSchema } from './settings/api-settings.schema.ts'
import type { ApiSettings } from './settings/api-settings.schema.ts'

/** Settings, or a message for a person and an end: nothing runs on wrong ones. */
function readSettings(): ApiSettings {
  try {
    return readConfiguration(apiSettingsSchema)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const settings = readSettings()
const logger = createLogger('api', settings.LOG_LEVEL)
try {
  const application = await createApplication(settings, logger)
  application.enableShutdownHooks()
  await application.listen(settings.API_PORT, settings.HOST)
  logger.info({ address: await application.getUrl() }, 'the API listens')
  await guardRedisPolicy(application, settings, logger)
} catch (error) {
  logger.fatal({ err: error }, 'the API could not start')
  process.exit(1)
}
