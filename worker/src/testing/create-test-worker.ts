import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { INestApplicationContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { Logger } from 'pino'
import { workerSettingsSchema } from '../foundation/worker-settings.schema.ts'
import { WorkerModule } from '../app/worker.module.ts'
import type { FakeNaxos } from './fake-naxos.ts'

/** What a worker talks to; the weather service answers below the CMS's address. */
export interface WorkerSurroundings {
  server: TestRedis
  naxos: FakeNaxos
  database: ScratchDatabase
}

/** A whole worker in this process, as `main.ts` makes it; its lifecycle is not started yet. The caller closes it. */
export function createTestWorker(
  { server, naxos, database }: WorkerSurroundings,
  logger: Logger,
  more: Readonly<Record<string, string>> = {},
): Promise<INestApplicationContext> {
  const settings = readConfiguration(workerSettingsSchema, {
    REDIS_QUEUE_URL: server.url,
    REDIS_CACHE_URL: server.url,
    DATABASE_URL: database.url,
    NAXOS_URL: naxos.url,
    OPEN_METEO_URL: naxos.url,
    WORKER_OPS_PORT: '0',
    // What a test asks of the CMS is its own.
    SITEMAP_FILL_PAGES: '0',
    ...more,
  })
  return NestFactory.createApplicationContext(WorkerModule.with(settings, logger), {
    logger: false,
    abortOnError: false,
  })
}
