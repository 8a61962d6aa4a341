import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { pino } from 'pino'
import { sampleStory } from '../samples/sample-stories.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'

const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let folder: string
let sample: Server
/** An API whose budget for robots is used up, as far as stories go. */
let api: Server
let site: Server
/** What answers the robots' calls for stories, when it is told to. */
let held: (() => void)[] | null = null
/** How often the API was asked for a story in the name of a robot. */
let asked = 0

/** What the API says to robots that ask for a story. */
let status = 429

const refuse = (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '42' }).end('{}')
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const isRefused = request.headers[ROBOT_HEADER] !== undefined && /\/story\/\d+/.test(request.url ?? '')
  if (!isRefused) return void sample.emit('request', request, response)
  asked += 1
  if (held === null) refuse(response)
  else held.push(() => refuse(response))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robots-'))
  sample = startSampleApi(0)
  await once(sample, 'listening')
  api = createServer(answer)
  await listen(api)
  const upstream = `http://127.0.0.1:${portOf(api)}`
  const variables = siteSettingsSchema.parse({ API_URL: upstream, NAXOS_URL: upstream, MEDIA_CACHE_DIR: folder })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  site = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), files))
  await listen(site)
})
afterEach(() => {
  held = null
  status = 429
})
afterAll(async () => {
  for (const server of [site, api, sample]) close(server)
  await rm(folder, { recursive: true, force: true })
})

const read = (path: string, agent: string) =>
  fetch(`http://127.0.0.1:${portOf(site)}${path}`, { headers: { 'user-agent': agent } })
const pathOf = (index: number) => `/news/cronaca/${sampleStory(index).slug}/${7000 + index}`

describe('a robot over the budget of robots', () => {
  it('gets 429 with Retry-After for a page that nobody has read before, which nobody keeps', async () => {
    const refused = await read(pathOf(0), ROBOT)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    expect(refused.headers.get('cache-control')).toContain('no-store')
    expect((await read(pathOf(0), READER)).status).toBe(200)
  })

  it.each([
    [429, 'Too Many Requests\n'],
    [503, 'Service Unavailable\n'],
  ])('and one whose page cannot be had get bare words with %i, for which the API is asked once', async (...told) => {
    asked = 0
    status = told[0]
    const refused = await read(pathOf(4), ROBOT)
    expect([refused.status, await refused.text()]).toEqual(told)
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['42', 'no-store'])
    expect(asked).toBe(1)
  })

  it('gets a page that is warm', async () => {
    expect((await read(pathOf(1), READER)).status).toBe(200)
    expect((await read(pathOf(1), ROBOT)).status).toBe(200)
  })

  it('is told so by calls of the API that the site hands on', async () => {
    expect((await read('/api/naxos/story/7002', ROBOT)).status).toBe(429)
    expect((await read('/api/naxos/story/7002', READER)).status).toBe(200)
  })

  it('keeps no reader from the page who came while it waited for it', async () => {
    const calls: (() => void)[] = []
    held = calls
    const robot = read(pathOf(3), ROBOT)
    await waitUntil(() => calls.length > 0)
    const arrived = once(site, 'request')
    const reader = read(pathOf(3), READER)
    await arrived
    held = null
    for (const end of calls) end()
    expect((await reader).status).toBe(200)
    await robot
  })
})
