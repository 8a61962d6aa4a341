import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { parseClipAddress } from './media-clip-address.ts'
import { createClipHandler } from './media-clip.handler.ts'
import { close, listen } from '../testing/listen.ts'

const clipAt = (path: string) => parseClipAddress(path)!
const CLIP = clipAt('/media/clips/tg.mp4')
const CHAPTERS = clipAt('/media/podcast/12.json')
const BODY = Buffer.from('0123456789')

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const open: Server[] = []

afterEach(() => {
  close(...open.splice(0))
})

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  open.push(server)
  return listen(server)
}

type Options = Omit<Parameters<typeof createClipHandler>[0], 'mediaURL'>

/** A site of clips only, in front of a CMS that answers so. */
async function site(
  cms: (request: IncomingMessage, response: ServerResponse) => void,
  options: Options = {},
  clip = CLIP,
) {
  const answer = createClipHandler({ mediaURL: `http://127.0.0.1:${await serve(cms)}`, ...options })
  return serve((incoming, response) => void answer(incoming, response, clip))
}

function ask(port: number, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const outgoing = request({ host: '127.0.0.1', port, path: CLIP.path, method, headers }, (response) => {
    let body = ''
    response.on('data', (chunk: Buffer) => (body += chunk.toString()))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    response.on('error', reject)
  })
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}

/** A CMS with one clip, which serves ranges and remembers what it was asked. */
function fakeCms() {
  const asked: IncomingMessage[] = []
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    asked.push(incoming)
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '') ?? []
    const headers = { 'content-type': 'video/mp4', etag: '"1"', 'set-cookie': 'cms=1', 'x-secret': 'yes' }
    if (incoming.headers['if-none-match'] === '"1"') return void response.writeHead(304, headers).end()
    if (first !== undefined && Number(first) >= BODY.length) {
      return void response.writeHead(416, { 'content-range': `bytes */${BODY.length}` }).end()
    }
    const end = last === undefined || last === '' ? BODY.length - 1 : Number(last)
    const part = first === undefined ? BODY : BODY.subarray(Number(first), end + 1)
    const range = first === undefined ? {} : { 'content-range': `bytes ${first}-${end}/${BODY.length}` }
    response.writeHead(first === undefined ? 200 : 206, { ...headers, ...range, 'content-length': part.length })
    response.end(incoming.method === 'HEAD' ? undefined : part)
  }
  return { asked, answer }
}

