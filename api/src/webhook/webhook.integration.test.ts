import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { register } from 'prom-client'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startApi, TEST_SECRET } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'
import { signMessage } from './verify-signature.ts'

let api: TestApi
let changes: CmsChangeQueue
let count = 0

beforeAll(async () => {
  api = await startApi()
  changes = new CmsChangeQueue(createProducer('cms-changes', api.connection, createLogger('test', 'silent')))
})
beforeEach(async () => {
  await api.connection.flushall()
})
afterAll(async () => {
  await changes.queue.close()
  await api.stop()
})

interface Sent {
  secret?: string
  secondsAgo?: number
  contentType?: string
  origin?: string
}

async function send(
  body: string,
  { secret = TEST_SECRET, secondsAgo = 0, contentType = 'application/json', origin = api.origin }: Sent = {},
) {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo)
  const answer = await fetch(`${origin}/api/naxos/webhook`, {
    method: 'POST',
    body,
    headers: {
      'content-type': contentType,
      'x-naxos-timestamp': timestamp,
      'x-naxos-signature': signMessage(secret, timestamp, body),
    },
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as unknown,
  }
}

/** As a CMS does: the same change again and again, until it is no longer asked to come again. */
async function sendUntilTaken(body: string, origin = api.origin, secret = TEST_SECRET) {
  let sent = await send(body, { origin, secret })
  await waitUntil(async () => sent.status !== 503 || (sent = await send(body, { origin, secret })).status !== 503)
  return sent
}

function writeChange(event: string, more: object = {}): string {
  count += 1
  return JSON.stringify({ id: `change-${count}`, event, subject: { type: 'story', id: 7 }, ...more })
}

/** What waits for the worker, withdrawals first. */
async function readQueue(): Promise<CmsChange[]> {
  const jobs = await changes.queue.getJobs(['prioritized', 'wait'], 0, -1, true)
  return jobs.map(({ data }) => data.change)
}

const readEvents = async () => (await readQueue()).map(({ event }) => event)

describe('a change that the CMS has signed (docs/naxos.md, «Webhook»)', () => {
  it('is answered 202, and waits for the worker as it was read', async () => {
    const sent = await sendUntilTaken(
      writeChange('story.published', { sections: [14], tags: ['po'], journalists: ['anna'] }),
    )
    expect(sent).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect(await readQueue()).toEqual([
      {
        id: `change-${count}`,
        event: 'story.published',
        subject: { type: 'story', id: 7, slug: null },
        sections: [14],
        tags: ['po'],
        journalists: ['anna'],
        entries: [],
      },
    ])
  })

  it('waits once, however often it comes', async () => {
    const change = writeChange('front.changed', { subject: { type: 'front' } })
    const sent = await Promise.all([1, 2, 3].map(() => sendUntilTaken(change)))
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await sendUntilTaken(change)).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect(await readEvents()).toEqual(['front.changed'])
  })

  it('counts beside another one of the same story', async () => {
    for (const event of ['story.updated', 'story.updated']) await sendUntilTaken(writeChange(event))
    expect(await readEvents()).toEqual(['story.updated', 'story.updated'])
  })

  it('a withdrawal goes before what was announced earlier', async () => {
    for (const event of ['story.published', 'story.updated', 'story.withdrawn'])
      await sendUntilTaken(writeChange(event))
    expect(await readEvents()).toEqual(['story.withdrawn', 'story.published', 'story.updated'])
  })

  it('is not lost with the API, which keeps nothing of it: the queue has it as soon as the answer is there', async () => {
    const other = await startApi({ REDIS_QUEUE_URL: api.redis.url })
    const sent = await sendUntilTaken(writeChange('story.withdrawn'), other.origin)
    const waiting = await readEvents()
    await other.stop()
    expect([sent.status, waiting, await readEvents()]).toEqual([202, ['story.withdrawn'], ['story.withdrawn']])
  })
})

