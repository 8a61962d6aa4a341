import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'

let folder: string
let api: Server
let site: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'many-cookies-'))
  api = startSampleApi(0)
  await once(api, 'listening')
  const API_URL = `http://127.0.0.1:${portOf(api)}`
  const variables = siteSettingsSchema.parse({ API_URL, NAXOS_URL: API_URL, MEDIA_CACHE_DIR: folder })
  const assets = { styles: [], fonts: null, scripts: [] }
  site = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), { assets, assetFolder: folder }))
  await listen(site)
})
afterAll(async () => {
  close(site, api)
  await rm(folder, { recursive: true, force: true })
})

it('a reader to whom others have given many cookies gets every page', async () => {
  const headers = { cookie: `other=${'a'.repeat(60 * 1024)}` }
  for (const path of ['/', '/news/sport', '/login', '/ricerca?query=po'])
    expect([path, (await fetch(`http://127.0.0.1:${portOf(site)}${path}`, { headers })).status]).toEqual([path, 200])
})
