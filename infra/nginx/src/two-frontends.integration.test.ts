import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { writeCacheHeaders } from '../../../frontend/src/http/cache-policy.table.ts'
import { startSiteNginx } from './start-site-nginx.ts'
import type { SiteNginx } from './start-site-nginx.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A page's answer with a head as long as ours have. */
const page: Answer = (_request, response) =>
  void response
    .writeHead(200, { ...writeCacheHeaders('story'), 'content-security-policy': 'a'.repeat(1200) })
    .end('page')
const unavailable: Answer = (_request, response) =>
  void response.writeHead(503, writeCacheHeaders('unavailable')).end('not now')

/** A process that was stopped: it takes connections, and says nothing. */
const hang: Answer = () => undefined
/** Whoever reads waits for so long. */
const PATIENCE_MS = 7_000
/** Longer than a page may take. */
const FORM_TAKES_MS = 4_500

let frontends: Server[]
let answers: Answer[]
let asked: number[]
let nginx: SiteNginx

beforeEach(async () => {
  answers = [page, page]
  asked = [0, 0]
  frontends = await Promise.all(
    [0, 1].map(async (index) => {
      const server = createServer((request, response) => {
        asked[index] = (asked[index] ?? 0) + 1
        answers[index]?.(request, response)
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  nginx = await startSiteNginx(frontends.map((server) => (server.address() as AddressInfo).port))
})

afterEach(async () => {
  await nginx.stop()
  for (const server of frontends) stop(server)
})

function stop(server: Server | undefined): void {
  server?.closeAllConnections()
  server?.close()
}

async function statusOf(path: string, method = 'GET', signal: AbortSignal | null = null): Promise<number> {
  const answer = await fetch(nginx.origin + path, { method, redirect: 'manual', signal })
  await answer.arrayBuffer()
  return answer.status
}

/** The statuses of so many readers of pages of their own, each once. */
async function read(count: number, name: string, method = 'GET'): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let index = 0; index < count; index += 1) {
    const status = await statusOf(`/${name}-${index}`, method)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('two frontends behind nginx', () => {
  it('answer addresses of up to 16,000 letters, and what they answer takes down no other page', async () => {
    for (let length = 2_500; length <= 16_000; length += 100) {
      expect([length, await statusOf(`/podcast?x=${'a'.repeat(length)}`)]).toEqual([length, 200])
    }
    expect(await read(20, 'page')).toEqual({ 200: 20 })
    expect(await statusOf('/api/weather')).toBe(200)
  })

  it('stay in turn whatever one of them did: a broken answer is that one answer’s', async () => {
    answers = [0, 1].map(
      () => (request, response) =>
        request.url?.startsWith('/broken') ? void request.socket.destroy() : page(request, response),
    )
    await read(10, 'broken')
    expect(await read(20, 'page')).toEqual({ 200: 20 })
  })

  it('stand in for one another while one is away', async () => {
    stop(frontends[0])
    expect(await read(20, 'page')).toEqual({ 200: 20 })
  })

  it('stand in for one another where one has nothing to show: what is warm in one is warm', async () => {
    answers = [unavailable, page]
    expect(await read(20, 'page')).toEqual({ 200: 20 })
    answers = [unavailable, unavailable]
    expect(await read(4, 'cold')).toEqual({ 503: 4 })
  })

  it('stand in for one another while one hangs, before who reads has gone', async () => {
    answers = [hang, page]
    const paths = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? `/page-${index}` : `/api/weather?${index}`,
    )
    const statuses = await Promise.all(paths.map((path) => statusOf(path, 'GET', AbortSignal.timeout(PATIENCE_MS))))
    expect(statuses).toEqual(paths.map(() => 200))
  })

  it('have time for a form, and are asked by that method', async () => {
    const methods: (string | undefined)[] = []
    answers = [0, 1].map(() => ({ method }, response) => {
      methods.push(method)
      setTimeout(() => response.end('taken'), FORM_TAKES_MS)
    })
    expect([await statusOf('/contact-us', 'POST'), methods]).toEqual([200, ['POST']])
  })

  it('are away: who sends a form is told when to come back, as who reads is, and nobody keeps that', async () => {
    for (const server of frontends) stop(server)
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${nginx.origin}/contact-us`, { method })
      const { status, headers } = answer
      expect([method, status, headers.has('retry-after'), headers.get('cache-control')]).toEqual([
        method,
        503,
        true,
        expect.stringContaining('no-store'),
      ])
      expect(await answer.text()).toContain('lang="it"')
    }
  })

  it('get the return of a sign-in once, whatever became of it: its code is used up', async () => {
    answers = [({ socket }) => socket.destroy(), ({ socket }) => socket.destroy()]
    expect(await statusOf('/authorize-sso?code=c&state=s')).toBe(503)
    expect((asked[0] ?? 0) + (asked[1] ?? 0)).toBe(1)
  })

  it('get a form once, whatever became of it', async () => {
    answers = [unavailable, unavailable]
    expect(await read(10, 'contact-us', 'POST')).toEqual({ 503: 10 })
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(10)
  })
})