describe('a message is taken for how it is signed', () => {
  it('a withdrawal whose tag is no slug of ours is taken with what is one', async () => {
    const sent = await sendUntilTaken(
      writeChange('story.withdrawn', { tags: ['fiera.0', 'Piena del Po', null], sections: ['14'] }),
    )
    expect(sent).toMatchObject({ status: 202 })
    expect(await readQueue()).toMatchObject([
      { subject: { id: 7 }, sections: [14], tags: ['fiera~2e0', '~50iena~20del~20~50o'] },
    ])
  })

  it('an event that is not known here is answered 202, counted, and nothing is asked for', async () => {
    const before = await countUnknown()
    expect(await sendUntilTaken(writeChange('story.burnt', { subject: null }))).toMatchObject({ status: 202 })
    expect(await countUnknown()).toBe(before + 1)
    expect(await readQueue()).toEqual([])
  })
})

async function countUnknown(): Promise<number> {
  const metric = await register.getSingleMetric('webhook_unknown_messages_total')?.get()
  return metric?.values[0]?.value ?? 0
}

describe('what is no change of the CMS', () => {
  it.each([
    ['signed with another secret', () => send(writeChange('front.changed'), { secret: 'guessed-secret' }), 401],
    ['signed 301 s ago', () => send(writeChange('front.changed'), { secondsAgo: 302 }), 401],
    ['signed in the future', () => send(writeChange('front.changed'), { secondsAgo: -305 }), 401],
    [
      'a story event of a section',
      () => send(writeChange('story.updated', { subject: { type: 'section', id: 7 } })),
      400,
    ],
    ['half a body', () => send('{"id":'), 400],
    ['poisoned', () => send('{"__proto__":{"id":"x"}}'), 400],
    ['no body', () => send(''), 400],
    ['too large', () => send(JSON.stringify({ id: 'x', filling: 'x'.repeat(70_000) })), 413],
    ['no JSON', () => send('id=x', { contentType: 'text/plain' }), 415],
  ] as const)('%s: %s', async (_what, act, status) => {
    expect(await act()).toMatchObject({ status, type: 'application/problem+json', body: { status } })
    expect(await readQueue()).toEqual([])
  })

  it('a reading of the address: 405, as it is only sent to', async () => {
    const { status, headers } = await fetch(`${api.origin}/api/naxos/webhook`)
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('while the secret of the webhook is replaced', () => {
  const NEXT_SECRET = 'the-next-secret-of-the-tests'
  const FORMER = { NAXOS_WEBHOOK_SECRET: NEXT_SECRET, NAXOS_WEBHOOK_SECRET_PREVIOUS: TEST_SECRET }
  const statusesOf = async (origin: string) => {
    const secrets = [TEST_SECRET, NEXT_SECRET, 'a-secret-of-nobody']
    const sent = await Promise.all(
      secrets.map((secret) => sendUntilTaken(writeChange('front.changed'), origin, secret)),
    )
    return sent.map(({ status }) => status)
  }

  it.each([
    ['before it: the old one alone', {}, [202, 401, 401]],
    ['meanwhile: either', FORMER, [202, 202, 401]],
    ['when the previous one is taken away: the new one alone', { NAXOS_WEBHOOK_SECRET: NEXT_SECRET }, [401, 202, 401]],
  ])('%s is accepted', async (_when, settings, statuses) => {
    const other = await startApi({ REDIS_QUEUE_URL: api.redis.url, ...settings })
    const answered = await statusesOf(other.origin)
    await other.stop()
    expect(answered).toEqual(statuses)
  })
})

describe('while Redis is away', () => {
  it('that of the queue alone: nothing would be fetched, so that the change is not taken', async () => {
    const other = await startApi({ REDIS_QUEUE_URL: 'redis://127.0.0.1:1' })
    const sent = await send(writeChange('story.withdrawn'), { origin: other.origin })
    await other.stop()
    expect(sent).toMatchObject({ status: 503, type: 'application/problem+json', retryAfter: '5' })
  })

  it('a withdrawal is not taken (503, to be sent again), and is taken when it comes again', async () => {
    const withdrawal = writeChange('story.withdrawn')
    await api.redis.goAway()
    const refused = await send(withdrawal)
    expect(refused).toMatchObject({ status: 503, type: 'application/problem+json', body: { status: 503 } })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    await api.redis.startAgain()
    expect(await sendUntilTaken(withdrawal)).toMatchObject({ status: 202, retryAfter: null })
    expect(await readEvents()).toEqual(['story.withdrawn'])
  })
})
