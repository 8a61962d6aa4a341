import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { LEAST_REVISION_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { ApiClient } from './api-client.ts'
import type { ApiAnswer } from './content-source.ts'
import { HeardChanges } from './heard-changes.ts'
import { listen } from '../testing/listen.ts'

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
  client = new ApiClient({ baseURL: `http://127.0.0.1:${await listen(server)}/` })
})
afterAll(() => void server.close())

function askedOf(answer: ApiAnswer<unknown>): unknown {
  return answer.state === 'present' ? answer.body : answer
}

describe('what the client asks the API', () => {
  it.each<[string, (api: ApiClient) => Promise<ApiAnswer<unknown>>, string]>([
    ['siteconfigs', (api) => api.read('site'), '/api/naxos/siteconfigs'],
    ['the home page', (api) => api.read('front'), '/api/naxos/front/home'],
    ['sections', (api) => api.read('sections'), '/api/naxos/section/list'],
    ['a configuration', (api) => api.read('eventCategoryConfiguration', { id: 4 }), '/api/naxos/event_category/4'],
    [
      'a section’s stories',
      (api) => api.read('storyList', { type: 'section', sectionPath: 'sport/calcio', page: 2 }),
      '/api/naxos/story/list?section=sport%2Fcalcio&page=2',
    ],
    ['tags', (api) => api.read('tags'), '/api/naxos/tag/list'],
    ['journalists', (api) => api.read('journalists'), '/api/naxos/journalist/list'],
    ['folders', (api) => api.read('folders'), '/api/naxos/folder/list'],
    ['an item', (api) => api.read('multimedia', { id: 5 }), '/api/naxos/multimedia/5'],
    ['all items', (api) => api.read('multimediaList', { type: 'all', page: 1 }), '/api/naxos/multimedia/list'],
    [
      'a folder’s items',
      (api) => api.read('multimediaList', { type: 'folder', slug: 'video', page: 3 }),
      '/api/naxos/multimedia/list?folder=video&page=3',
    ],
    ['programmes', (api) => api.read('programmes'), '/api/naxos/programme/list'],
    ['podcasts', (api) => api.read('podcasts'), '/api/naxos/podcast/list'],
    ['event categories', (api) => api.read('eventCategories'), '/api/naxos/event_category/list'],
    ['an event', (api) => api.read('event', { id: 6 }), '/api/naxos/event/6'],
    [
      'events by type',
      (api) => api.read('eventList', { type: 'eventType', slug: 'rassegna', page: 1 }),
      '/api/naxos/event/list?type=rassegna',
    ],
    [
      'events by category',
      (api) => api.read('eventList', { type: 'category', slug: 'sagre', page: 2 }),
      '/api/naxos/event/list?category=sagre&page=2',
    ],
    ['an obituary', (api) => api.read('obituary', { id: 8 }), '/api/naxos/obituary/8'],
    [
      'obituaries',
      (api) => api.read('obituaryList', { ...ALL_OBITUARIES, query: 'Rossi Bobbio', page: 1 }),
      '/api/naxos/obituary/list?query=Rossi+Bobbio',
    ],
    [
      'obituaries of a town and a period',
      (api) => api.read('obituaryList', { query: null, town: 'bobbio', period: 'mese', page: 2 }),
      '/api/naxos/obituary/list?town=bobbio&period=mese&page=2',
    ],
    ['the towns of obituaries', (api) => api.read('obituaryTowns'), '/api/naxos/obituary_town/list'],
    ['pages', (api) => api.read('pages'), '/api/naxos/page/list'],
    ['a page', (api) => api.read('page', { slug: 'note-legali' }), '/api/naxos/page/note-legali'],
    ['letters', (api) => api.read('letterList', { page: 2 }), '/api/naxos/letter/list?page=2'],
    ['plans', (api) => api.read('plans'), '/api/naxos/plan/list'],
    ['newsletters', (api) => api.read('newsletters'), '/api/naxos/newsletter/list'],
    ['surveys', (api) => api.read('surveys'), '/api/naxos/survey/list'],
    ['votes in surveys', (api) => api.read('surveyVotes'), '/api/naxos/survey/votes'],
    ['the most read', (api) => api.read('mostRead'), '/api/naxos/story/most-read'],
    ['redirects', (api) => api.read('redirects'), '/api/naxos/redirect/list'],
    [
      'a search for everything',
      (api) => api.read('search', { kind: 'story', search: EMPTY_SEARCH }),
      '/api/naxos/search?type=story',
    ],
    [
      'a search by date and nothing else forces whole days, with its instants in ISO (requirements 9)',
      (api) => api.read('search', { kind: 'story', search: { ...EMPTY_SEARCH, dateTo: SEARCH.date } }),
      '/api/naxos/search?type=story&dateTo=2026-11-21T09%3A42%3A00.000Z&forceWholeDay=true',
    ],
    [
      'a search: the date is ISO with an offset (requirements 7)',
      (api) =>
        api.read('search', {
          kind: 'event',
          search: { ...SEARCH, filters: { zones: ['val-nure', 'bobbio'], sections: ['4'] } },
        }),
      '/api/naxos/search?type=event&qs=Po+in+piena+%26+nebbia&date=2026-11-21T09%3A42%3A00.000Z&zones=val-nure%2Cbobbio&page=2',
    ],
  ])('%s', async (_what, read, address) => {
    expect(askedOf(await read(client))).toEqual([address, null])
  })

  it('says for whom it asks, where that is known', async () => {
    const answer = await client.forPage({ clientAddress: '192.0.2.7', madeOf: new Map() }).read('plans')
    expect(askedOf(answer)).toEqual(['/api/naxos/plan/list', '192.0.2.7'])
  })

  it('tells a page which revision of what it was made of; of what changed meanwhile, none', async () => {
    const madeOf = new Map<string, string>()
    const page = client.forPage({ madeOf })
    await page.read('plans')
    expect([...madeOf]).toEqual([['a', `1-${revision}`]])
    await page.read('plans')
    expect([...madeOf]).toEqual([['a', '']])
  })

  it.each([404, 410])('tells a page what it misses: a change of that ends a %i', async (status) => {
    const madeOf = new Map<string, string>()
    await client.forPage({ madeOf }).read('story', { id: status })
    expect([...madeOf]).toEqual([['a', `1-${revision}`]])
  })

  it('hands on what an answer is made of', async () => {
    expect(await client.read('site')).toMatchObject({ state: 'present', tags: ['a', 'b'] })
  })

  it.each([
    [404, { state: 'missing' }],
    [400, { state: 'missing' }],
    [410, { state: 'withdrawn' }],
    [429, { state: 'unavailable', retryAfterSeconds: 7, isLimited: true }],
    [500, { state: 'unavailable', retryAfterSeconds: 5 }],
    [503, { state: 'unavailable', retryAfterSeconds: 5 }],
  ])('status %i', async (status, answer) => {
    expect(await client.read('story', { id: status })).toEqual(answer)
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
    const closed = new Promise((resolve) => slow.once('connection', (socket) => socket.once('close', resolve)))
    const baseURL = `http://127.0.0.1:${await listen(slow)}`
    expect((await new ApiClient({ baseURL, timeBoxMs: 50 }).read('plans')).state).toBe('unavailable')
    await closed
    slow.close()
  })

  it('is closed with the answer, which is not kept in memory for the rest of it', async () => {
    const before = countTimers()
    const states: string[] = []
    for (let call = 0; call < 10; call += 1) states.push((await client.read('plans')).state)
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
    const api = new ApiClient({ baseURL: `http://127.0.0.1:${await listen(rules)}` })
    const [first, second] = [await api.read('redirects'), await api.read('redirects')]
    expect(second).toBe(first)
    etag = '"2"'
    expect(await api.read('redirects')).not.toBe(first)
    expect(bodies).toEqual([200, 304, 200])
    rules.closeAllConnections()
    rules.close()
  })
})

