import { randomUUID } from 'node:crypto'
import { PurgeError } from './purge-adapter.ts'
import type { PurgeAdapter, PurgedKeys } from './purge-adapter.ts'
import { sendPurge } from './send-purge.ts'

/** What adapters are made with; each takes its own. */
export interface PurgeSettings {
  PURGE_ADAPTER: 'none' | 'nginx' | 'varnish' | 'fastly' | 'cloudflare'
  PURGE_URLS: readonly string[]
  FASTLY_SERVICE_ID?: string | undefined
  FASTLY_TOKEN?: string | undefined
  CLOUDFLARE_ZONE_ID?: string | undefined
  CLOUDFLARE_TOKEN?: string | undefined
}

/** Where the two services take purges; another address in tests. */
export interface PurgeServices {
  fastly: string
  cloudflare: string
}

const SERVICES: PurgeServices = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' }

/** A list that lies beside nginx for longer is worked off by nobody; milliseconds. */
const LATE_MS = 10_000

/**
 * The adapters that the settings name, one for each server of the cache in front; none for `none`.
 * @param lateMs for how long a list may lie beside nginx
 */
export function createPurgeAdapters(
  settings: PurgeSettings,
  services: PurgeServices = SERVICES,
  lateMs = LATE_MS,
): PurgeAdapter[] {
  const { PURGE_URLS: urls } = settings
  const { fastly, cloudflare } = services
  switch (settings.PURGE_ADAPTER) {
    case 'none':
      return []
    case 'nginx':
      return urls.map((url) => adapt(url, 256, createNginxPurge(url, lateMs)))
    case 'varnish':
      return urls.map((url) => adapt(url, 256, (keys, signal) => purgeVarnish(url, keys, signal)))
    case 'fastly':
      return [adapt(fastly, 256, (keys, signal) => purgeFastly(fastly, settings, keys, signal))]
    case 'cloudflare':
      return [adapt(cloudflare, 30, (keys, signal) => purgeCloudflare(cloudflare, settings, keys, signal))]
  }
}

function adapt(url: string, mostKeys: number, purge: PurgeAdapter['purge']): PurgeAdapter {
  return { server: new URL(url).host, mostKeys, purge }
}

/**
 * Puts lists of keys, one a line, for the program beside nginx (`infra/nginx/follow-purges.sh`). nginx takes them whether that runs or not: so
 * one list is remembered, and looked for when it should be long gone.
 */
function createNginxPurge(url: string, lateMs: number): PurgeAdapter['purge'] {
  let watched: { list: string; putAt: number } | null = null
  return async (keys, signal) => {
    const before = watched
    const isDue = before !== null && Date.now() - before.putAt > lateMs
    if (isDue && (await isThere(before.list, signal)))
      throw new PurgeError(`${new URL(url).host}: lists of keys lie there: follow-purges.sh does not run`)
    const list = new URL(`/${randomUUID()}.keys`, url).href
    await sendPurge({ method: 'PUT', url: list, body: keys === 'everything' ? '*\n' : `${keys.join('\n')}\n`, signal })
    if (before === null || isDue) watched = { list, putAt: Date.now() }
  }
}

/** Whether a list is still there; an nginx that does not say so is believed to have none. */
function isThere(list: string, signal?: AbortSignal): Promise<boolean> {
  return sendPurge({ method: 'HEAD', url: list, signal }).then(
    () => true,
    () => false,
  )
}

/** A ban, by the method that `infra/varnish/site.vcl` takes from its own networks. */
async function purgeVarnish(url: string, keys: PurgedKeys, signal?: AbortSignal): Promise<void> {
  const headers = { 'surrogate-key': keys === 'everything' ? '*' : keys.join(' ') }
  await sendPurge({ method: 'PURGEKEYS', url: new URL('/', url).href, headers, signal })
}

async function purgeFastly(
  service: string,
  { FASTLY_SERVICE_ID: id = '', FASTLY_TOKEN: token = '' }: PurgeSettings,
  keys: PurgedKeys,
  signal?: AbortSignal,
): Promise<void> {
  const headers = { 'fastly-key': token, accept: 'application/json' }
  const url = `${service}/service/${encodeURIComponent(id)}/purge`
  const answer =
    keys === 'everything'
      ? await sendPurge({ method: 'POST', url: `${url}_all`, headers, signal })
      : await sendPurge({ method: 'POST', url, headers: { ...headers, 'surrogate-key': keys.join(' ') }, signal })
  parseAnswer(answer)
}

async function purgeCloudflare(
  service: string,
  { CLOUDFLARE_ZONE_ID: id = '', CLOUDFLARE_TOKEN: token = '' }: PurgeSettings,
  keys: PurgedKeys,
  signal?: AbortSignal,
): Promise<void> {
  const url = `${service}/client/v4/zones/${encodeURIComponent(id)}/purge_cache`
  const body = JSON.stringify(keys === 'everything' ? { purge_everything: true } : { tags: keys })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = parseAnswer(await sendPurge({ method: 'POST', url, headers, body, signal }))
  if (!('success' in answer) || answer.success !== true) throw new PurgeError('the answer says that it failed')
}

function parseAnswer(text: string): object {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer
  } catch {
    // Said below: the text itself is nothing for a log.
  }
  throw new PurgeError('the answer is no JSON')
}
