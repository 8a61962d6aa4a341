import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { assembleSite } from '../server/assemble-site.ts'
import { createSiteServer } from '../server/create-site-server.ts'
import { describeEarlyScript } from '../http/early-script.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { startAccountApi } from './start-account-api.ts'
import type { AccountApi } from './start-account-api.ts'
import { close, listen, portOf } from './listen.ts'

const ORIGIN = 'http://localhost:3000'

/** What a browser says of a form that was sent from a page of this site. */
export const OURS = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }

/** The id of its build. */
export const OWN_BUILD = 'a1b2c3d4e5f6'

export interface OwnSite {
  api: AccountApi
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends a form as a page of this site does, unless the headers say otherwise. */
  post(path: string, body: URLSearchParams | FormData | string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** The site before an API with one reader, with such variables beside its own; redirects are not followed. */
export async function startOwnSite(settings: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pages-'))
  const api = startAccountApi()
  await once(api.server, 'listening')
  const apiURL = `http://127.0.0.1:${portOf(api.server)}`
  const variables = siteSettingsSchema.parse({
    API_URL: apiURL,
    NAXOS_URL: apiURL,
    SITE_ORIGIN: ORIGIN,
    MEDIA_CACHE_DIR: join(folder, 'media'),
    ...settings,
  })
  const build = { id: OWN_BUILD, files: ['/assets/main-1a2b.js'] }
  const early = describeEarlyScript('begin()')
  const files = {
    assets: { styles: [], fonts: null, early, scripts: ['/assets/main-1a2b.js'], build },
    assetFolder: folder,
  }
  const site = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), files))
  const base = `http://127.0.0.1:${await listen(site)}`
  return {
    api,
    get: (path, headers = {}) => fetch(base + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(base + path, { method: 'POST', body, headers: { ...OURS, ...headers }, redirect: 'manual' }),
    async stop() {
      close(site, api.server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
