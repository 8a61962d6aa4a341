import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LIVE_EVENTS_PATH } from '@liberta/contracts/live/live-event.schema'
import type { SiteNginx } from './start-site-nginx.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

let nginx: SiteNginx
const streams: { request: IncomingMessage; response: ServerResponse }[] = []

beforeAll(async () => {
  nginx = await startBehindNginx((request, response) => {
    if (request.url?.includes('topics=refused')) return void response.writeHead(429, { 'retry-after': '60' }).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    response.flushHeaders()
    return void streams.push({ request, response })
  })
})

afterAll(() => nginx.stop())

async function open(topics: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(nginx.origin)
  const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': '203.0.113.9' }
  const path = `${LIVE_EVENTS_PATH}?topics=${topics}`
  const [answer] = await once(get({ hostname, port, path, headers, agent: false }), 'response')
  return answer as IncomingMessage
}

describe('nginx before the streams of live pages', () => {
  it('passes on each word as soon as it is said, as it was said, and to each reader their own', async () => {
    const readers = await Promise.all([open('home'), open('home')])
    expect(streams).toHaveLength(2)
    for (const reader of readers) expect(reader.headers['content-encoding']).toBeUndefined()
    for (const word of ['data: one\n\n', 'data: two\n\n']) {
      // The second word is said only once the first has come.
      for (const { response } of streams) response.write(word)
      const heard = await Promise.all(readers.map(async (reader) => String((await once(reader, 'data'))[0])))
      expect(heard).toEqual([word, word])
    }
    for (const reader of readers) reader.destroy()
  })

  it('says who is connected, whatever they say, and tells the frontend of who has left', async () => {
    const reader = await open('story:7')
    const stream = streams.at(-1)
    if (stream === undefined) throw new Error('the frontend has heard of nobody')
    expect(stream.request.headers['x-forwarded-for']).toBe('127.0.0.1')
    const left = once(stream.response, 'close')
    reader.destroy()
    await left
  })

  it('hands a refusal on with what it says about coming back', async () => {
    const refused = await open('refused')
    refused.resume()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  })
})
