import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { pino } from 'pino'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen } from '../testing/listen.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { createMediaHandler } from './media.handler.ts'
import type { RenditionCache } from './rendition-cache.ts'

const PICTURE = (index: number) => `/media/a${index}/3x2-320.jpg`

let folder: string
let opened: Server[]
let sockets: Socket[]
/** The pictures that were read from the disk. */
let read: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipelined-'))
  opened = []
  sockets = []
  read = []
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  close(...opened)
  await rm(folder, { recursive: true, force: true })
})

/** The site, with pictures that are there; gives its port. */
async function startSite(): Promise<number> {
  const nowhere = 'http://127.0.0.1:9'
  const variables = siteSettingsSchema.parse({ API_URL: nowhere, NAXOS_URL: nowhere, MEDIA_CACHE_DIR: folder })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  const parts = await assembleSite(variables, pino({ level: 'silent' }), files)
  parts.renditions.read = async (path) => {
    read.push(path)
    return Buffer.from(path)
  }
  const server = createSiteServer(parts)
  opened.push(server)
  return listen(server)
}

/** A client that writes its requests in one piece; and what came. */
function send(port: number, ...requests: readonly string[]) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  const state = { isEnded: false }
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece))
  socket.on('error', () => undefined).on('close', () => (state.isEnded = true))
  socket.write(requests.join(''))
  return { socket, state, text: () => text }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`
const all = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('requests that a client sends one behind the other', () => {
  it('are not read for while the answer before them has no end', async () => {
    const port = await startSite()
    const client = send(port, get('/live/events?topics='), ...all(50, (index) => get(PICTURE(index))))
    await waitUntil(() => client.text().includes('text/event-stream'))
    const other = send(port, get(PICTURE(99)))
    await waitUntil(() => other.text().includes(PICTURE(99)))
    expect(read).toEqual([PICTURE(99)])
    // Nor once the client has left.
    client.socket.destroy()
    const third = send(port, get(PICTURE(98)))
    await waitUntil(() => third.text().includes(PICTURE(98)))
    expect(read).toEqual([PICTURE(99), PICTURE(98)])
  })

  it('are all answered, in their order, whatever they ask, and the connection is kept', async () => {
    const port = await startSite()
    const report = '{"csp-report":{"effective-directive":"img-src"}}'
    const client = send(
      port,
      get('/health/live'),
      get(PICTURE(1)),
      'HEAD /health/live HTTP/1.1\r\nhost: x\r\n\r\n',
      `POST /_reports HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/csp-report\r\ncontent-length: ${report.length}\r\n\r\n${report}`,
      get('/vecchia.php?a'),
      get(PICTURE(2)),
      'PUT / HTTP/1.1\r\nhost: x\r\n\r\n',
      get('/robots.txt', 'connection: upgrade\r\nupgrade: h2c\r\n'),
    )
    await waitUntil(() => /^User-agent: /im.test(client.text()))
    expect([...client.text().matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))).toEqual([
      200,
      200,
      200,
      100,
      expect.any(Number),
      404,
      200,
      405,
      200,
    ])
    expect(client.text().indexOf(PICTURE(1))).toBeLessThan(client.text().indexOf(PICTURE(2)))
    expect(client.state.isEnded).toBe(false)
    client.socket.write(get(PICTURE(3)))
    await waitUntil(() => client.text().includes(PICTURE(3)))
  })

  it('may be so many, and who sends more is let go', async () => {
    const port = await startSite()
    const client = send(port, get('/live/events?topics='), ...all(200, (index) => get(PICTURE(index))))
    await waitUntil(() => client.state.isEnded)
    expect(read).toEqual([])
  })
})

it('a picture that is not read is let go', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024)
  const cache = { read: async () => body, confirmedAt: () => undefined } as unknown as RenditionCache
  const answer = createMediaHandler({ mediaURL: 'http://127.0.0.1:9', cache, pace: { leastBytes: 1, windowMs: 50 } })
  const closed = Promise.withResolvers<boolean>()
  const server = createServer((request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished))
    void answer(request, response, request.url ?? '')
  })
  opened.push(server)
  const client = send(await listen(server), get(PICTURE(1)))
  client.socket.pause()
  expect(await closed.promise).toBe(false)
})
