import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { register } from 'prom-client'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'

const [ID, FORGED] = ['a'.repeat(32), 'b'.repeat(32)]
let folder: string
let api: Server
/** Readers reach the one, a proxy that is believed the other. */
let site: Server
let behind: Server

async function start(TRUST_PROXY: string): Promise<Server> {
  const API_URL = `http://127.0.0.1:${portOf(api)}`
  const variables = siteSettingsSchema.parse({ API_URL, NAXOS_URL: API_URL, MEDIA_CACHE_DIR: folder, TRUST_PROXY })
  const assets = { styles: [], fonts: null, scripts: [] }
  const parts = await assembleSite(variables, pino({ level: 'silent' }), { assets, assetFolder: folder })
  const server = createSiteServer({ ...parts, isMeasured: true })
  await listen(server)
  return server
}

const ask = (path: string, from = site, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${portOf(from)}${path}`, { redirect: 'manual', ...init })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-'))
  api = startSampleApi(0)
  await once(api, 'listening')
  site = await start('')
  behind = await start('loopback')
})
afterAll(async () => {
  close(site, behind, api)
  await rm(folder, { recursive: true, force: true })
})

describe('what a request is called', () => {
  it.each(['/', '/robots.txt', '/nulla', '/area-riservata', '/media/x', '/api/weather'])(
    'is said by the answer to a reader, who cannot choose it: %s',
    async (path) => {
      const answers = [await ask(path), await ask(path, site, { headers: { 'x-request-id': FORGED } })]
      const ids = answers.map(({ headers }) => headers.get('x-request-id'))
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect(new Set([...ids, FORGED]).size).toBe(3)
    },
  )

  it('goes on to the API with what a page and a call ask it, and is left to the server in front to say', async () => {
    const asked = new Set<unknown>()
    const note = (call: IncomingMessage) => asked.add(call.headers['x-request-id'])
    api.on('request', note)
    const headers = { 'x-request-id': ID }
    const answers = [await ask('/news/sport', behind, { headers }), await ask('/api/weather', behind, { headers })]
    api.off('request', note)
    expect(answers.map((answer) => [answer.status, answer.headers.get('x-request-id')])).toEqual([
      [200, null],
      [200, null],
    ])
    expect([...asked]).toEqual([ID])
  })
})

/** What is asked below, by kinds. */
const COUNTED = [
  'api 4xx 2',
  'asset 4xx 1',
  'category 4xx 2',
  'health 2xx 1',
  'home 2xx 2',
  'moved 3xx 1',
  'picture 4xx 1',
  'plain 2xx 1',
  'refused method 4xx 1',
  'section 2xx 1',
  'tag 2xx 2',
]

describe('requests are counted for operators', () => {
  it('by kinds of pages and of files, never by what anybody may make up', async () => {
    register.resetMetrics()
    const paths = ['/', '/', '/news/sport', '/NEWS/sport', '/nulla-1', '/nulla-2', '/tag/a', '/tag/b?x=1']
    for (const path of [...paths, '/media/1', '/api/x', '/api/y', '/robots.txt', '/health/live', '/assets/x'])
      await ask(path)
    await ask('/', site, { method: 'DELETE' })
    const text = await register.getSingleMetricAsString('http_request_duration_seconds')
    const counted = [...text.matchAll(/_count\{route="([^"]+)",status="(\dxx)"\} (\d+)/g)]
    expect(counted.map(([, route, status, count]) => `${route} ${status} ${count}`).toSorted()).toEqual(COUNTED)
    expect(await register.getSingleMetricAsString('page_requests_total')).toMatch(/outcome="hit"\} [1-9]/)
    expect(await register.getSingleMetricAsString('page_render_duration_seconds')).toContain('outcome="done"')
  })
})
