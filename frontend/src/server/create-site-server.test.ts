import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pino } from 'pino'
import { sampleStory } from '../samples/sample-stories.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

let folder: string
let api: Server
let site: Server
let orphan: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/site-1a2b.css'), 'body{}')
  await writeFile(join(folder, 'assets/site-1a2b.css.br'), 'pressed')
  api = startSampleApi(0)
  await once(api, 'listening')
  site = await start(`http://127.0.0.1:${portOf(api)}`)
  orphan = await start('http://127.0.0.1:9')
})

afterAll(async () => {
  close(site, orphan, api)
  await rm(folder, { recursive: true, force: true })
})

async function start(upstream: string): Promise<Server> {
  const variables = siteSettingsSchema.parse({
    API_URL: upstream,
    NAXOS_URL: upstream,
    MEDIA_CACHE_DIR: join(folder, `media-${upstream.length}`),
  })
  const files = {
    assets: { styles: ['/assets/site-1a2b.css'], fonts: null, scripts: [] },
    assetFolder: join(folder, 'assets'),
  }
  const server = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), files))
  await listen(server)
  return server
}

function ask(path: string, options: { method?: string; headers?: Record<string, string>; from?: Server } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const { method = 'GET', headers = {}, from = site } = options
  const outgoing = request({ host: '127.0.0.1', port: portOf(from), path, method, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    )
  })
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const statusOf = async (path: string, from = site) =>
  (await ask(path, { headers: READER, from })).headers['cache-status']

