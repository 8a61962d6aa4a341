import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import type { RequestTimes } from './create-site-server.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'

let folder: string
let api: Server
/** What the API was told by the calls that it got. */
let told: IncomingHttpHeaders[]
const opened: Server[] = []

function open(server: Server): Promise<number> {
  opened.push(server)
  return listen(server)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clients-'))
  told = []
  api = createServer((request, response) => {
    told.push(request.headers)
    request.resume()
    response.writeHead(404).end('{}')
  })
  await open(api)
})

afterEach(async () => {
  close(...opened.splice(0))
  await rm(folder, { recursive: true, force: true })
})

/** The site as its variables say; gives its port. */
async function startSite(variables: Record<string, string> = {}, times?: RequestTimes): Promise<number> {
  const upstream = `http://127.0.0.1:${portOf(api)}`
  const settings = { API_URL: upstream, NAXOS_URL: upstream, MEDIA_CACHE_DIR: folder, ...variables }
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  const parts = await assembleSite(siteSettingsSchema.parse(settings), pino({ level: 'silent' }), files)
  return open(createSiteServer(parts, times))
}

const SAID = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

/** As whom the API got a call of the API, a search and a newsletter's form of a client on this machine, who says another name. */
async function namesGiven(port: number): Promise<Set<unknown>> {
  const origin = `http://127.0.0.1:${port}`
  await fetch(`${origin}/api/naxos/search?qs=nuova`, { headers: SAID })
  await fetch(`${origin}/ricerca/query_nuova/s`, { headers: SAID })
  const body = new URLSearchParams({ newsletterId: '1' })
  const ours = { ...SAID, 'sec-fetch-site': 'same-origin' }
  await fetch(`${origin}/newsletter`, { method: 'POST', headers: ours, body, redirect: 'manual' })
  return new Set(told.flatMap((headers) => headers['x-forwarded-for'] ?? []))
}

describe('a client on this machine, straight at the site', () => {
  it('does not choose the name by which it is counted', async () => {
    expect(await namesGiven(await startSite())).toEqual(new Set(['127.0.0.1']))
    expect(told.map((headers) => headers['x-forwarded-host'])).not.toContain('evil.example')
  })

  it('does where the site was told that it is a proxy', async () => {
    expect(await namesGiven(await startSite({ TRUST_PROXY: 'loopback' }))).toEqual(new Set(['203.0.113.9']))
  })

  it('is no proxy by a setting that cannot be read', () => {
    expect(siteSettingsSchema.safeParse({ TRUST_PROXY: 'nginx' }).success).toBe(false)
    expect(siteSettingsSchema.safeParse({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).success).toBe(true)
  })
})

describe('a request that does not come to its end', () => {
  it.each([
    ['its head', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: '],
    ['its body', 'POST /contact-us/request HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na=1'],
    ['the body of a call', 'POST /api/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
  ])('within %s: is let go as its time is over', async (_where, begun) => {
    const port = await startSite({}, { headMs: 100, wholeMs: 200, lookEveryMs: 50 })
    const socket = connect(port, '127.0.0.1')
    socket.write(begun)
    const began = performance.now()
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:408|403) /)
    expect(performance.now() - began).toBeLessThan(30_000)
  })
})
