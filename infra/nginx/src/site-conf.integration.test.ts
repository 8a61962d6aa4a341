import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { writeCacheHeaders, writeFrontExpiry } from '../../../frontend/src/http/cache-policy.table.ts'
import { startSiteNginx } from './start-site-nginx.ts'
import type { SiteNginx } from './start-site-nginx.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  text: string
}

/** nginx counts whole seconds, so a copy of one second lives for less than two where the frontend says no more; milliseconds. */
const PAST_A_SECOND_MS = 2_100
const STORY = writeCacheHeaders('story')
const GONE: Answer = { status: 410, headers: writeCacheHeaders('withdrawn'), text: 'gone' }

let nginx: SiteNginx
let frontend: Server
let frontendPort: number
let origin: string
let answer: (request: IncomingMessage) => Answer
let asked: number

beforeAll(async () => {
  await startFrontend()
  nginx = await startSiteNginx([frontendPort])
  origin = nginx.origin
})

afterAll(async () => {
  await nginx.stop()
  await stopFrontend()
})

beforeEach(() => {
  asked = 0
})

async function startFrontend(): Promise<void> {
  frontend = createServer((request, response) => {
    asked += 1
    const { status, headers, text } = answer(request)
    response.writeHead(status, headers)
    response.end(text)
  })
  frontend.listen(frontendPort ?? 0, '127.0.0.1')
  await once(frontend, 'listening')
  frontendPort = (frontend.address() as AddressInfo).port
}

async function stopFrontend(): Promise<void> {
  const closed = once(frontend, 'close')
  frontend.close()
  frontend.closeAllConnections()
  await closed
}

const story = (text: string): Answer => ({ status: 200, headers: STORY, text })

async function read(path: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const response = await fetch(origin + path, { headers, redirect: 'manual' })
  return [response.status, await response.text()]
}

async function send(path: string): Promise<void> {
  const response = await fetch(origin + path, { method: 'POST', body: 'a=1' })
  await response.arrayBuffer()
}

/** As the frontend adds it to a page. */
function expiryOf(headers: Record<string, string>, told: IncomingMessage['headers']): Record<string, string> {
  const [name, value = ''] = writeFrontExpiry(headers['cache-control'] ?? '', told)
  return name === undefined ? {} : { [name]: value }
}

/** A little later, as nginx looks at its clock when something happens. */
async function untilNextSecond(): Promise<void> {
  await pause(1_000 - (Date.now() % 1_000) + 20)
}

describe('nginx in front of the site: HTML for at most one second', () => {
  it('asks once for a page that many readers read within a second', async () => {
    answer = () => story('one')
    const began = Math.floor(Date.now() / 1000)
    await read('/flood')
    await Promise.all(Array.from({ length: 50 }, () => read('/flood')))
    const seconds = Math.floor(Date.now() / 1000) - began + 1
    // nginx looks at its clock now and then: the first second may be the one before.
    expect(asked).toBeLessThanOrEqual(seconds + 1)
  })

  it('shows the first reader after a quiet spell what is there now, not what was: also that it was withdrawn', async () => {
    answer = () => story('before')
    await read('/quiet')
    await read('/withdrawn')
    answer = ({ url }) => (url === '/withdrawn' ? GONE : story('after'))
    await pause(PAST_A_SECOND_MS)
    expect(await read('/quiet')).toEqual([200, 'after'])
    expect(await read('/withdrawn')).toEqual([410, 'gone'])
  })

  it('asks anew in each second of its clock, however many read: what is withdrawn is seen for a second at most', async () => {
    let text = 'before'
    answer = ({ headers }) => {
      return { status: 200, headers: { ...STORY, ...expiryOf(STORY, headers) }, text }
    }
    await untilNextSecond()
    expect(await read('/busy')).toEqual([200, 'before'])
    text = 'after'
    await untilNextSecond()
    expect(await read('/busy')).toEqual([200, 'after'])
  })

  it('shows the last copy while the frontend is down, no longer than the frontend said, and then says so in Italian', async () => {
    const brief = { ...STORY, 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=1' }
    answer = ({ url, headers: told }) => {
      const headers = url === '/brief' ? brief : STORY
      return { status: 200, headers: { ...headers, ...expiryOf(headers, told) }, text: 'kept' }
    }
    await read('/brief')
    await read('/kept')
    await stopFrontend()
    await pause(PAST_A_SECOND_MS + 1_000)
    expect(await read('/kept')).toEqual([200, 'kept'])
    expect(await read('/brief')).toEqual([503, expect.stringContaining('Riprova tra qualche secondo')])
    const problem = await fetch(`${origin}/api/weather`)
    expect([problem.status, problem.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect([problem.headers.get('retry-after'), await problem.json()]).toEqual([
      '10',
      expect.objectContaining({ status: 503 }),
    ])
    await startFrontend()
    answer = () => story('new')
    expect(await read('/kept')).toEqual([200, 'new'])
  })

  it('gives nobody the words that were for a robot, nor a robot those for people', async () => {
    answer = ({ headers }) => ({
      status: 404,
      headers: writeCacheHeaders('notFound'),
      text: headers['user-agent']?.startsWith('WhatsApp') ? 'plain' : 'page',
    })
    const robot = { 'user-agent': 'WhatsApp/2.24.9.78 A' }
    expect(await read('/nulla', robot)).toEqual([404, 'plain'])
    expect(await read('/nulla', { 'user-agent': 'Firefox' })).toEqual([404, 'page'])
    expect(await read('/nulla', robot)).toEqual([404, 'plain'])
  })

  it.each([
    ['an error of ours', { status: 503, headers: writeCacheHeaders('unavailable'), text: '' }],
    ['a way open at this moment', { status: 302, headers: writeCacheHeaders('passing'), text: '' }],
    ['what is one reader’s', { status: 200, headers: { 'cache-control': 'private, no-store' }, text: '' }],
    ['what sets a cookie', { status: 200, headers: { ...STORY, 'set-cookie': 'session=1' }, text: '' }],
    ['what says nothing of caches', { status: 200, text: '' }],
  ])('keeps nothing of %s', async (name, given) => {
    answer = () => given
    const path = `/never/${name.length}`
    await read(path)
    await read(path)
    expect(asked).toBe(2)
  })

  it('hands every form on', async () => {
    answer = () => story('form')
    await read('/contact-us')
    await send('/contact-us')
    await send('/contact-us')
    expect(asked).toBe(3)
  })
})
