import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { ReadCounts } from '@liberta/platform/most-read/read-counts'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let api: TestApi
let other: TestApi

beforeAll(async () => {
  api = await startApi()
  other = await startApi({ REDIS_CACHE_URL: api.redis.url, REDIS_QUEUE_URL: api.redis.url })
  for (const id of [71, 72, 74, 75]) await api.write({ model: 'story', id: String(id) }, { id } as Story)
})
afterAll(async () => {
  await other.stop()
  await api.stop()
})

const tell = (origin: string, body: unknown, client: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/reads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': READER, 'x-forwarded-for': client, ...headers },
    body: JSON.stringify(body),
  })
const counted = async (story: number) =>
  (await new ReadCounts(api.connection).top(100)).find((count) => count.story === story)?.reads ?? 0

describe('a page that tells what is read', () => {
  it('counts once a client and a story, whichever process it tells, and sets no cookie', async () => {
    const answer = await tell(api.origin, { story: 71 }, '192.0.2.1')
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ])
    await tell(other.origin, { story: 71 }, '192.0.2.1')
    await tell(other.origin, { story: 71 }, '192.0.2.2')
    expect(await counted(71)).toBe(2)
  })

  it('does not count where a robot reads', async () => {
    expect((await tell(api.origin, { story: 72 }, '192.0.2.1', { 'user-agent': ROBOT })).status).toBe(200)
    expect((await tell(api.origin, { story: 72 }, '192.0.2.1', { 'user-agent': '' })).status).toBe(200)
    expect(await counted(72)).toBe(0)
  })

  it.each([{}, { story: '73' }, { story: 0 }, { story: 2 ** 31 }, { story: 7.5 }, []])(
    'is told 400 for %j',
    async (body) => {
      expect((await tell(api.origin, body, '192.0.2.1')).status).toBe(400)
    },
  )

  it('does not count where no story of that number stands: who makes numbers up fills no list', async () => {
    expect((await tell(api.origin, { story: 999 }, '192.0.2.1')).status).toBe(200)
    expect(await counted(999)).toBe(0)
  })

  it('is refused where another site tells it', async () => {
    const headers = { origin: 'https://altrove.example', 'sec-fetch-site': 'cross-site' }
    expect((await tell(api.origin, { story: 74 }, '192.0.2.1', headers)).status).toBe(403)
    expect(await counted(74)).toBe(0)
  })

  it('is answered as ever while Redis is away', async () => {
    await api.redis.goAway()
    try {
      expect((await tell(api.origin, { story: 75 }, '192.0.2.9')).status).toBe(200)
    } finally {
      await api.redis.startAgain()
    }
  })
})
