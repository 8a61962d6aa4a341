import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { LIVE_EVENTS_PATH } from '@liberta/contracts/live/live-event.schema'
import { startPurgedVarnish } from './start-purged-fronts.ts'
import type { PurgedFront } from './start-purged-fronts.ts'

/** So that there are 200 threads, and it is full with 150 streams. */
const ROOM = 0.02

let front: PurgedFront
const site = createServer((request, response) => {
  if (!request.url?.startsWith(LIVE_EVENTS_PATH)) return void response.end('page')
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  return void response.write(`data: ${String(request.headers['x-forwarded-for'])}\n\n`)
})

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  front = await startPurgedVarnish((site.address() as AddressInfo).port, ROOM)
})
afterAll(async () => {
  site.closeAllConnections()
  await front.stop()
  site.close()
})

async function open(): Promise<IncomingMessage> {
  const { hostname, port } = new URL(front.origin)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const [answer] = await once(
    get({ hostname, port, path: `${LIVE_EVENTS_PATH}?topics=home`, headers, agent: false }),
    'response',
  )
  return answer as IncomingMessage
}

it('open pages take no page away before Varnish either: who is too many is refused, and polls', async () => {
  const answers = await Promise.all(Array.from({ length: 220 }, open))
  const page = await fetch(`${front.origin}/news`)
  expect([page.status, await page.text()]).toEqual([200, 'page'])
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect([taken.length, refused.length]).toEqual([150, 70])
  const [reader] = taken
  if (reader !== undefined) expect(String((await once(reader, 'data'))[0])).toBe('data: 127.0.0.1\n\n')
  for (const answer of answers) answer.destroy()
})
