import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_TIMEOUTS } from '@liberta/test-kit/all-but-the-date'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { followChanges } from './follow-changes.ts'
import type { ChangeFollower } from './follow-changes.ts'
import type { Change } from './purge-log.ts'
import { close, listen, portOf } from '../testing/listen.ts'

let server: Server
let streams: ServerResponse[]
let follower: ChangeFollower
let purges: string[]
let notes: string[]
let heardOfRedirects: number
/** Answers the next calls, each once, instead of the stream. */
let refusals: ((response: ServerResponse) => void)[]
let warnings: object[]

const cache = {
  purgeSoftly: ({ name, revision }: Change) => void purges.push(`soft ${name} ${revision}`),
  purgeHard: (tags: readonly string[]) => void purges.push(`hard ${tags.join(' ')}`),
  invalidateAll: () => void purges.push('all'),
  removeAround: () => void purges.push('around'),
}
const heard = {
  note: ({ name, revision }: Change) => void notes.push(`${name} ${revision}`),
  // Before the pages are: what is made of what was read before is good for none of them.
  noteReset: () => void notes.push(`reset before ${purges.length + 1}`),
}
const onRedirects = () => void (heardOfRedirects += 1)
const log = { warn: (facts: object) => void warnings.push(facts), info: () => undefined }
const patience = { firstMs: 1, mostMs: 20, steadyMs: 1000, connectMs: 3_600_000, silenceMs: 3_600_000 }

const urlOf = (of: Server) => `http://127.0.0.1:${portOf(of)}/changes`
const tell = (data: object) => streams.at(-1)?.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`)

beforeEach(async () => {
  streams = []
  purges = []
  notes = []
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
  await listen(server)
  follower = followChanges({ url: urlOf(server), cache, heard, onRedirects, log, patience })
  await waitUntil(() => purges.length === 1)
  purges = []
  notes = []
  heardOfRedirects = 0
})

afterEach(() => {
  follower.close()
  close(server)
})

describe('pages follow the announced changes', () => {
  it('a changed read model makes the pages made of it stale', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: ['story:7'] })
    await waitUntil(() => purges.length > 0)
    expect([notes, purges]).toEqual([['front:home 1-1'], ['soft front:home 1-1']])
  })

  it('withdrawn content is purged hard', async () => {
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await waitUntil(() => purges.length > 0)
    expect(purges).toEqual(['hard story:7'])
  })

  it('what was there before and may be shown to nobody once more is purged hard, though the thing stays', async () => {
    tell({ name: 'story:7', state: 'present', revision: '2-1', hard: true })
    await waitUntil(() => purges.length > 0)
    expect(purges).toEqual(['hard story:7'])
  })

  it.each(['front:home', 'mostRead:all'])('of which parts stand around every page: %s', async (name) => {
    tell({ name, state: 'present', revision: '2-1', hard: true })
    await waitUntil(() => purges.length > 1)
    expect(purges).toEqual(['around', `hard ${name}`])
  })

  it('where something may have been missed no page is trusted: a reset, a broken connection, a change that cannot be read', async () => {
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await waitUntil(() => purges.length === 1)
    streams.at(-1)?.write('event: change\ndata: {"name":\n\n')
    await waitUntil(() => purges.length === 2)
    streams.at(-1)?.destroy()
    await waitUntil(() => purges.length === 3)
    expect(purges).toEqual(['all', 'all', 'all'])
    expect(notes).toEqual(['reset before 1', 'reset before 2', 'reset before 3'])
  })

  it('new redirect rules are heard of, and so is that some may have been missed', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: [] })
    tell({ name: 'redirects:all', state: 'present', revision: '2-1', tags: [] })
    await waitUntil(() => purges.length === 2)
    expect(heardOfRedirects).toBe(1)
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await waitUntil(() => purges.length === 3)
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

it('a frontend that stops hears nothing any more, and says so', async () => {
  expect(follower.deafSince).toBeNull()
  follower.close()
  expect(follower.deafSince).toBeGreaterThan(0)
  const since = follower.deafSince
  follower.close()
  expect(follower.deafSince).toBe(since)
})

describe('a frontend never stays deaf', () => {
  it('after ten 503 in a row a withdrawal is heard, and no page is trusted before', async () => {
    breakOff(times(10, says(503)))
    await waitUntil(() => streams.length === 2)
    await waitUntil(() => purges.length === 1)
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await waitUntil(() => purges.length === 2)
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
    await waitUntil(() => streams.length === 2)
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await waitUntil(() => purges.includes('hard story:7'))
    expect(purges).toContain('hard story:7')
  })

  it('also where the connection stands and nothing comes over it, not even a sign of life', async () => {
    jest.useFakeTimers({ doNotFake: ALL_BUT_TIMEOUTS })
    const timers = jest.spyOn(globalThis, 'setTimeout')
    const countWords = () => timers.mock.calls.filter(([, ms]) => ms === patience.silenceMs).length
    try {
      follower.close()
      follower = followChanges({ url: urlOf(server), cache, heard, log, patience: { ...patience, connectMs: 1000 } })
      await waitUntil(() => purges.length === 1)
      for (const sign of [1, 2]) {
        jest.advanceTimersByTime(patience.silenceMs - 1)
        const words = countWords()
        streams.at(-1)?.write(`: still here ${sign}\n\n`)
        await waitUntil(() => countWords() > words)
      }
      expect(streams.length).toBe(2)
      jest.advanceTimersByTime(patience.silenceMs + patience.mostMs)
      await waitUntil(() => streams.length === 3)
    } finally {
      follower.close()
      timers.mockRestore()
      jest.useRealTimers()
    }
  })

  it('waits for the first word as long as a connection takes, and not as long as for a sign of life', async () => {
    follower.close()
    refusals = [() => undefined]
    follower = followChanges({
      url: urlOf(server),
      cache,
      heard,
      log,
      patience: { ...patience, connectMs: 200, silenceMs: 3_600_000 },
    })
    await waitUntil(() => streams.length > 1 && follower.deafSince === null)
    expect(refusals).toEqual([])
  })

  it('says since when it hears nothing, and does not repeat itself at every try', async () => {
    expect(follower.deafSince).toBeNull()
    const brokenAt = Date.now()
    // Noted while it is refused: a moment later it may hear again.
    const deafSince: (number | null)[] = []
    const refuse = (response: ServerResponse) => {
      deafSince.push(follower.deafSince)
      says(503)(response)
    }
    breakOff(times(5, refuse))
    await waitUntil(() => streams.length === 2 && follower.deafSince === null)
    expect(deafSince).toEqual(times(5, deafSince[0]))
    expect(deafSince[0]).toBeGreaterThanOrEqual(brokenAt)
    expect(deafSince[0]).toBeLessThanOrEqual(Date.now())
    expect(warnings).toHaveLength(1)
  })

  it('waits longer each time, and never as long as all others', async () => {
    const requests: number[] = []
    const refuse = (response: ServerResponse) => {
      requests.push(performance.now())
      says(503)(response)
    }
    breakOff(times(6, refuse))
    await waitUntil(() => streams.length === 2)
    const waits = requests.slice(1).map((at, index) => at - (requests[index] ?? 0))
    // 1, 2, 4, 8, 16 ms, of which at least half is waited.
    expect(waits[4]).toBeGreaterThan(8)
    expect(Math.max(...waits)).toBeLessThan(10_000)
  })

  it('comes back no more once it was closed', async () => {
    follower.close()
    breakOff([])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(streams.length).toBe(1)
  })
})