describe('what one copy of the API says that has not heard what was announced', () => {
  const STORY = 'story:7'
  /** A copy that is behind, and asks Redis where it is told what is known; `later` is what stands there. */
  async function ask(before: string, later: string, heard: string, isAbsent = false) {
    const asked: (string | undefined)[] = []
    const copy = createServer(({ headers }, response) => {
      const least = headers[LEAST_REVISION_HEADER]
      asked.push(Array.isArray(least) ? least.join() : least)
      const said = asked.length === 1 ? before : later
      const heads = { 'surrogate-key': STORY, 'x-model-revision': said }
      response.writeHead(isAbsent && asked.length === 1 ? 404 : 200, heads).end(JSON.stringify({ data: said }))
    })
    const known = new HeardChanges()
    known.note({ name: STORY, revision: heard, state: 'present' })
    const madeOf = new Map<string, string>()
    const api = new ApiClient({ baseURL: `http://127.0.0.1:${await listen(copy)}`, heard: known }).forPage({ madeOf })
    const answer = await api.read('story', { id: 7 })
    copy.close()
    return { answer: askedOf(answer), asked, madeOf: madeOf.get(STORY) }
  }

  it.each([
    ['older', false],
    ['that there is nothing', true],
  ])('is asked for once more, by its revision: %s', async (_what, isAbsent) => {
    const { answer, asked, madeOf } = await ask('5-1', '6-2', '6-2', isAbsent)
    expect([answer, asked, madeOf]).toEqual(['6-2', [undefined, '6-2'], '6-2'])
  })

  it('is asked for no second time where it is as new, or newer', async () => {
    expect((await ask('6-2', '6-2', '6-2')).asked).toHaveLength(1)
    expect((await ask('6-3', '6-3', '6-2')).asked).toHaveLength(1)
  })

  it('is taken as it is where the copy has no more, and the page knows of what it was made', async () => {
    const { answer, asked, madeOf } = await ask('5-1', '5-1', '6-2')
    expect([answer, asked.length, madeOf]).toEqual(['5-1', 2, '5-1'])
  })
})
