import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { pino } from 'pino'
import { createApiProxy } from './api-proxy.handler.ts'
import { close, listen, portOf } from '../testing/listen.ts'

/** What the API was asked, with the length of each body. */
const asked: string[] = []
const note = async (request: IncomingMessage) => {
  const body = await text(request)
  asked.push(`${request.method} ${request.url} ${body.length}`)
}
const api = createServer((request, response) => {
  note(request).then(
    () => response.end(request.url),
    () => response.destroy(),
  )
})
let site: Server
let proxy: ReturnType<typeof createApiProxy>

beforeAll(async () => {
  await listen(api)
  proxy = createApiProxy({ apiURL: `http://127.0.0.1:${portOf(api)}`, logger: pino({ level: 'silent' }) })
  site = createServer((request, response) => proxy.forward(request, response))
  await listen(site)
})
afterAll(() => {
  site.close()
  proxy.close()
  api.close()
})
beforeEach(() => void (asked.length = 0))

const INNER = 'POST /api/inner HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.0.0.1\r\ncontent-length: 0\r\n\r\n'
const IN_CHUNKS = `transfer-encoding: chunked\r\n\r\n${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`
const WITH_LENGTH = `content-length: ${INNER.length}\r\n\r\n${INNER}`

/** Writes a request by hand, as no browser would, and gives what comes back. */
async function write(request: string): Promise<string> {
  const socket = connect(portOf(site), '127.0.0.1')
  socket.write(request)
  return text(socket)
}

describe('a request within the body of another', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT'])('%s: is never one to the API', async (method) => {
    const connections = ['close', 'close, content-length', 'transfer-encoding, close']
    const heads = connections.flatMap((each) =>
      [IN_CHUNKS, WITH_LENGTH].map((rest) => `connection: ${each}\r\n${rest}`),
    )
    for (const head of heads) await write(`${method} /api/outer HTTP/1.1\r\nhost: x\r\n${head}`)
    const taken = method.startsWith('P') ? INNER.length : 0
    expect(asked).toEqual(heads.map(() => `${method} /api/outer ${taken}`))
    const next = await fetch(`http://127.0.0.1:${portOf(site)}/api/next`)
    expect(await next.text()).toBe('/api/next')
  })
})

it('an API at an address of IPv6 is called by that address, and not by it in brackets as by a name', async () => {
  const warn = jest.fn<(facts: { err: NodeJS.ErrnoException }) => void>()
  const other = createApiProxy({ apiURL: 'http://[::1]:1', logger: { ...pino({ level: 'silent' }), warn } as never })
  const front = createServer((request, response) => other.forward(request, response))
  const answer = await fetch(`http://127.0.0.1:${await listen(front)}/api/inner`)
  close(front)
  other.close()
  expect([answer.status, warn.mock.lastCall?.[0].err.code]).toEqual([503, expect.stringMatching(/^E(?!NOTFOUND)/)])
})
