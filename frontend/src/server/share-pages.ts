import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGauge } from '@liberta/platform/metrics/create-metric'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { SharedPageStore } from '@liberta/platform/shared-pages/shared-page-store'
import type { Logger } from 'pino'
import type { RedirectSource } from '../content/redirects/active-redirects.ts'
import { readPageKey } from '../page-cache/page-key.ts'
import { SharedPages } from '../page-cache/shared/shared-pages.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

const sharedPages = createGauge('shared_pages')
const sharedBytes = createGauge('shared_pages_bytes')

/**
 * Settings that belong to one copy and show on no page. All others make the bytes of pages, those to come as well: who forgets one here
 * has copies that share nothing, never pages that are wrong.
 */
const OWN_SETTINGS: ReadonlySet<string> = new Set<keyof SiteVariables>([
  'PORT',
  'HOST',
  'TRUST_PROXY',
  'METRICS_HOST',
  'METRICS_PORT',
  'CERTIFICATE_ADDRESS',
  'API_URL',
  'NAXOS_URL',
  'ASSETS_DIR',
  'MEDIA_CACHE_DIR',
  'MEDIA_CACHE_BYTES',
  'PAGE_CACHE_BYTES',
  'REDIRECTS_DIR',
  'REDIS_CACHE_URL',
  'REDIS_CA_FILE',
  'SHARED_PAGES_BYTES',
  'LIVE_STREAMS',
  'LIVE_STREAMS_PER_ADDRESS',
  'LIVE_POLL_SECONDS',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TIMEOUT',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SERVICE_NAME',
])

/** Names all that the bytes of a page hang on beside its content: the built programs, the files that they name, the settings. */
export function identifyPages(programs: string, build: string, variables: SiteVariables): string {
  const hash = createHash('sha256').update(build)
  for (const name of readdirSync(programs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .toSorted())
    hash.update(name).update(readFileSync(join(programs, name)))
  const settings = Object.entries(variables)
    .filter(([name]) => !OWN_SETTINGS.has(name))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return hash.update(JSON.stringify(settings)).digest('hex').slice(0, 16)
}

/** The pages that copies share, and what belongs to them. */
export interface Sharing {
  pages: SharedPages
  /** Reads their figures for the metrics. */
  readFigures: () => Promise<void>
  close: () => void
}

/** Connects to where pages are shared; null where that is set nowhere, and each copy has its own alone. */
export function connectSharedPages(
  variables: Pick<SiteVariables, 'REDIS_CACHE_URL' | 'REDIS_CA_FILE' | 'SHARED_PAGES_BYTES'>,
  build: string,
  { redirects, logger }: { redirects: RedirectSource; logger: Logger },
): Sharing | null {
  const { REDIS_CACHE_URL: address, REDIS_CA_FILE: authorities, SHARED_PAGES_BYTES: mostBytes } = variables
  if (address === undefined || mostBytes === 0) return null
  const redis = connectRedis(address, 'cache', logger, authorities)
  const store = new SharedPageStore(redis, { build, mostBytes })
  const isConnected = () => redis.status === 'ready'
  const pages = new SharedPages({
    store,
    models: new ReadModelStore(redis),
    isConnected,
    isAddress: (key) => redirects.find(readPageKey(key)?.target.path ?? '/') === null,
    log: logger,
  })
  const readFigures = async () => {
    if (!isConnected()) return
    const { pages: count, bytes } = await store.measure()
    sharedPages.set(count)
    sharedBytes.set(bytes)
  }
  const close = () => {
    pages.close()
    redis.disconnect()
  }
  return { pages, readFigures, close }
}
