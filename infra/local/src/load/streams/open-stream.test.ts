import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventSourceMessage } from 'eventsource-parser'
import { openStream } from './open-stream.ts'

let server: Server
let origin: string
let open: ServerResponse[]
let asked: (string | undefined)[]

beforeEach(async () => {
  ;[open, asked] = [[], []]
  server = createServer((request, response) => {
    asked.push(request.url, request.headers.accept, request.socket.remoteAddress)
    if (request.url === '/full') return void response.writeHead(503).end('full')
    if (request.url === '/silent') return void request.socket.destroy()
    open.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: breaking\ndata: null\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a stream of events', () => {
  it('is asked for as a page does, from an address of its own, and tells its events as they come', async () => {
    const events: EventSourceMessage[] = []
    const heard = new Promise<void>((resolve) => {
      const onEvent = (event: EventSourceMessage) => {
        events.push(event)
        if (events.length === 2) resolve()
      }
      const bytes = Buffer.from('id: 1\nevent: list\ndata: {"perché":1}\n\n')
      const inTheLetter = bytes.indexOf('é') + 1
      const cut = [bytes.subarray(0, inTheLetter), bytes.subarray(inTheLetter)]
      void openStream({ origin, path: '/live/events?topics=home', localAddress: '127.9.0.1', onEvent }).then(() =>
        cut.map((part) => open[0]?.write(part)),
      )
    })
    await heard
    expect(events).toEqual([
      { event: 'breaking', data: 'null' },
      { event: 'list', id: '1', data: '{"perché":1}' },
    ])
    expect(asked).toEqual(['/live/events?topics=home', 'text/event-stream', '127.9.0.1'])
  })

  it.each([
    ['/full', 503],
    ['/silent', 0],
  ])('that is not given at %s says so: %s', async (path, status) => {
    let hasEnded = false
    const stream = await openStream({ origin, path, onEnd: () => (hasEnded = true) })
    expect([stream.status, hasEnded]).toEqual([status, false])
  })

  it('says when it ends', async () => {
    const ended = new Promise<string>((resolve) => {
      void openStream({ origin, path: '/one', onEnd: () => resolve('one') }).then(() => open[0]?.end())
    })
    expect(await ended).toBe('one')
  })
})
