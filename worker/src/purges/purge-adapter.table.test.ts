import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { batchKeys, isPurgeKey, PurgeError } from './purge-adapter.ts'
import { createPurgeAdapters } from './purge-adapter.table.ts'
import type { PurgeSettings } from './purge-adapter.table.ts'
import { readRetryAfter } from './send-purge.ts'

let requests: { line: string; headers: IncomingHttpHeaders; body: string }[] = []
let answer: (response: ServerResponse) => void
let service = ''
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
    answer(response)
  })
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests = []
  answer = (response) => response.end('{"success":true,"status":"ok"}')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SETTINGS = {
  PURGE_URLS: [],
  FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY',
  FASTLY_TOKEN: 'token-of-fastly',
  CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
  CLOUDFLARE_TOKEN: 'token-of-cloudflare',
}

function adapterOf(PURGE_ADAPTER: PurgeSettings['PURGE_ADAPTER']) {
  const [adapter] = createPurgeAdapters({ ...SETTINGS, PURGE_ADAPTER }, { fastly: service, cloudflare: service })
  if (!adapter) throw new Error('there is no such adapter')
  return adapter
}

const host = () => new URL(service).host

describe('what the services are sent', () => {
  it('Fastly: the keys in a header, none of them softly', async () => {
    await adapterOf('fastly').purge(['story:1', 'section:2'])
    await adapterOf('fastly').purge('everything')
    const own = { 'fastly-key': 'token-of-fastly', accept: 'application/json', 'content-length': '0' }
    const common = { ...own, host: host(), connection: 'close' }
    expect(requests).toEqual([
      {
        line: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge',
        headers: { ...common, 'surrogate-key': 'story:1 section:2' },
        body: '',
      },
      { line: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge_all', headers: common, body: '' },
    ])
  })

  it('Cloudflare: the keys as tags', async () => {
    await adapterOf('cloudflare').purge(['story:1', 'section:2'])
    await adapterOf('cloudflare').purge('everything')
    expect(requests.map(({ line, body }) => `${line} ${body}`)).toEqual([
      'POST /client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache {"tags":["story:1","section:2"]}',
      'POST /client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache {"purge_everything":true}',
    ])
    expect(requests[0]?.headers).toEqual({
      authorization: 'Bearer token-of-cloudflare',
      'content-type': 'application/json',
      'content-length': '32',
      host: host(),
      connection: 'close',
    })
  })
})

it('each nginx is told by itself, also where another one does not answer', async () => {
  const settings = { ...SETTINGS, PURGE_ADAPTER: 'nginx', PURGE_URLS: ['http://127.0.0.1:9', service] } as const
  const [away, there] = createPurgeAdapters(settings)
  await expect(away?.purge(['story:1'])).rejects.toThrow('127.0.0.1:9: ECONNREFUSED')
  expect(requests).toEqual([])
  await there?.purge(['story:1'])
  expect([away?.server, there?.server, requests.length]).toEqual(['127.0.0.1:9', host(), 1])
})

describe.each(['fastly', 'cloudflare'] as const)('where %s', (kind) => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', (response) => response.writeHead(500).end('token-of-fastly')],
    ['hangs up', (response) => response.destroy()],
    [
      'answers the half',
      (response) => void response.writeHead(200, { 'content-length': 90 }).write('{"su', () => response.destroy()),
    ],
    ['answers half a JSON', (response) => response.end('{"success":tr')],
  ])('%s, the purge has failed, and its reason tells no token', async (_how, badly) => {
    answer = badly
    const failure = await adapterOf(kind)
      .purge(['story:1'])
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PurgeError)
    expect(String(failure)).not.toContain('token-of')
  })

  it('asks for calm, it is known for how long', async () => {
    answer = (response) => response.writeHead(429, { 'retry-after': '7' }).end()
    await expect(adapterOf(kind).purge(['story:1'])).rejects.toMatchObject({ retryAfterMs: 7_000 })
  })
})

describe('lists of keys', () => {
  it.each([1, 30, 256])('have every key once, in order, and at most %d and 4,000 bytes', (most) => {
    for (let length = 0; length < 700; length += 23) {
      const keys = Array.from({ length }, (_, index) => `story:${'x'.repeat((index * 37) % 200)}${index}`)
      const batches = batchKeys(keys, most)
      expect(batches.flat()).toEqual(keys)
      expect(batches.filter((batch) => batch.length > most || batch.join(' ').length > 4_000)).toEqual([])
    }
  })

  it('take what can be written, and nothing that parts keys', () => {
    expect(['story:1', 'storyList:section.4.1', 'a"b'].filter(isPurgeKey)).toHaveLength(3)
    expect(['', 'a b', 'a,b', 'a\r\nb', 'però'].filter(isPurgeKey)).toEqual([])
  })
})

it('a wait that a cache asks for is read in seconds and as a date, and is a minute at most', () => {
  const now = Date.UTC(2026, 0, 1)
  const read = (value?: string) => readRetryAfter(value, now)
  expect([read(), read('3'), read('9999'), read('soon')]).toEqual([0, 3_000, 60_000, 0])
  expect(read(new Date(now + 5_000).toUTCString())).toBe(5_000)
})
