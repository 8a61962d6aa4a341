import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, RequestOptions, Server, ServerResponse } from 'node:http'
import { connect, createServer as createRawServer } from 'node:net'
import type { AddressInfo, Server as RawServer, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { pino } from 'pino'
import { believeProxies } from '../http/believe-proxies.ts'
import { createApiProxy } from './api-proxy.handler.ts'
import type { ProxyLimits } from './api-proxy.handler.ts'
import { listen as listenOn } from '../testing/listen.ts'

const CALLS = 300
const AT_ONCE = 12
/** A hundred megabytes may take a busy machine long. */

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function listen(server: RawServer): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  ends.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listenOn(server)
}

/** The site's port, before an API. Tests say themselves who asks. */
async function startSite(api: Server | RawServer, limits: Partial<ProxyLimits> = {}): Promise<number> {
  const apiURL = `http://127.0.0.1:${await listen(api)}`
  const proxy = createApiProxy({ apiURL, logger: pino({ level: 'silent' }), limits })
  const settleWhoAsks = believeProxies('loopback')
  const site = createServer((incoming, response) => {
    settleWhoAsks(incoming)
    proxy.forward(incoming, response)
  })
  ends.push(() => proxy.close())
  return listen(site)
}

interface Sent extends RequestOptions {
  port: number
  body?: Buffer | undefined
}

/** The status of a call, or why there is none. */
async function call({ body, ...options }: Sent): Promise<number | string | undefined> {
  const outgoing = request({ host: '127.0.0.1', path: '/api/call', ...options })
  const failed = once(outgoing, 'error').then(([error]) => (error as NodeJS.ErrnoException).code)
  const answered = once(outgoing, 'response').then(([answer]) => {
    ;(answer as IncomingMessage).resume()
    return (answer as IncomingMessage).statusCode
  })
  answered.catch(() => undefined)
  failed.catch(() => undefined)
  outgoing.end(body)
  return Promise.race([answered, failed])
}

/** How often each status came, of so many calls, so many at a time. */
async function tally(make: (index: number) => Promise<number | string | undefined>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let next = 0
  const work = async () => {
    while (next < CALLS) {
      const status = String(await make((next += 1)))
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}

/** An API that answers a body as soon as it has seen the head, and then closes on who is still sending. */
function hastyApi(): RawServer {
  return createRawServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 413 Content Too Large\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno')
      setImmediate(() => socket.destroy())
    })
  })
}

const SIZES = [70_000, 200_000, 800_000]
const bodyOf = (index: number) => Buffer.alloc(SIZES[index % SIZES.length] ?? 0, 'a')

