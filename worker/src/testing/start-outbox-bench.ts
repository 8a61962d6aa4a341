import { randomUUID } from 'node:crypto'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { upsertUser } from '@liberta/database/accounts/user.repository'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { countVotes } from '@liberta/database/surveys/survey-vote.repository'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import { MikroORM } from '@mikro-orm/postgresql'
import { Module } from '@nestjs/common'
import type { INestApplicationContext, ValueProvider } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { LOGGER, MAILER, REDIS } from '../foundation/worker.tokens.ts'
import { workerSettingsSchema } from '../foundation/worker-settings.schema.ts'
import { createMailer } from '../mail/mailer.ts'
import { NaxosClient } from '../naxos/naxos-client.ts'
import { OUTBOX_HANDLERS } from '../outbox/outbox-command.table.ts'
import { OutboxJobHandler } from '../outbox/outbox-job.handler.ts'
import { OutboxRelay } from '../outbox/outbox-relay.ts'
import { createRefreshers, createSurveyVotesRefresher } from '../refresh/refresher.table.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { startMailSink } from './start-mail-sink.ts'
import type { MailSink } from './start-mail-sink.ts'

const logger = createLogger('worker', 'silent')

/** The outbox's way from PostgreSQL through a queue to projections and mail, with two relays and one worker. */
export interface OutboxBench {
  orm: MikroORM
  redis: Redis
  queue: Queue
  worker: Worker
  mail: MailSink
  /** A new reader's id. */
  makeReader: () => Promise<string>
  stop: () => Promise<void>
}

/** Starts all of it on a database, a Redis and a mail server of its own. */
export async function startOutboxBench(
  create: () => Promise<ScratchDatabase> = createScratchDatabase,
): Promise<OutboxBench> {
  const [database, server, mail] = await Promise.all([create(), startRedis(), startMailSink()])
  const orm = new MikroORM(createDatabaseOptions(database.url))
  await migrateDatabase(database.directUrl, logger)
  const redis = new Redis(server.url, { maxRetriesPerRequest: null })
  const queue = new Queue('outbox', { connection: redis })
  const settings = workerSettingsSchema.parse({
    DATABASE_URL: database.url,
    NAXOS_URL: 'http://127.0.0.1:1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'sito@example.it',
    MAIL_DESK: 'redazione@example.it',
  })
  const countAll = createSurveyVotesRefresher(() => countVotes(orm.em))
  const models = new RefreshModelHandler({
    grammar: createSpecifiedGrammar(),
    store: new ReadModelStore(redis),
    refreshers: createRefreshers(new NaxosClient({ url: 'http://127.0.0.1:1' }), {
      weather: () => Promise.resolve({ state: 'missing' }),
      surveyVotes: countAll,
      mostRead: () => Promise.resolve({ state: 'missing' }),
      sitemap: () => Promise.resolve({ state: 'missing' }),
    }),
    witnesses: { confirm: () => Promise.resolve() },
    logger,
    signal: new AbortController().signal,
  })
  const context = await startOutboxHandlers([
    { provide: MikroORM, useValue: orm },
    { provide: REDIS, useValue: { cache: redis } },
    { provide: MAILER, useValue: createMailer(settings) },
    { provide: RefreshModelHandler, useValue: models },
    { provide: LOGGER, useValue: logger },
  ])
  const handler = context.get(OutboxJobHandler)
  const worker = new Worker('outbox', (job) => handler.handle(job), { connection: redis, concurrency: 4 })
  const relays = [1, 2].map(
    () => new OutboxRelay({ orm, direct: { connectionString: database.directUrl }, queue, logger }),
  )
  for (const relay of relays) relay.start()
  return {
    orm,
    redis,
    queue,
    worker,
    mail,
    async makeReader() {
      const ssoId = randomUUID()
      const facts = { email: `${ssoId}@example.it`, name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
      return (await upsertUser(orm.em, { ssoId, ...facts })).id
    },
    async stop() {
      await Promise.all(relays.map((relay) => relay.stop()))
      await worker.close()
      await context.close()
      await queue.close()
      await orm.close(true)
      redis.disconnect()
      await Promise.all([server.stop(), database.drop(), mail.close()])
    },
  }
}

@Module({})
class OutboxHandlersModule {}

/** The commands of the outbox on a bus of their own, made with `parts` and without the rest of a worker. The caller closes it. */
function startOutboxHandlers(parts: ValueProvider[]): Promise<INestApplicationContext> {
  const providers = [...parts, ...OUTBOX_HANDLERS, OutboxJobHandler]
  const module = { module: OutboxHandlersModule, imports: [CqrsModule.forRoot()], providers }
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false })
}
