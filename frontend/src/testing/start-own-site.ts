import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { assembleSite } from '../server/assemble-site.ts'
import { createSiteServer } from '../server/create-site-server.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { startAccountApi } from './start-account-api.ts'
import type { AccountApi } from './start-account-api.ts'

const ORIGIN = 'http://localhost:3000'

/** What a browser says of a form that was sent from a page of this site. */
export const OURS = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }

export interface OwnSite {
  api: AccountApi
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends a form as a page of this site does, unless the headers say otherwise. */
  post(path: string, body: URLSearchParams | FormData | string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** The site before an API with one reader; redirects are not followed. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pages-'))
  const api = startAccountApi()
  await once(api.server, 'listening')
  const apiURL = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  const variables = siteSettingsSchema.parse({
    API_URL: apiURL,
    NAXOS_URL: apiURL,
    SITE_ORIGIN: ORIGIN,
    MEDIA_CACHE_DIR: join(folder, 'media'),
  })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  const site = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), files))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return {
    api,
    get: (path, headers = {}) => fetch(base + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(base + path, { method: 'POST', body, headers: { ...OURS, ...headers }, redirect: 'manual' }),
    async stop() {
      for (const server of [site, api.server]) {
        server.closeAllConnections()
        server.close()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
