import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { buildRevision } from '@liberta/platform/read-models/revision'
import { startRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import { createApplication } from '../../../api/src/app/create-application.ts'
import { apiSettingsSchema } from '../../../api/src/settings/api-settings.schema.ts'
import { followChanges } from '../../../frontend/src/page-cache/follow-changes.ts'
import { createSampleSource } from '../../../frontend/src/samples/sample-source.ts'
import { assembleSite } from '../../../frontend/src/server/assemble-site.ts'
import { createSiteServer } from '../../../frontend/src/server/create-site-server.ts'
import { warmWithin } from '../../../frontend/src/page-cache/shared/shared-pages.ts'
import { siteSettingsSchema } from '../../../frontend/src/settings/site-settings.schema.ts'
import { delayAnswers } from './delay-answers.ts'
import { takeTurns } from './take-turns.ts'
import type { Balancer } from './take-turns.ts'

const FRESH_FOR_MS = 3_600_000
const log = createLogger('copies', 'silent')

/** Two copies of the API on one Redis, of which one hears late, and two frontends behind one balancer. */
export interface Copies {
  balancer: Balancer
  /** The frontends. */
  origins: readonly string[]
  /** The Redis of the caches. */
  cacheUrl: string
  /** Another frontend, as one is started beside those that run, whether or not the API answers. */
  startAnother: () => Promise<Frontend>
  /** Writes a read model as a worker does; the revision is of now. */
  write<Name extends ReadModelName>(
    reference: ReadModelReference<Name>,
    body: ReadModelBody<Name> | null,
    state?: 'present' | 'withdrawn',
  ): Promise<void>
  stop: () => Promise<void>
}

/** A frontend in this process. */
export interface Frontend {
  origin: string
  stop: () => void
}

/** A story of the samples, by its place among them. */
export async function sampleStoryAt(index: number): Promise<Story> {
  const answer = await createSampleSource().read('story', { id: 7000 + index })
  if (answer.state !== 'present') throw new Error('the samples have no such story')
  return answer.body
}

/** Starts all of it; everything that `lateMs` names comes so late to the second copy of the API. */
export async function startCopies({ lateMs }: { lateMs: number }): Promise<Copies> {
  const redis = await startRedis()
  const late = await delayAnswers(Number(new URL(redis.url).port), lateMs)
  const connection = new Redis(redis.url)
  const store = new ReadModelStore(connection)
  const write: Copies['write'] = async (reference, body, state = 'present') => {
    const revision = buildRevision(Date.now(), await store.takeSequence())
    await store.write(reference, { revision, etag: null, tags: [], state, body, freshFor: FRESH_FOR_MS })
  }
  await plantFrame(write)
  const apis = await Promise.all([redis.url, `redis://127.0.0.1:${late.port}`].map(startApi))
  await waitUntil(() => apis.every(({ hears }) => hears()))
  const balancer = await takeTurns(apis.map(({ origin }) => origin))
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  const places = { apiURL: balancer.origin, cacheUrl: redis.url, folder }
  const frontends = await Promise.all([0, 1].map(() => startFrontend(places)))
  await waitUntil(async () => frontends.every(({ hears }) => hears()))
  const others: Frontend[] = []
  return {
    balancer,
    cacheUrl: redis.url,
    async startAnother() {
      const another = await startFrontend(places)
      others.push(another)
      await waitUntil(async () => another.isWarm())
      return another
    },
    origins: frontends.map(({ origin }) => origin),
    write,
    async stop() {
      for (const frontend of [...frontends, ...others]) frontend.stop()
      balancer.close()
      await Promise.all(apis.map(({ stop }) => stop()))
      late.close()
      connection.disconnect()
      await redis.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startApi(cacheUrl: string, index: number) {
  const settings = apiSettingsSchema.parse({
    API_PORT: '0',
    OPS_PORT: '0',
    REDIS_QUEUE_URL: cacheUrl,
    REDIS_CACHE_URL: cacheUrl,
    NAXOS_WEBHOOK_SECRET: 'a-secret-of-the-tests',
    DATABASE_URL: `postgresql://127.0.0.1:9/${index}`,
  })
  const application = await createApplication(settings, log)
  await application.listen(0, settings.HOST)
  const reader = application.get(ReadModelReader)
  return { origin: await application.getUrl(), hears: () => reader.isHearing, stop: () => application.close() }
}

/** Where a frontend finds the others. */
interface Places {
  apiURL: string
  cacheUrl: string
  folder: string
}

/** As `startSite` does, in this process and without threads. */
async function startFrontend({ apiURL, cacheUrl, folder }: Places) {
  const variables = siteSettingsSchema.parse({
    API_URL: apiURL,
    NAXOS_URL: apiURL,
    MEDIA_CACHE_DIR: folder,
    REDIS_CACHE_URL: cacheUrl,
  })
  const assets = { styles: [], fonts: null, scripts: [] }
  const site = await assembleSite(variables, log, { assets, assetFolder: folder, sharedAs: 'copies' })
  const follower = followChanges({
    url: apiURL + CHANGES_PATH,
    cache: site.pages,
    heard: site.heard,
    onReset: () => void site.sharing?.pages.warm(),
    log,
  })
  const warmUp = warmWithin(site.sharing?.pages)
  const server = createSiteServer(site)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hears: () => follower.deafSince === null,
    isWarm: () => warmUp.isOver,
    stop: () => {
      follower.close()
      void site.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What stands around a story. */
async function plantFrame(write: Copies['write']): Promise<void> {
  const source = createSampleSource()
  const [site, front, sections, weather] = await Promise.all([
    source.read('site'),
    source.read('front'),
    source.read('sections'),
    source.read('weather'),
  ])
  if (site.state === 'present') await write({ model: 'site', id: 'main' }, site.body)
  if (front.state === 'present') await write({ model: 'front', id: 'home' }, front.body)
  if (sections.state === 'present') await write({ model: 'sections', id: 'all' }, sections.body)
  if (weather.state === 'present') await write({ model: 'weather', id: 'piacenza' }, weather.body)
  for (let id = 1; id <= 30; id += 1) {
    const configuration = await source.read('sectionConfiguration', { id })
    if (configuration.state === 'present')
      await write({ model: 'sectionConfiguration', id: String(id) }, configuration.body)
  }
}
