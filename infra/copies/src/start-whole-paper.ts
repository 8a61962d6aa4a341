import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import { createApplication } from '../../../api/src/app/create-application.ts'
import { apiSettingsSchema } from '../../../api/src/settings/api-settings.schema.ts'
import { followChanges } from '../../../frontend/src/page-cache/follow-changes.ts'
import { assembleSite } from '../../../frontend/src/server/assemble-site.ts'
import { createSiteServer } from '../../../frontend/src/server/create-site-server.ts'
import { siteSettingsSchema } from '../../../frontend/src/settings/site-settings.schema.ts'
import { WorkerLifecycle } from '../../../worker/src/app/worker-lifecycle.ts'
import { createTestWorker } from '../../../worker/src/testing/create-test-worker.ts'
import { startFakeNaxos } from '../../../worker/src/testing/fake-naxos.ts'
import type { FakeNaxos } from '../../../worker/src/testing/fake-naxos.ts'

const log = createLogger('whole-paper', 'silent')

/** A worker, an API and a frontend in this process, on a Redis and a database of their own, before a CMS that a test steers. */
export interface WholePaper {
  naxos: FakeNaxos
  changes: CmsChangeQueue
  /** Redis, for who looks at what lies there. */
  redis: Redis
  /** The frontend's address. */
  origin: string
  stop: () => Promise<void>
}

/** Starts all of it, and waits until the frontend hears of changes and has a front to show. */
export async function startWholePaper(): Promise<WholePaper> {
  const [server, database, naxos] = await Promise.all([startRedis(), createScratchDatabase(), startFakeNaxos()])
  const redis = new Redis(server.url, { maxRetriesPerRequest: null })
  const changes = new CmsChangeQueue(createProducer('cms-changes', redis, log))
  const worker = await createTestWorker({ server, naxos, database }, log)
  await worker.get(WorkerLifecycle).start()
  const api = await createApplication(
    apiSettingsSchema.parse({
      API_PORT: '0',
      OPS_PORT: '0',
      REDIS_QUEUE_URL: server.url,
      REDIS_CACHE_URL: server.url,
      NAXOS_WEBHOOK_SECRET: 'a-secret-of-the-tests',
      DATABASE_URL: database.url,
    }),
    log,
  )
  await api.listen(0, '127.0.0.1')
  const apiURL = await api.getUrl()
  const folder = await mkdtemp(join(tmpdir(), 'whole-paper-'))
  const variables = siteSettingsSchema.parse({
    API_URL: apiURL,
    NAXOS_URL: naxos.url,
    MEDIA_CACHE_DIR: folder,
    REDIS_CACHE_URL: server.url,
  })
  const assets = { styles: [], fonts: null, scripts: [] }
  const site = await assembleSite(variables, log, { assets, assetFolder: folder, sharedAs: 'whole-paper' })
  const follower = followChanges({ url: apiURL + CHANGES_PATH, cache: site.pages, heard: site.heard, log })
  const frontend = createSiteServer(site)
  await once(frontend.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(frontend.address() as AddressInfo).port}`
  await waitUntil(async () => follower.deafSince === null && (await fetch(origin)).status === 200)
  return {
    naxos,
    changes,
    redis,
    origin,
    async stop() {
      follower.close()
      await site.close()
      frontend.closeAllConnections()
      frontend.close()
      await api.close()
      await worker.close()
      await changes.queue.close()
      redis.disconnect()
      await naxos.close()
      await Promise.all([server.stop(), database.drop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
