import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { ApiClient } from '../content/api-client.ts'
import { buildCalendarAddress } from '../page-definition/addresses/event-address.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { sampleEvent } from '../samples/sample-events.ts'
import { close, listen } from '../testing/listen.ts'
import { hold, makeCache } from '../testing/steer-page.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { createCalendarHandler } from './calendar.handler.ts'

const grammar = createSpecifiedGrammar()

const site = useOwnSite()
const DAY_MS = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const event = { ...sampleEvent(0), startsAt: at(DAY_MS), endsAt: at(DAY_MS + 3_600_000) }
const address = buildCalendarAddress(grammar, event)
const ASKED = `GET /api/naxos/event/${event.id}`
const tell = (changes: object, headers?: Record<string, string>) =>
  site.api.answers.set(ASKED, { status: 200, body: { data: { ...event, ...changes } }, ...(headers && { headers }) })

describe('the calendar file of an event', () => {
  it('is one to keep, and is purged with the event by a cache that can', async () => {
    tell({}, { 'surrogate-key': `event:${event.id} tag:9` })
    const answer = await site.get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="evento-${event.id}.ics"`)
    expect(answer.headers.get('surrogate-key')).toBe(`event:${event.id} tag:9`)
    expect(await answer.text()).toContain('BEGIN:VEVENT')
  })

  it('stands at one address, to which every other slug leads', async () => {
    tell({}, { 'surrogate-key': `event:${event.id}` })
    const answer = await site.get(address.replace(event.slug, `altro-${event.slug}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
    expect(answer.headers.get('surrogate-key')).toBe(`event:${event.id}`)
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
  })

  it.each([
    ['is over', { startsAt: at(-2 * DAY_MS), endsAt: at(-DAY_MS) }],
    ['was cancelled', { status: 'cancelled' }],
  ])('of what %s is 404', async (_what, changes) => {
    tell(changes)
    expect((await site.get(address)).status).toBe(404)
  })

  it.each([
    [404, 404],
    [410, 410],
    [500, 503],
  ])('that the API answers %d is %d', async (status, own) => {
    site.api.answers.set(ASKED, { status })
    const answer = await site.get(address)
    expect(answer.status).toBe(own)
    expect(answer.headers.has('retry-after')).toBe(own === 503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a calendar file is asked for as pages are', () => {
  const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  let asked: IncomingHttpHeaders[]
  let api: Server
  let front: Server
  let pages: PageCache
  let url: string
  let refuse: ((response: ServerResponse) => void) | null

  beforeEach(async () => {
    asked = []
    refuse = null
    api = createServer((request: IncomingMessage, response) => {
      asked.push(request.headers)
      if (refuse) return refuse(response)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: event }))
    })
    const source = new ApiClient({ baseURL: `http://127.0.0.1:${await listen(api)}` })
    pages = makeCache({ now: Date.now(), failures: [] }, { concurrency: 1, maxQueue: 0 })
    const serve = createCalendarHandler({ source, pages, grammar, origin: 'https://www.example.it' })
    front = createServer((request, response) => void serve(request, response, event))
    url = `http://127.0.0.1:${await listen(front)}${address}`
  })
  const ask = (headers: Record<string, string>) => fetch(url, { headers })
  afterEach(() => close(api, front))

  it('in the name of who waits, and of robots as such, of which the API answers less that is not warm', async () => {
    expect((await ask({ 'user-agent': ROBOT, 'x-forwarded-for': '192.0.2.7' })).status).toBe(200)
    expect((await ask({ 'user-agent': READER, 'x-forwarded-for': '192.0.2.8' })).status).toBe(200)
    expect(asked.map((headers) => [headers['x-forwarded-for'], headers[ROBOT_HEADER]])).toEqual([
      ['192.0.2.7', '1'],
      ['192.0.2.8', undefined],
    ])
  })

  it('and is refused where too much was asked for that is new', async () => {
    refuse = (response) => void response.writeHead(429, { 'retry-after': '42' }).end()
    const answer = await fetch(url, { headers: { 'user-agent': ROBOT } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('among the renders that are bounded: one more is asked to come again', async () => {
    const { held, release } = hold()
    const others = pages.pass(() => held)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.has('retry-after'), asked]).toEqual([503, true, []])
    release()
    await others
    expect((await fetch(url)).status).toBe(200)
  })
})
