import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { currentRequestId } from '@liberta/http/request-context'
import { nameRequest } from '@liberta/http/request-id'
import { trustProxies } from '@liberta/platform/configuration/trust-proxies'
import { fastify } from 'fastify'
import { register } from 'prom-client'
import { traceRoutes } from './trace-routes.ts'

const ID = 'a'.repeat(32)
const proxies = trustProxies('loopback')
const server = fastify({ genReqId: (request) => nameRequest(request.headers, proxies.sent(request)) })

beforeAll(async () => {
  traceRoutes(server, proxies)
  server.get('/', () => currentRequestId())
  server.get('/story/:slug', async () => 'a story')
  server.post('/', async () => currentRequestId())
  origin = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

let origin: string
const ask = async (init: RequestInit, id = ID) => {
  const headers = { 'x-request-id': id, 'content-type': 'application/json' }
  return (await fetch(`${origin}/`, { ...init, headers })).text()
}

describe('a route answers in the context of its request', () => {
  it('by the id that the frontend says, once a body was read, too', async () => {
    expect(await ask({})).toBe(ID)
    expect(await ask({ method: 'POST', body: JSON.stringify({ long: 'x'.repeat(200_000) }) })).toBe(ID)
  })

  it('and is counted by its pattern, whatever anybody writes in its place', async () => {
    for (const slug of ['one', 'other', '%22{x}']) await fetch(`${origin}/story/${slug}`)
    await fetch(`${origin}/no-such-path`)
    const text = await register.getSingleMetricAsString('http_request_duration_seconds')
    expect(text).toContain('http_request_duration_seconds_count{route="/story/:slug",status="2xx"} 3')
    expect([...text.matchAll(/_count\{route="([^"]*)"/g)].map(([, route]) => route).toSorted()).toEqual([
      '/',
      '/story/:slug',
    ])
  })

  it('by one of its own where what is said is no id', async () => {
    expect(await ask({}, 'an id')).toMatch(/^[0-9a-f]{32}$/)
  })
})
