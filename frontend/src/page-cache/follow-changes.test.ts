import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { followChanges } from './follow-changes.ts'
import type { ChangeFollower } from './follow-changes.ts'
import type { Change } from './purge-log.ts'

let server: Server
let streams: ServerResponse[]
let follower: ChangeFollower
let purges: string[]
let heardOfRedirects: number
/** Answers the next calls, each once, instead of the stream. */
let refusals: ((response: ServerResponse) => void)[]
let warnings: object[]

const cache = {
  purgeSoftly: ({ name, revision }: Change) => void purges.push(`soft ${name} ${revision}`),
  purgeHard: (tags: readonly string[]) => void purges.push(`hard ${tags.join(' ')}`),
  invalidateAll: () => void purges.push('all'),
}
const onRedirects = () => void (heardOfRedirects += 1)
const log = { warn: (facts: object) => void warnings.push(facts), info: () => undefined }
const patience = { firstMs: 1, mostMs: 20, steadyMs: 1000, silenceMs: 200 }

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

const tell = (data: object) => streams.at(-1)?.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`)

beforeEach(async () => {
  streams = []
  purges = []
  heardOfRedirects = 0
  refusals = []
  warnings = []
  server = createServer((_request, response) => {
    const refuse = refusals.shift()
    if (refuse) return refuse(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('retry: 1000\n\n')
    streams.push(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  follower = followChanges({ url: `http://127.0.0.1:${address.port}/changes`, cache, onRedirects, log, patience })
  await until(() => purges.length === 1)
  purges = []
  heardOfRedirects = 0
})

afterEach(() => {
  follower.close()
  server.closeAllConnections()
  server.close()
})

describe('pages follow the announced changes', () => {
  it('a changed read model makes the pages made of it stale', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: ['story:7'] })
    await until(() => purges.length > 0)
    expect(purges).toEqual(['soft front:home 1-1'])
  })

  it('withdrawn content is purged hard', async () => {
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await until(() => purges.length > 0)
    expect(purges).toEqual(['hard story:7'])
  })

  it('where something may have been missed no page is trusted: a reset, a broken connection, a change that cannot be read', async () => {
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await until(() => purges.length === 1)
    streams.at(-1)?.write('event: change\ndata: {"name":\n\n')
    await until(() => purges.length === 2)
    streams.at(-1)?.destroy()
    await until(() => purges.length === 3)
    expect(purges).toEqual(['all', 'all', 'all'])
  })

  it('new redirect rules are heard of, and so is that some may have been missed', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: [] })
    tell({ name: 'redirects:all', state: 'present', revision: '2-1', tags: [] })
    await until(() => purges.length === 2)
    expect(heardOfRedirects).toBe(1)
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await until(() => purges.length === 3)
    expect(heardOfRedirects).toBe(2)
  })
})

/** Ends the stream that is open, and answers the next calls so. */
function breakOff(next: typeof refusals): void {
  refusals = next
  streams.at(-1)?.destroy()
}

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)
const says =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('no stream')

describe('a frontend never stays deaf', () => {
  it('after ten 503 in a row a withdrawal is heard, and no page is trusted before', async () => {
    breakOff(times(10, says(503)))
    await until(() => streams.length === 2)
    await until(() => purges.length === 1)
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await until(() => purges.length === 2)
    expect([refusals.length, purges]).toEqual([0, ['all', 'hard story:7']])
  })

  it.each([
    ['says 204', says(204)],
    ['sends a page', says(200, { 'content-type': 'text/html' })],
    ['knows no such address', says(404)],
    ['leads elsewhere', says(302, { location: 'http://127.0.0.1:9/' })],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['ends at once', says(200, { 'content-type': 'text/event-stream' })],
  ])('also where the API %s', async (_what, refuse) => {
    breakOff([refuse, refuse])
    await until(() => streams.length === 2)
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await until(() => purges.includes('hard story:7'))
    expect(purges).toContain('hard story:7')
  })

  it('also where the connection stands and nothing comes over it, not even a sign of life', async () => {
    await until(() => streams.length === 2)
    expect(streams.length).toBe(2)
    const living = setInterval(() => streams.at(-1)?.write(': still here\n\n'), 50)
    await new Promise((resolve) => setTimeout(resolve, 500))
    clearInterval(living)
    expect(streams.length).toBe(2)
  })

  it('says since when it hears nothing, and does not repeat itself at every try', async () => {
    expect(follower.deafSince).toBeNull()
    breakOff(times(5, says(503)))
    await until(() => refusals.length === 0)
    expect(Date.now() - (follower.deafSince ?? 0)).toBeLessThan(1000)
    expect(warnings).toHaveLength(1)
    await until(() => follower.deafSince === null)
    expect(follower.deafSince).toBeNull()
  })

  it('waits longer each time, and never as long as all others', async () => {
    const requests: number[] = []
    const refuse = (response: ServerResponse) => {
      requests.push(performance.now())
      says(503)(response)
    }
    breakOff(times(6, refuse))
    await until(() => streams.length === 2)
    const waits = requests.slice(1).map((at, index) => at - (requests[index] ?? 0))
    // 1, 2, 4, 8, 16 ms, of which at least half is waited.
    expect(waits[4]).toBeGreaterThan(8)
    expect(Math.max(...waits)).toBeLessThan(200)
  })

  it('comes back no more once it was closed', async () => {
    follower.close()
    breakOff([])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(streams.length).toBe(1)
  })
})
