import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { RedisConnections } from '../redis/redis-connections.ts'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const LETTER = {
  kind: 'letter',
  name: 'Anna',
  email: 'anna@example.it',
  subject: 'Il ponte',
  body: 'Gentile direttore',
}
const VOTE = { surveyId: 1, answerId: 1 }
const LIMITS = {
  MESSAGE_BURST: '2',
  MESSAGES_PER_MINUTE: '1',
  VOTE_BURST: '2',
  VOTES_PER_MINUTE: '1',
  COLD_READ_BURST: '2',
  COLD_READS_PER_MINUTE: '1',
}

/** The status of each post, one after the other; those of `client`, as the proxy in front names it. */
async function post(origins: string[], path: string, body: object, client: string) {
  const answers = []
  for (const origin of origins) {
    answers.push(
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
        body: JSON.stringify(body),
      }),
    )
  }
  return answers
}

async function search(origin: string, words: string, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client }
  return (await fetch(`${origin}/api/naxos/search?qs=${words}`, { headers })).status
}

/**
 * The same, of a client whom both processes know as one. A process that has no answer of Redis within half a second counts for itself: on a
 * machine that is busy another client is tried.
 */
async function postAsOne(apis: TestApi[], path: string, body: object) {
  let answers: Response[] = []
  let client = 10
  await waitUntil(async () => {
    answers = await post(
      apis.map(({ origin }) => origin),
      path,
      body,
      `192.0.2.${(client += 1)}`,
    )
    return answers.filter(({ status }) => status === 429).length === 2
  })
  return answers
}

function isReady({ application }: TestApi): boolean {
  return application.get(RedisConnections).cache.status === 'ready'
}

describe.each(REDIS_KINDS)('limits on $kind', ({ start }) => {
  let api: TestApi
  let other: TestApi

  beforeAll(async () => {
    api = await startApi(LIMITS, start)
    other = await startApi({ ...LIMITS, REDIS_CACHE_URL: api.redis.url, REDIS_QUEUE_URL: api.redis.url })
  })
  afterAll(async () => {
    await other.stop()
    await api.stop()
  })
  afterEach(() => api.redis.resume())

  describe('who sends too much from one address', () => {
    it.each([
      ['messages', '/api/messages', LETTER],
      ['votes', '/api/surveys/vote', VOTE],
    ])('gets 429 with Retry-After when the %s are too many for both processes together', async (what, path, body) => {
      const [first, second, refused, refusedToo] = await postAsOne([api, other, api, other], path, body)
      expect([first?.status, second?.status]).not.toContain(429)
      expect([refused?.status, refused?.headers.get('content-type'), refusedToo?.status]).toEqual([
        429,
        expect.stringContaining('application/problem+json'),
        429,
      ])
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused?.json()).toMatchObject({ detail: expect.stringContaining(`Too many ${what}`) })
    })

    it('is one client to both processes for searches that nobody made before', async () => {
      let host = 100
      await waitUntil(async () => {
        const client = `192.0.2.${(host += 1)}`
        const ask = (origin: string, words: string) => search(origin, `${words}${host}`, client)
        expect(await Promise.all([ask(api.origin, 'nebbia'), ask(other.origin, 'ghiaccio')])).toEqual([503, 503])
        const refused = [await ask(api.origin, 'brina'), await ask(other.origin, 'galaverna')]
        return refused.every((status) => status === 429)
      })
    })
  })

  const TRIED_BY_A_ROBOT = { ...LETTER, [TRAP_FIELD]: 'x' }

  /** The statuses of messages that cost nothing but the count. */
  async function write(origins: string[], client: string): Promise<number[]> {
    return (await post(origins, '/api/messages', TRIED_BY_A_ROBOT, client)).map(({ status }) => status)
  }

  describe('while Redis does not answer', () => {
    it('a process counts for itself, and no request fails of it', async () => {
      api.redis.pause()
      const statuses = await write([api.origin, api.origin, api.origin], '192.0.2.3')
      expect(statuses).toEqual([200, 200, 429])
    })
  })

  describe('while Redis is away', () => {
    it('every process counts for itself, and both as one again when it is back', async () => {
      await api.redis.goAway()
      const [one, two] = [api.origin, other.origin]
      expect(await write([one, one, one, two, two, two], '192.0.2.4')).toEqual([200, 200, 429, 200, 200, 429])
      await api.redis.startAgain()
      await waitUntil(async () => isReady(api) && isReady(other))
      const counted = await postAsOne([api, other, api, other], '/api/messages', TRIED_BY_A_ROBOT)
      expect(counted.map(({ status }) => status)).toEqual([200, 200, 429, 429])
    })
  })
})
