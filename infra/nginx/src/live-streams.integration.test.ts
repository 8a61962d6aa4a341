import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LIVE_EVENTS_PATH } from '@liberta/contracts/live/live-event.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { SiteNginx } from './start-site-nginx.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

let nginx: SiteNginx
const streams: { request: IncomingMessage; response: ServerResponse }[] = []

/** So that it is full with 120 streams. */
const ROOM = 0.01

beforeAll(async () => {
  nginx = await startBehindNginx(
    (request, response) => {
      if (!request.url?.startsWith(LIVE_EVENTS_PATH)) return void response.end('page')
      if (request.url?.includes('topics=refused'))
        return void response.writeHead(429, { 'retry-after': '60' }).end('{}')
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
      response.flushHeaders()
      return void streams.push({ request, response })
    },
    { room: ROOM },
  )
})

afterAll(() => nginx.stop())

async function open(topics: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(nginx.origin)
  const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': '203.0.113.9' }
  const path = `${LIVE_EVENTS_PATH}?topics=${topics}`
  const [answer] = await once(get({ hostname, port, path, headers, agent: false }), 'response')
  return answer as IncomingMessage
}

const isTaken = ({ statusCode }: IncomingMessage) => statusCode === 200

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

  it('takes no page away for them: where too many are open, the others are told to poll, until one leaves', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 150 }, () => open('home')))
    const pages = await Promise.all(Array.from({ length: 30 }, () => fetch(`${nginx.origin}/news`)))
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
    const answers = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const [taken, refused] = [answers.filter(isTaken), answers.filter((answer) => !isTaken(answer))]
    expect([taken.length, refused.length]).toEqual([120, 30])
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
        503,
        'application/problem+json',
        '10',
      ])
    taken.pop()?.destroy()
    await waitUntil(async () => isTaken(await open('home')))
    for (const answer of answers) answer.destroy()
  })
})
