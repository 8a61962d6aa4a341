import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { startTracing } from '@liberta/platform/tracing/start-tracing'
import { NestFactory } from '@nestjs/core'
import { FrameworkLogger } from '@liberta/platform/logging/framework-logger'
import { NEEDED_IN_PRODUCTION, workerSettingsSchema } from './foundation/worker-settings.schema.ts'
import { WorkerLifecycle } from './app/worker-lifecycle.ts'
import { WorkerModule } from './app/worker.module.ts'

/** A program that does not stop by itself is in the way of the next one. */
const LONGEST_STOP_MS = 20_000

async function start(): Promise<void> {
  const settings = readConfiguration(workerSettingsSchema, process.env, NEEDED_IN_PRODUCTION)
  const logger = createLogger('worker', settings.LOG_LEVEL)
  await startTracing(settings, 'worker', logger)
  const app = await NestFactory.createApplicationContext(WorkerModule.with(settings, logger), {
    logger: new FrameworkLogger(logger),
    abortOnError: false,
  })
  app.enableShutdownHooks([], { useProcessExit: true })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref())
  }
  // Only now: a signal that nobody hears ends the program at once, and the jobs it has taken stay its own until their locks run out.
  await app.get(WorkerLifecycle).start()
}

start().catch((error: unknown) => {
  const text = error instanceof ConfigurationError ? error.message : `The worker could not start: ${String(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
