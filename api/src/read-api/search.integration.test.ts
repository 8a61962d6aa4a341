import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const BURST = 3
const FOUND: SearchResults = { kind: 'story', page: 1, pages: 1, total: 0, filters: [], complete: true, stories: [] }

let api: TestApi

beforeAll(async () => {
  api = await startApi({ COLD_READ_BURST: String(BURST), COLD_READS_PER_MINUTE: '1' })
  await api.write({ model: 'search', id: 'story.page_1.query_po%20in%20piena' }, FOUND, { tags: ['search'] })
  await api.write({ model: 'obituaryList', id: 'query.rossi.1' }, null, { state: 'missing' })
  await api.write({ model: 'folders', id: 'all' }, [])
  await api.write({ model: 'eventCategories', id: 'all' }, [])
})
afterAll(() => api.stop())

const ask = (address: string, client = '192.0.2.1') =>
  fetch(`${api.origin}/api/naxos/${address}`, { headers: { 'x-forwarded-for': client } })

describe('a search that is warm', () => {
  it.each(['qs=Po+in+piena', 'qs=po%20in%20PIENA&type=story&page=1&qsOptLgcOpr=or', 'qs=po in piena&utm_source=x'])(
    '%s finds the one read model of all its spellings',
    async (query) => {
      const answer = await ask(`search?${query}`)
      expect([answer.status, await answer.json()]).toEqual([200, { data: FOUND }])
    },
  )

  it('is answered as often as it is asked', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('search?qs=po+in+piena')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('counts as warm where it is known that there is nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('obituary/list?query=Rossi')))
    expect(answers.every(({ status }) => status === 404)).toBe(true)
  })
})

describe('a search that nobody made before', () => {
  it('is waited for a few times for one address, then refused with Retry-After; others go on', async () => {
    const first = await Promise.all(Array.from({ length: BURST }, (_, index) => ask(`search?qs=ghiaccio${index}`)))
    expect(first.map(({ status }) => status)).toEqual([503, 503, 503])
    const limited = await ask('search?qs=ghiaccio9')
    expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await ask('obituary/list?query=ghiaccio')).status).toBe(429)
    expect((await ask('search?qs=po+in+piena')).status).toBe(200)
    expect((await ask('search?qs=ghiaccio9', '192.0.2.2')).status).toBe(503)
  })
})

describe('a search that does not fit', () => {
  it.each([
    `search?qs=${'x'.repeat(121)}`,
    `search?qs=${'%F0%9F%8C%AB'.repeat(61)}`,
    'search?type=book',
    'search?qsOptLgcOpr=xor',
  ])('%s is refused', async (address) => {
    const answer = await ask(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  })
})

describe('addresses with a fixed end', () => {
  it.each(['folder/list', 'event_category/list'])('%s is not taken for an id', async (address) => {
    const answer = await ask(address)
    expect([answer.status, await answer.json()]).toEqual([200, { data: [] }])
  })

  it.each(['folder/lists', 'event/abc', 'multimedia/0', 'page/Note'])(
    '%s is no address of anything',
    async (address) => {
      expect((await ask(address)).status).toBe(400)
    },
  )
})
