/**
 * Makes every sitemap of a ledger, as the worker does, one after the other with its rest between two: reads PostgreSQL, and writes what
 * comes of it into Redis. Begins when it gets any message over IPC, after its own «ready», and sends how long it took and the most memory
 * that the process held.
 */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { countMonths, readNews, readSitemapFile } from '@liberta/database/sitemaps/listed-address.repository'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { MikroORM } from '@mikro-orm/postgresql'
import { waitForRedis } from '../../../../worker/src/foundation/wait-for-redis.ts'
import { RefreshModelHandler } from '../../../../worker/src/refresh/refresh-model.handler.ts'
import { createSitemapRefresher } from '../../../../worker/src/refresh/refreshers/sitemap.refresher.ts'
import type { RefresherTable } from '../../../../worker/src/refresh/sources/refresher.ts'
import { restAfter } from '../../../../worker/src/sitemaps/take-turns.ts'

const [databaseURL = '', redisURL = ''] = process.argv.slice(2)
const REDIS_WITHIN_MS = 10_000
const logger = createLogger('bench', 'warn')
const orm = new MikroORM(createDatabaseOptions(databaseURL))
const redis = connectRedis(redisURL, 'cache', logger)
const store = new ReadModelStore(redis)
const sitemap = createSitemapRefresher({
  countMonths: () => countMonths(orm.em),
  readFile: (part) => readSitemapFile(orm.em, part),
  readNews: () => readNews(orm.em),
})
const handler = new RefreshModelHandler({
  store,
  grammar: createSpecifiedGrammar(),
  // Nothing else is refreshed here.
  refreshers: { sitemap } as unknown as RefresherTable,
  witnesses: { confirm: () => Promise.resolve() },
  logger,
  signal: new AbortController().signal,
})

async function make(id: string): Promise<void> {
  await handler.handle({ reference: { model: 'sitemap', id }, trigger: 'schedule' })
}

// As the worker does before its first job.
if (!(await waitForRedis([redis], REDIS_WITHIN_MS))) throw new Error('Redis does not answer')
await countMonths(orm.em)
process.send?.('ready')
await once(process, 'message')
const began = performance.now()
await make('index')
const indexMs = performance.now() - began
const index = await store.read({ model: 'sitemap', id: 'index' })
const parts = index?.state === 'present' && index.body.type === 'index' ? index.body.parts : []
for (const { id } of parts) {
  const begins = performance.now()
  await make(id)
  await wait(restAfter(performance.now() - begins))
}
process.send?.({
  seconds: (performance.now() - began) / 1000,
  indexMs,
  files: parts.length,
  // Kilobytes.
  megabytes: process.resourceUsage().maxRSS / 1024,
})
await orm.close(true)
redis.disconnect()
