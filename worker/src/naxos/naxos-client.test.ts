import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos, FakeReply } from '../testing/fake-naxos.ts'
import { runInContext } from '@liberta/http/request-context'
import { register } from 'prom-client'
import { NaxosClient } from './naxos-client.ts'

let naxos: FakeNaxos
let client: NaxosClient
/** Waits for no answer that is not there at once. */
let hasty: NaxosClient

beforeAll(async () => {
  naxos = await startFakeNaxos()
  client = new NaxosClient({ url: naxos.url, token: 'gettone', longestBody: 10_000 })
  hasty = new NaxosClient({ url: naxos.url, timeoutMs: 50 })
})

afterEach(() => naxos.reply('/story/1'))
afterAll(() => naxos.close())

/** How many calls for stories have ended so. */
function readCount(text: string, outcome: string): number {
  const line = new RegExp(`_count\\{upstream="naxos",call="story",outcome="${outcome}"\\} (\\d+)`)
  return Number(line.exec(text)?.[1] ?? 0)
}

const SILENCE: FakeReply = { until: new Promise(() => undefined) }
const html = '<!doctype html><h1>Manutenzione</h1>'

describe('NaxosClient', () => {
  it('sends the token and gives data, validator, time and total (docs/naxos.md)', async () => {
    naxos.reply('/story/1', { data: [1], updatedAt: '2026-11-21T10:30:00.123+01:00', total: 7 })
    const answer = await client.get('/story/1')
    expect(answer).toEqual({
      state: 'present',
      data: [1],
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
      updatedAtMs: Date.parse('2026-11-21T09:30:00.123Z'),
      total: 7,
      beside: {},
      hidden: [],
    })
    expect(naxos.headers.at(-1)?.authorization).toBe('Bearer gettone')
  })

  it('says for which request it asks, so that the CMS’s log and ours tell of the same', async () => {
    const requestId = 'a'.repeat(32)
    await runInContext({ requestId }, () => client.get('/story/1'))
    expect(naxos.headers.at(-1)?.['x-request-id']).toBe(requestId)
  })

  it.each<[string, FakeReply, string]>([
    ['silence', SILENCE, 'slow'],
    ['a failure', { status: 500, raw: 'oops' }, 'failed'],
    ['a page', { raw: html }, 'rubbish'],
    ['a refusal', { status: 401, raw: '{}' }, 'refused'],
    ['what it has not', { status: 404, raw: '{"error":"not_found"}' }, 'ok'],
  ])('counts an answer that is %s', async (_case, reply, outcome) => {
    const count = async () =>
      readCount(await register.getSingleMetricAsString('upstream_request_duration_seconds'), outcome)
    naxos.reply('/story/1', reply)
    const before = await count()
    await (reply === SILENCE ? hasty : client).get('/story/1').catch(() => undefined)
    expect(await count()).toBe(before + 1)
  })

  it('counts a CMS that is not there', async () => {
    await new NaxosClient({ url: 'http://127.0.0.1:1' }).get('/story/1').catch(() => undefined)
    expect(readCount(await register.getSingleMetricAsString('upstream_request_duration_seconds'), 'down')).toBe(1)
  })

  it('asks conditionally and hears that nothing changed', async () => {
    naxos.reply('/story/1', { data: {} })
    const first = await client.get('/story/1')
    const etag = first.state === 'present' ? first.etag : null
    expect(await client.get('/story/1', { etag })).toEqual({ state: 'notModified' })
  })

  it('believes no time in the future, which would keep every later answer out', async () => {
    naxos.reply('/story/1', { data: {}, updatedAt: '2199-01-01T00:00:00.000Z' })
    expect(await client.get('/story/1')).toMatchObject({ updatedAtMs: null })
  })

  it.each<[string, FakeReply, object]>([
    ['404 of the CMS', { status: 404, raw: '{"error":"not_found"}' }, { state: 'missing' }],
    ['410 of the CMS', { status: 410, raw: '{"error":"withdrawn"}' }, { state: 'withdrawn' }],
  ])('knows a %s', async (_case, reply, expected) => {
    naxos.reply('/story/1', reply)
    expect(await client.get('/story/1')).toEqual(expected)
  })

  it.each<[string, FakeReply, string]>([
    ['500', { status: 500, raw: 'oops' }, 'unavailable'],
    ['503 as a page', { status: 503, raw: html }, 'unavailable'],
    ['414', { status: 414, raw: html }, 'unaskable'],
    ['429', { status: 429, raw: '{}' }, 'unavailable'],
    ['silence', SILENCE, 'unavailable'],
    ['a page with status 200', { raw: html }, 'malformed'],
    ['half an answer', { raw: '{"data": {"id": 1' }, 'malformed'],
    ['no data', { raw: '{"updated_at":"2026-11-21T09:30:00Z"}' }, 'malformed'],
    ['data that is null', { data: null }, 'malformed'],
    ['a list instead of an answer', { raw: '[]' }, 'malformed'],
    ['a page with status 404, as of a proxy', { status: 404, raw: html }, 'malformed'],
    ['a page with status 410', { status: 410, raw: html }, 'malformed'],
    ['more than it may hold', { data: 'x'.repeat(20_000) }, 'malformed'],
    ['401', { status: 401, raw: '{}' }, 'refused'],
    ['400', { status: 400, raw: '{"error":"bad_request"}' }, 'unaskable'],
    ['304 to what was asked without a validator', { status: 304 }, 'malformed'],
    ['a redirect, which is not followed', { status: 302, raw: '', location: '/story/2' }, 'refused'],
  ])('refuses %s', async (_case, reply, kind) => {
    naxos.reply('/story/1', reply)
    const asked = (reply === SILENCE ? hasty : client).get('/story/1')
    await expect(asked).rejects.toMatchObject({ name: 'NaxosError', kind })
  })

  it('never leaves its origin, nor the path before every call', async () => {
    const nested = new NaxosClient({ url: `${naxos.url}/api/` })
    await expect(nested.get('/front/home')).resolves.toEqual({ state: 'missing' })
    expect(naxos.calls.at(-1)).toBe('/api/front/home 404')
    await expect(new NaxosClient({ url: naxos.url }).get('//elsewhere.example/x')).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('gives up at once when nobody is there', async () => {
    const gone = new NaxosClient({ url: 'http://127.0.0.1:1' })
    await expect(gone.get('/story/1')).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
