import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { NestFactory } from '@nestjs/core'
import { NestLogger } from './logging/nest-logger.ts'
import { workerSettingsSchema } from './settings/worker-settings.schema.ts'
import { WorkerModule } from './worker.module.ts'

async function start(): Promise<void> {
  const settings = readConfiguration(workerSettingsSchema)
  const logger = createLogger('worker', settings.LOG_LEVEL)
  const app = await NestFactory.createApplicationContext(WorkerModule.with(settings, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  })
  app.enableShutdownHooks()
}

start().catch((error: unknown) => {
  const text = error instanceof ConfigurationError ? error.message : `The worker could not start: ${String(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
