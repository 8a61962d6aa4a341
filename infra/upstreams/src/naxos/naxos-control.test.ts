import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { startTestNaxos, type TestNaxos } from './testing/start-test-naxos.ts'

const noticeSchema = z.object({ id: z.number() })
const pageSchema = z.object({ title: z.string(), standfirst: z.string(), updated_at: z.string() })
const readySchema = z.object({ indexed: z.number() })

let naxos: TestNaxos

beforeEach(async () => {
  naxos = await startTestNaxos({ STAND_IN_STORIES: '300', NAXOS_TOKEN: 'token' })
})

afterEach(() => naxos.end())

const get = (path: string, headers: Record<string, string> = { authorization: 'Bearer token' }) =>
  fetch(`${naxos.origin}${path}`, { headers })

describe('the token', () => {
  it('is asked for by every content call', async () => {
    expect((await get('/siteconfigs', {})).status).toBe(401)
    expect((await get('/siteconfigs')).status).toBe(200)
  })
})

describe('the switches', () => {
  it('malformed answers are 200 without an entity tag, also to who has the right one', async () => {
    const etag = (await get('/section/list')).headers.get('etag') ?? ''
    const right = await (await get('/section/list')).text()
    await naxos.control('POST', '/switches', { malformed: 1 })
    const answer = await get('/section/list', { authorization: 'Bearer token', 'if-none-match': etag })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
    expect(await answer.text()).not.toBe(right)
  })

  it('errors are 5xx for the kinds they are set for', async () => {
    await naxos.control('POST', '/switches', { kind: 'siteconfigs', errors: 1 })
    expect((await get('/siteconfigs')).status).toBeGreaterThanOrEqual(500)
    expect((await get('/section/list')).status).toBe(200)
  })

  it('an outage drops connections, control goes on, and a reset ends it', async () => {
    await naxos.control('POST', '/switches', { outage: 'on' })
    await expect(get('/siteconfigs')).rejects.toThrow()
    await naxos.control('POST', '/switches', { reset: true })
    expect((await get('/siteconfigs')).status).toBe(200)
  })

  it('are refused to pages in a browser', async () => {
    const answer = await get('/_control/calls', { origin: 'http://localhost:3000' })
    expect(answer.status).toBe(403)
  })
})

const readAbout = async () => {
  const answer = await get('/page/about')
  return { etag: answer.headers.get('etag'), page: z.object({ data: pageSchema }).parse(await answer.json()).data }
}

describe('an editorial page', () => {
  it('is changed by an editor: what is not given stays', async () => {
    const before = await readAbout()
    await naxos.control('PATCH', '/pages/about', { title: 'Chi scrive' })
    const after = await readAbout()
    expect(after.page).toMatchObject({ title: 'Chi scrive', standfirst: before.page.standfirst })
    expect(after.etag).not.toBe(before.etag)
    expect(Date.parse(after.page.updated_at)).toBeGreaterThan(Date.parse(before.page.updated_at))
  })

  it('that does not exist is not made', async () => {
    expect(await naxos.control('PATCH', '/pages/nessuna', { title: 'x' })).toMatchObject({ error: 'refused' })
  })
})

describe('the redirect rules', () => {
  it('come compressed to who takes that, with an entity tag', async () => {
    const answer = await get('/redirect/list')
    expect(answer.headers.get('etag')).not.toBeNull()
    const { data } = z
      .object({ data: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await answer.json())
    expect(
      Object.keys(data['301'] ?? {}).some((path) => /^\/news\/[a-z-]+\/\d{4}\/\d\d\/\d\d\/[a-z0-9-]+\/$/.test(path)),
    ).toBe(true)
  })
})

describe('the counter', () => {
  it('counts the calls of each kind, and none of control', async () => {
    await get('/siteconfigs')
    await get('/section/list')
    await get('/section/list')
    expect(await naxos.control('GET', '/calls')).toEqual({ siteconfigs: 1, 'section/list': 2 })
    await naxos.control('DELETE', '/calls')
    expect(await naxos.control('GET', '/calls')).toEqual({})
  })
})

describe('a restart', () => {
  it('shows the same paper with the editors’ changes, its index kept', async () => {
    await naxos.indexed
    const { id } = noticeSchema.parse(await naxos.control('POST', '/stories', { title: 'Prima della pausa' }))
    await naxos.control('DELETE', '/stories/250')
    const before = await (await get('/story/list')).text()
    const { folder } = naxos
    await naxos.stop()
    naxos = await startTestNaxos({ STAND_IN_STORIES: '300', NAXOS_TOKEN: 'token', STAND_IN_DATA_DIR: folder })
    expect(await (await get('/story/list')).text()).toBe(before)
    expect((await get(`/story/${id}`)).status).toBe(200)
    expect((await get('/story/250')).status).toBe(410)
    await naxos.indexed
    expect(readySchema.parse(await naxos.control('GET', '/ready')).indexed).toBe(1)
    const found = await (await get('/search?qs=pausa')).text()
    expect(found).toContain('Prima della pausa')
    await rm(folder, { recursive: true, force: true })
  })
})