describe('a body that is too large', () => {
  it.each([
    ['with its length', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['on a connection of its own', { connection: 'close' }],
  ])('%s: 300 of them, 12 at a time, are 413 and never 503', async (_how, headers) => {
    const port = await startSite(hastyApi())
    const counts = await tally((index) => call({ port, method: 'POST', headers, body: bodyOf(index) }))
    expect(counts).toEqual({ 413: CALLS })
  })

  it('in a form with files: the API’s answer is heard though it comes before the form has', async () => {
    const api = createServer((_request, response) => void response.writeHead(413).end('no'))
    // A place is given back when the form has come to its end, which may be after its answer.
    const port = await startSite(api, { uploads: { perClient: CALLS, inAll: CALLS } })
    const headers = { 'content-type': 'multipart/form-data; boundary=X' }
    const counts = await tally((index) => call({ port, method: 'POST', headers, body: bodyOf(index) }))
    expect(counts).toEqual({ 413: CALLS })
  })
})

/** Answers the first call of each connection, and closes it at the second, which it may have done by then. */
function closingApi(done: string[]): Server {
  const used = new WeakSet<Socket>()
  return createServer((incoming, response) => {
    done.push(incoming.method ?? '')
    if (used.has(incoming.socket)) return void incoming.socket.destroy()
    used.add(incoming.socket)
    incoming.resume()
    incoming.once('end', () => response.end('done'))
  })
}

describe('an API that closes kept connections as they are used again', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('is no outage for %s', async (method) => {
    const port = await startSite(closingApi([]))
    expect(await tally(() => call({ port, method }))).toEqual({ 200: CALLS })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is no outage for %s, which is done once', async (method) => {
    const done: string[] = []
    const port = await startSite(closingApi(done))
    await call({ port, method: 'GET' })
    const body = method === 'DELETE' ? undefined : Buffer.from('{}')
    expect(await tally(() => call({ port, method, body }))).toEqual({ 200: CALLS })
    expect(done.filter((each) => each === method)).toHaveLength(CALLS)
  })

  it('is no outage for the return of a sign-in, whose code is good once: it is asked once', async () => {
    const done: string[] = []
    const port = await startSite(closingApi(done))
    expect(await tally(() => call({ port, path: '/authorize-sso?code=x&state=y' }))).toEqual({ 200: CALLS })
    expect(done).toHaveLength(CALLS)
  })

  it('and everything else of it is asked twice and not for ever', async () => {
    let asked = 0
    const api = createServer((incoming) => {
      asked += 1
      incoming.socket.destroy()
    })
    const port = await startSite(api)
    expect(await call({ port, method: 'POST', body: Buffer.from('{}') })).toBe(503)
    expect(asked).toBe(1)
    expect(await call({ port })).toBe(503)
    expect(asked).toBe(2)
  })
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const slowOrNot = (incoming: IncomingMessage, response: ServerResponse) => {
  incoming.resume()
  if (incoming.url !== '/api/slow') response.end('done')
}

describe('the API’s connections', () => {
  it('all taken by slow calls: who waits for one is answered when the time is over, not left alone', async () => {
    const port = await startSite(createServer(slowOrNot), { sockets: 2, timeBoxMs: 300 })
    const slow = ['a', 'b'].map((client) => call({ port, path: '/api/slow', headers: from(client) }))
    await pause(50)
    const began = performance.now()
    const waiting = await Promise.all([call({ port, headers: from('c') }), call({ port, headers: from('d') })])
    expect(waiting.every((status) => status === 503 || status === 200)).toBe(true)
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(await Promise.all(slow)).toEqual([503, 503])
    expect(await call({ port, headers: from('c') })).toBe(200)
  })

  it('waited for in vain: the answer comes by itself while every connection is still held', async () => {
    const held: ServerResponse[] = []
    const api = createServer((_incoming, response) => {
      held.push(response)
      response.writeHead(200).write('begun')
    })
    const port = await startSite(api, { sockets: 1, timeBoxMs: 100 })
    request({ host: '127.0.0.1', port, path: '/api/stream', headers: from('a') }).end()
    while (held.length === 0) await pause(5)
    expect(await call({ port, headers: from('b') })).toBe(503)
    expect(held[0]?.destroyed).toBe(false)
  })

  it('are not one client’s: who holds as many calls as one may leaves the others theirs', async () => {
    const calls = { perClient: 4, inAll: 100 }
    const port = await startSite(createServer(slowOrNot), { sockets: 6, calls, timeBoxMs: 3_600_000 })
    const refused: unknown[] = []
    for (let sent = 0; sent < 20; sent += 1)
      void call({ port, path: '/api/slow', headers: from('192.0.2.7') }).then(
        (status) => refused.push(status),
        () => undefined,
      )
    await waitUntil(() => refused.length === 16)
    expect(new Set(refused)).toEqual(new Set([503]))
    expect(await call({ port, headers: from('192.0.2.7') })).toBe(503)
    expect(await call({ port, headers: from('192.0.2.8') })).toBe(200)
  })

  it('are not taken by bodies that come slowly: 60 half-sent ones of 30 clients hold up nobody', async () => {
    const port = await startSite(createServer(slowOrNot), { sockets: 2 })
    const half = Array.from({ length: 60 }, (_, index) => {
      const socket = connect(port, '127.0.0.1')
      ends.push(() => socket.destroy())
      socket.on('error', () => undefined)
      socket.write(
        `POST /api/call HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.0.0.${index % 30}\r\ncontent-length: 9\r\n\r\n{`,
      )
      return socket
    })
    await pause(100)
    const body = Buffer.from('{}')
    const answers = await Promise.all(Array.from({ length: 20 }, () => call({ port, method: 'POST', body })))
    expect(answers).toEqual(answers.map(() => 200))
    expect(half.every((socket) => !socket.destroyed)).toBe(true)
  })

  it('are not held by who does not read: after a while they are let go', async () => {
    const api = createServer((incoming, response) => {
      if (incoming.url === '/api/slow') response.end(Buffer.alloc(64 * 1024 ** 2))
      else response.end('done')
    })
    const pace = { leastBytes: 1024, windowMs: 100 }
    const port = await startSite(api, { sockets: 1, pace })
    const outgoing = request({ host: '127.0.0.1', port, path: '/api/slow', headers: from('a') })
    outgoing.on('error', () => undefined)
    outgoing.end()
    await once(outgoing, 'response')
    expect(await call({ port, headers: from('b') })).toBe(200)
  })
})

describe('a copy of the API that has just stopped', () => {
  it.each(['GET', 'POST'])(
    'refuses a connection: a %s was never sent, and reaches the next copy, once',
    async (method) => {
      let calls = 0
      const next = createServer((_incoming, response) => {
        calls += 1
        response.end()
      })
      const port = await startSite(next)
      const { port: apiPort } = next.address() as AddressInfo
      await new Promise((resolve) => next.close(resolve))
      const status = call({ port, method, body: method === 'POST' ? Buffer.from('{}') : undefined })
      await pause(30)
      next.listen(apiPort, '127.0.0.1')
      expect([await status, calls]).toEqual([200, 1])
    },
  )
})