describe('pages over HTTP', () => {
  it('come with a static policy, a weak validator, cache headers and tags', async () => {
    const { status, headers } = await ask('/', { headers: READER })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers.etag).toMatch(/^W\/"/)
    expect(headers['surrogate-key']).toContain('front:home')
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('are compressed as the reader can read them', async () => {
    const plain = await ask('/', { headers: READER })
    const brotli = await ask('/', { headers: { ...READER, 'accept-encoding': 'gzip, br' } })
    const gzip = await ask('/', { headers: { ...READER, 'accept-encoding': 'gzip' } })
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.body).length).toBe(plain.body.length)
    expect(gunzipSync(gzip.body).length).toBe(plain.body.length)
  })

  it('answer 304 to who has them', async () => {
    const { headers } = await ask('/news/sport', { headers: READER })
    const again = await ask('/news/sport', { headers: { ...READER, 'if-none-match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('answer HEAD with the headers of GET and no body', async () => {
    const [get, head] = [await ask('/', { headers: READER }), await ask('/', { method: 'HEAD', headers: READER })]
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuse %s', async (method) => {
    const { status, headers } = await ask('/', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  it.each([
    ['/news/sport/', '/news/sport'],
    ['/NEWS/Sport', '/news/sport'],
    ['/news//sport', '/news/sport'],
    ['/news/sport/page_1', '/news/sport'],
    ['/news/cronaca/sbagliato/7000', `/news/cronaca/${sampleStory(0).slug}/7000`],
  ])('redirect %s to %s', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, location])
  })

  it('tell bots of an error in plain text, with the same status', async () => {
    const [bot, reader] = [await ask('/nulla', { headers: BOT }), await ask('/nulla', { headers: READER })]
    expect([bot.status, reader.status]).toEqual([404, 404])
    expect(bot.body.toString()).toBe('Page Not Found: /nulla\n')
    expect(reader.body.toString()).toContain('This is not the page you ar looking for..')
  })

  it.each([
    'WhatsApp/2.24.9.78 A',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'python-requests/2.32.3',
    'Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)',
  ])('leave no word for %s to people, whatever stands in front', async (agent) => {
    const robot = await ask('/nulla', { headers: { 'user-agent': agent } })
    const person = await ask('/nulla', { headers: READER })
    expect([robot, person].map(({ headers }) => headers['content-type'])).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ])
    for (const { headers } of [robot, person])
      expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['no-store', 'no-store'])
  })

  it('end in nginx with the second that it names, where it may keep them', async () => {
    const second = String(Math.floor(Date.now() / 1000))
    const headers = { ...READER, 'x-front-second': second }
    const [kept, absent] = [await ask('/news/latest', { headers }), await ask('/nulla', { headers })]
    expect([kept, absent].map((answer) => answer.headers['x-accel-expires'])).toEqual([`@${second}`, undefined])
  })

  it('say how they came about (RFC 9211)', async () => {
    expect(await statusOf('/tags')).toBe('liberta; fwd=uri-miss; stored')
    expect(await statusOf('/tags')).toMatch(/^liberta; hit; ttl=/)
    expect(await statusOf('/tags/?a=1')).toBe('liberta; fwd=bypass')
    expect(await statusOf('/tags', orphan)).toBe('liberta; fwd=uri-miss')
  })

  it('never answer 5xx to a hostile address', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '..',
      '%2f',
      '%',
      '%00',
      '%ff',
      'news',
      'tag',
      'page_0',
      'page_-1',
      '7000',
      'è',
      '<',
      '"',
      ';',
      '@',
      ':',
      '{token}',
      'a'.repeat(1200),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const path = `/${encodeURI(pieces.join('')).replaceAll('%25', '%')}`
        const { status } = await ask(path, { headers: BOT })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

describe('files', () => {
  it('are immutable and come compressed', async () => {
    const { status, headers, body } = await ask('/assets/site-1a2b.css', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'pressed'])
  })

  it.each(['/assets/nothing.css', '/assets/../../package.json', '/media/x', '/media/foto-1/3x2-333.jpg'])(
    '%s is a 404',
    async (path) => expect((await ask(path)).status).toBe(404),
  )

  it('serve robots.txt and the favicon', async () => {
    expect((await ask('/robots.txt')).body.toString()).toContain('User-agent: *')
    expect((await ask('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  })
})

describe('pictures', () => {
  it('are handed through once and kept', async () => {
    const address = '/media/foto-3/3x2-320.avif'
    const answers = await Promise.all([ask(address), ask(address), ask(address)])
    answers.forEach(({ status, headers }) => {
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('image/avif')
      expect(headers['cache-control']).toContain('immutable')
    })
  })

  it('become a plane of fog that nobody keeps while the CMS is silent', async () => {
    const { status, headers } = await ask('/media/foto-3/3x2-320.avif', { from: orphan })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([503, 'image/svg+xml', 'no-store'])
  })
})

describe('clips', () => {
  it('are asked of the CMS under their own address, and are a short 503 while it is silent', async () => {
    const { status, headers } = await ask('/media/clips/tg.mp4', { from: orphan })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  })

  it.each(['/media/clips/..%2f..%2fapi%2fstory.mp4', '/media/clips/%2e%2e/story.mp4', '/media/clips/tg.mp4/x'])(
    '%s never reaches it',
    async (path) => expect((await ask(path, { from: orphan })).status).toBe(404),
  )
})

describe('the API behind the same origin', () => {
  it('is handed through', async () => {
    const { status, body } = await ask('/api/weather')
    expect(status).toBe(200)
    expect(JSON.parse(body.toString())).toHaveProperty('current.temperature_2m')
  })

  it('is a problem for machines while it is silent', async () => {
    const { status, headers, body } = await ask('/api/weather', { from: orphan })
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json'])
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503 })
  })
})

describe('the return point of the sign-in (requirements 2)', () => {
  it.each(['code=a&state=b', 'error=access_denied&state=b', 'state=b'])(
    'hands %s to the API, uncached',
    async (query) => {
      const { status, headers } = await ask(`/authorize-sso?${query}`, { headers: READER })
      expect([status, headers['content-type'], headers['cache-status']]).toEqual([404, 'application/json', undefined])
    },
  )

  it.each(['', '?', '?utm_source=x', '?barcode=1'])('is a page without a word of the provider: %j', async (query) => {
    const { status, body } = await ask(`/authorize-sso${query}`, { headers: READER })
    expect(status).toBe(200)
    expect(body.toString()).toContain('Invalid state parameter - security check failed')
  })

  it('leads to /login with the reason while the API is silent, and nothing keeps that', async () => {
    const { status, headers } = await ask('/authorize-sso?code=a&state=b', { from: orphan })
    const { location, 'cache-control': cache } = headers
    expect([status, location, cache]).toEqual([303, '/login?reason=processing', 'no-store'])
  })
})

describe('without the API', () => {
  it('a page is a kind 503 with Retry-After, a bad address still a 404', async () => {
    const page = await ask('/', { headers: READER, from: orphan })
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await ask('/multimedia/nulla', { headers: READER, from: orphan })).status).toBe(404)
  })

  it('the process lives and is not ready', async () => {
    expect((await ask('/health/live', { from: orphan })).status).toBe(200)
    expect((await ask('/health/ready', { from: orphan })).status).toBe(503)
    expect((await ask('/health/ready')).status).toBe(200)
  })
})
