import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { UnrecoverableError } from 'bullmq'
import { createHubHandler, createIndexNowHandler } from './ping.handler.ts'

const { signal } = new AbortController()
let server: Server | undefined

/** What takes pings in the tests, and behaves as it is told. */
async function start(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const indexNowAt = (url: string) =>
  createIndexNowHandler({ origin: 'https://www.example.it', indexNow: { url, key: 'a1b2c3d4' }, hub: null }, signal)
const ping = { paths: ['/news/cronaca/il-ponte/7242'] }

describe('a ping', () => {
  it.each([429, 500, 503])('that is answered %s is tried again', async (status) => {
    const failure = await indexNowAt(await start((_, response) => response.writeHead(status).end()))(ping).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(UnrecoverableError)
  })

  it.each([400, 403, 422])('that is answered %s is not tried again', async (status) => {
    const url = await start((_, response) => response.writeHead(status).end())
    await expect(indexNowAt(url)(ping)).rejects.toBeInstanceOf(UnrecoverableError)
  })

  it('follows no redirect, which may lead anywhere', async () => {
    let asked = 0
    const url = await start((_, response) => {
      asked += 1
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    await expect(indexNowAt(url)(ping)).rejects.toBeInstanceOf(UnrecoverableError)
    expect(asked).toBe(1)
  })

  it('reads nothing of an answer without end', async () => {
    const url = await start((_, response) => {
      const send = () => response.write('x'.repeat(65_536), () => response.destroyed || send())
      response.writeHead(200)
      send()
    })
    await expect(indexNowAt(url)(ping)).resolves.toBeUndefined()
  })

  it('that nobody hears is tried again', async () => {
    const url = await start((request) => request.destroy())
    await expect(indexNowAt(url)(ping)).rejects.not.toBeInstanceOf(UnrecoverableError)
  })

  it('of feeds is one call a feed', async () => {
    const bodies: string[] = []
    const url = await start((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
      request.on('end', () => response.writeHead(204).end())
    })
    const tell = createHubHandler({ origin: 'https://www.example.it', indexNow: null, hub: url }, signal)
    await tell({ paths: ['/feed.rss', '/feed.atom'] })
    expect(bodies.map((body) => new URLSearchParams(body).get('hub.url'))).toEqual([
      'https://www.example.it/feed.rss',
      'https://www.example.it/feed.atom',
    ])
  })
})
