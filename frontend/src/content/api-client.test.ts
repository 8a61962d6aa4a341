import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { ApiClient } from './api-client.ts'
import type { ApiAnswer } from './api-client.ts'

const DAY = Date.parse('2026-11-21T09:42:00Z')
const SEARCH = { ...EMPTY_SEARCH, text: 'Po in piena & nebbia', date: DAY, page: 2 }

/** Answers every address with itself, and with who is said to ask. */
let server: Server
let client: ApiClient
let revision = 0

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const status = Number(/\/story\/(\d+)$/.exec(url)?.[1] ?? 200)
    revision += 1
    const heads = {
      'surrogate-key': 'a b',
      'x-model-revision': `1-${revision}`,
      ...(status === 429 ? { 'retry-after': '7' } : {}),
    }
    response.writeHead(status, heads).end(JSON.stringify({ data: [url, headers['x-forwarded-for'] ?? null] }))
  })
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(null)))
  client = new ApiClient({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterAll(() => void server.close())

function askedOf(answer: ApiAnswer<unknown>): unknown {
  return answer.state === 'present' ? answer.body : answer
}

describe('what the client asks the API', () => {
  it.each<[string, (api: ApiClient) => Promise<ApiAnswer<unknown>>, string]>([
    ['siteconfigs', (api) => api.readSite(), '/api/naxos/siteconfigs'],
    ['the home page', (api) => api.readFront(), '/api/naxos/front/home'],
    ['sections', (api) => api.readSections(), '/api/naxos/section/list'],
    ['a configuration', (api) => api.readConfiguration('event_category', 4), '/api/naxos/event_category/4'],
    [
      'a section’s stories',
      (api) => api.readStoryList({ type: 'section', sectionPath: 'sport/calcio', page: 2 }),
      '/api/naxos/story/list?section=sport%2Fcalcio&page=2',
    ],
    ['tags', (api) => api.readTags(), '/api/naxos/tag/list'],
    ['journalists', (api) => api.readJournalists(), '/api/naxos/journalist/list'],
    ['folders', (api) => api.readFolders(), '/api/naxos/folder/list'],
    ['an item', (api) => api.readMultimedia(5), '/api/naxos/multimedia/5'],
    ['all items', (api) => api.readMultimediaList({ type: 'all', page: 1 }), '/api/naxos/multimedia/list'],
    [
      'a folder’s items',
      (api) => api.readMultimediaList({ type: 'folder', slug: 'video', page: 3 }),
      '/api/naxos/multimedia/list?folder=video&page=3',
    ],
    ['programmes', (api) => api.readProgrammes(), '/api/naxos/programme/list'],
    ['podcasts', (api) => api.readPodcasts(), '/api/naxos/podcast/list'],
    ['event categories', (api) => api.readEventCategories(), '/api/naxos/event_category/list'],
    ['an event', (api) => api.readEvent(6), '/api/naxos/event/6'],
    [
      'events by type',
      (api) => api.readEventList({ type: 'eventType', slug: 'rassegna', page: 1 }),
      '/api/naxos/event/list?type=rassegna',
    ],
    [
      'events by category',
      (api) => api.readEventList({ type: 'category', slug: 'sagre', page: 2 }),
      '/api/naxos/event/list?category=sagre&page=2',
    ],
    ['a notice', (api) => api.readObituary(8), '/api/naxos/obituary/8'],
    [
      'notices',
      (api) => api.readObituaryList({ ...ALL_OBITUARIES, query: 'Rossi Bobbio', page: 1 }),
      '/api/naxos/obituary/list?query=Rossi+Bobbio',
    ],
    [
      'notices of a town and a period',
      (api) => api.readObituaryList({ query: null, town: 'bobbio', period: 'mese', page: 2 }),
      '/api/naxos/obituary/list?town=bobbio&period=mese&page=2',
    ],
    ['the towns of notices', (api) => api.readObituaryTowns(), '/api/naxos/obituary_town/list'],
    ['pages', (api) => api.readPages(), '/api/naxos/page/list'],
    ['a page', (api) => api.readPage('note-legali'), '/api/naxos/page/note-legali'],
    ['letters', (api) => api.readLetterList(2), '/api/naxos/letter/list?page=2'],
    ['plans', (api) => api.readPlans(), '/api/naxos/plan/list'],
    ['newsletters', (api) => api.readNewsletters(), '/api/naxos/newsletter/list'],
    ['surveys', (api) => api.readSurveys(), '/api/naxos/survey/list'],
    ['votes in surveys', (api) => api.readSurveyVotes(), '/api/naxos/survey/votes'],
    ['redirects', (api) => api.readRedirects(), '/api/naxos/redirect/list'],
    ['a search for everything', (api) => api.readSearch('story', EMPTY_SEARCH), '/api/naxos/search?type=story'],
    [
      'a search: the date is ISO with an offset (requirements 7)',
      (api) => api.readSearch('event', { ...SEARCH, filters: { zones: ['val-nure', 'bobbio'], sections: ['4'] } }),
      '/api/naxos/search?type=event&qs=Po+in+piena+%26+nebbia&date=2026-11-21T09%3A42%3A00.000Z&forceWholeDay=true&zones=val-nure%2Cbobbio&page=2',
    ],
  ])('%s', async (_what, read, address) => {
    expect(askedOf(await read(client))).toEqual([address, null])
  })

  it('says for whom it asks, where that is known', async () => {
    const answer = await client.forPage({ askedBy: '192.0.2.7', madeOf: new Map() }).readPlans()
    expect(askedOf(answer)).toEqual(['/api/naxos/plan/list', '192.0.2.7'])
  })

  it('tells a page which revision of what it was made of; of what changed meanwhile, none', async () => {
    const madeOf = new Map<string, string>()
    const page = client.forPage({ madeOf })
    await page.readPlans()
    expect([...madeOf]).toEqual([['a', `1-${revision}`]])
    await page.readPlans()
    expect([...madeOf]).toEqual([['a', '']])
  })

  it.each([404, 410])('tells a page what it misses: a change of that ends a %i', async (status) => {
    const madeOf = new Map<string, string>()
    await client.forPage({ madeOf }).readStory(status)
    expect([...madeOf]).toEqual([['a', '']])
  })

  it('hands on what an answer is made of', async () => {
    expect(await client.readSite()).toMatchObject({ state: 'present', tags: ['a', 'b'] })
  })

  it.each([
    [404, { state: 'missing' }],
    [400, { state: 'missing' }],
    [410, { state: 'withdrawn' }],
    [429, { state: 'unavailable', retryAfterSeconds: 7, isLimited: true }],
    [500, { state: 'unavailable', retryAfterSeconds: 5 }],
    [503, { state: 'unavailable', retryAfterSeconds: 5 }],
  ])('status %i', async (status, answer) => {
    expect(await client.readStory(status)).toEqual(answer)
  })
})

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
}

describe('the box of time of a call', () => {
  it.each([
    ['that is not answered', () => {}],
    ['whose answer never ends', (response: ServerResponse) => void response.write('{"data":')],
    ['whose refusal never ends', (response: ServerResponse) => void response.writeHead(404).write('{')],
  ])('ends a call %s', async (_, answer) => {
    const slow = createServer((_request, response) => answer(response))
    await new Promise((resolve) => void slow.listen(0, '127.0.0.1', () => resolve(null)))
    const closed = new Promise((resolve) => slow.once('connection', (socket) => socket.once('close', resolve)))
    const baseURL = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    expect((await new ApiClient({ baseURL, timeBoxMs: 50 }).readPlans()).state).toBe('unavailable')
    await closed
    slow.close()
  })

  it('is closed with the answer, which is not kept in memory for the rest of it', async () => {
    const before = countTimers()
    const states: string[] = []
    for (let call = 0; call < 10; call += 1) states.push((await client.readPlans()).state)
    expect(states).toEqual(states.map(() => 'present'))
    // Kept connections have some of their own.
    expect(countTimers()).toBeLessThan(before + 5)
  })
})

describe('the redirect rules, which are megabytes', () => {
  it('are read again only where they changed, and are the very same object where they did not', async () => {
    let etag = '"1"'
    const bodies: number[] = []
    const rules = createServer(({ headers }, response) => {
      const isSame = headers['if-none-match'] === etag
      bodies.push(isSame ? 304 : 200)
      response.writeHead(isSame ? 304 : 200, { etag })
      response.end(isSame ? undefined : JSON.stringify({ data: { 301: {}, 302: {} } }))
    })
    await new Promise((resolve) => void rules.listen(0, '127.0.0.1', () => resolve(null)))
    const api = new ApiClient({ baseURL: `http://127.0.0.1:${(rules.address() as AddressInfo).port}` })
    const [first, second] = [await api.readRedirects(), await api.readRedirects()]
    expect(second).toBe(first)
    etag = '"2"'
    expect(await api.readRedirects()).not.toBe(first)
    expect(bodies).toEqual([200, 304, 200])
    rules.closeAllConnections()
    rules.close()
  })
})