describe('a clip of the CMS', () => {
  it('comes whole, with a type of ours, a validator and the policy of the site', async () => {
    const { answer } = fakeCms()
    const { status, headers, body } = await ask(await site(answer))
    expect([status, body]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
      etag: '"1"',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-secret')
  })

  it('comes by range, as players ask for it', async () => {
    const { answer } = fakeCms()
    const { status, headers, body } = await ask(await site(answer), { range: 'bytes=2-5' })
    expect([status, body, headers['content-range'], headers['content-length']]).toEqual([
      206,
      '2345',
      'bytes 2-5/10',
      '4',
    ])
  })

  it('answers 416 for a range beyond its end, which nobody keeps', async () => {
    const { answer } = fakeCms()
    const { status, headers } = await ask(await site(answer), { range: 'bytes=99-' })
    expect([status, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */10', 'no-store'])
  })

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=-'])('comes whole for the range «%s»', async (range) => {
    const { answer } = fakeCms()
    expect((await ask(await site(answer), { range })).status).toBe(200)
  })

  it('answers 304 to who has it, and HEAD without a body', async () => {
    const { answer } = fakeCms()
    const port = await site(answer)
    expect((await ask(port, { 'if-none-match': '"1"' })).status).toBe(304)
    const head = await ask(port, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
  })

  it('tells the CMS nothing of the reader', async () => {
    const { asked, answer } = fakeCms()
    await ask(await site(answer), { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.1' })
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for')
    expect(asked[0]?.headers['accept-encoding']).toBe('identity')
  })
})

/** A CMS that says but this. */
const says =
  (status: number, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end('x')

/** A CMS that calls what it gives so, of so many bytes. */
const giving = (type: string, length = 1) => says(200, { 'content-type': type, 'content-length': String(length) })

describe('what goes with a clip', () => {
  it.each(['application/json', 'application/json+chapters', 'application/json; charset=utf-8', 'text/plain'])(
    'chapters are served as what feeds name them, though the CMS says «%s»',
    async (type) => {
      const { status, headers, body } = await ask(await site(giving(type), {}, CHAPTERS))
      expect([status, headers['content-type'], body]).toEqual([200, 'application/json+chapters', 'x'])
    },
  )

  it.each([
    ['chapters that the CMS calls a recording', CHAPTERS, giving('audio/mpeg')],
    ['chapters that the CMS calls a page', CHAPTERS, giving('text/html')],
    ['chapters of more than a megabyte', CHAPTERS, giving('application/json', 1024 ** 2 + 1)],
    ['captions of more than a megabyte', clipAt('/media/clips/tg.vtt'), giving('text/vtt', 1024 ** 2 + 1)],
    ['captions that the CMS calls chapters', clipAt('/media/clips/tg.vtt'), giving('application/json')],
    ['a video that the CMS calls chapters', CLIP, giving('application/json')],
  ])('%s are refused', async (_case, clip, cms) => {
    expect((await ask(await site(cms, {}, clip))).status).toBe(503)
  })
})

/** A CMS that begins and goes on no further. */
const silent = (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '10' }).write('01')

describe('a clip that cannot be had', () => {
  it.each([
    [400, 404],
    [404, 404],
    [410, 404],
    [414, 404],
    [403, 503],
    [429, 503],
    [500, 503],
    [302, 503],
  ])('a CMS that says %i gives %i', async (said, status) => {
    const reply = await ask(await site(says(said, { location: 'http://127.0.0.1:9/' })))
    expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  it.each([
    ['a page in its place', { 'content-type': 'text/html', 'content-length': '1' }],
    ['one without a length', { 'content-type': 'video/mp4' }],
    ['one without a bound', { 'content-type': 'video/mp4', 'content-length': '99999999999999' }],
    ['a compressed one', { 'content-type': 'video/mp4', 'content-length': '1', 'content-encoding': 'br' }],
  ])('%s is refused', async (_case, headers) => {
    const { status, headers: told } = await ask(await site(says(200, headers)))
    expect([status, told['retry-after']]).toEqual([503, '5'])
  })

  it('a part whose length only its range tells is passed on, and no byte beyond it', async () => {
    const part = { 'content-type': 'video/mp4', 'content-range': 'bytes 2-5/10' }
    const origin = await site((_request, response) => void response.writeHead(206, part).end('23456789'))
    const { status, headers, body } = await ask(origin, { range: 'bytes=2-5' })
    expect([status, headers['content-range'], body]).toEqual([206, 'bytes 2-5/10', '2345'])
  })

  it('a CMS that does not begin in time gives 503', async () => {
    const port = await site(() => undefined, { timeBoxMs: 30 })
    expect((await ask(port)).status).toBe(503)
  })

  it('a CMS that falls silent ends the stream', async () => {
    const pace = { leastBytes: 1, windowMs: 30 }
    await expect(ask(await site(silent, { pace }))).rejects.toThrow('aborted')
  })

  it('more streams than the bound are asked to come again, and one that ended makes room', async () => {
    const waiting: ServerResponse[] = []
    const slow = (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '2' }).write('0')
      waiting.push(response)
    }
    const port = await site(slow, { streams: { perClient: 1, inAll: 1 } })
    const first = ask(port)
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect((await ask(port)).status).toBe(503)
    waiting[0]?.end('1')
    expect((await first).body).toBe('01')
    const third = ask(port)
    while (waiting.length === 1) await new Promise((resolve) => setImmediate(resolve))
    waiting[1]?.end('1')
    expect((await third).status).toBe(200)
  })
})

/** Read whole on a busy machine it takes a while. */
const LONG_BYTES = 32 * 1024 ** 2

/** A CMS with a clip that is larger than all buffers between it and a player. */
const long = (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': String(LONG_BYTES) })
  response.end(Buffer.alloc(LONG_BYTES))
}

const reader = (address: string) => ({ 'x-forwarded-for': address })
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** A player that begins and then stops; its status, and whether it was let go. */
async function stall(port: number, headers: Record<string, string>) {
  const outgoing = request({ host: '127.0.0.1', port, path: CLIP.path, headers, agent: false })
  outgoing.on('error', () => undefined)
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const player = { status: answer.statusCode, isGone: false, leave: () => outgoing.destroy() }
  answer.once('error', () => (player.isGone = true))
  answer.once('close', () => (player.isGone = true))
  return player
}

describe('players that do not read', () => {
  it('hold no more places than are one client’s: the others see their videos', async () => {
    const port = await site(silent, { streams: { perClient: 3, inAll: 6 } })
    const stalled = []
    for (let count = 0; count < 5; count += 1) stalled.push(await stall(port, reader('192.0.2.7')))
    expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
    const others = await Promise.all(['192.0.2.8', '192.0.2.9'].map((address) => stall(port, reader(address))))
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    for (const { leave } of [...stalled, ...others]) leave()
  })

  it('are let go, and make room', async () => {
    const pace = { leastBytes: 1024, windowMs: 100 }
    const port = await site(long, { pace, streams: { perClient: 1, inAll: 1 } })
    const first = await stall(port, reader('192.0.2.7'))
    expect(first.status).toBe(200)
    let next = await stall(port, reader('192.0.2.8'))
    await waitUntil(async () => {
      if (next.status === 503) next = await stall(port, reader('192.0.2.8'))
      return next.status !== 503
    })
    expect(next.status).toBe(200)
    next.leave()
  })

  it('are not mistaken for those that read slowly, but read', async () => {
    const pace = { leastBytes: 1024, windowMs: 3_000 }
    const port = await site(long, { pace })
    const outgoing = request({ host: '127.0.0.1', port, path: CLIP.path, agent: false })
    outgoing.end()
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    let size = 0
    for await (const chunk of answer) {
      size += (chunk as Buffer).length
      await pause(6)
    }
    expect(size).toBe(LONG_BYTES)
  })
})
