import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { register } from 'prom-client'
import { REFRESH_QUEUE } from '../settings/injection-token.ts'
import { startApi, TEST_SECRET } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'
import { signMessage } from './verify-signature.ts'

let api: TestApi
let queue: RefreshQueue
let count = 0

beforeAll(async () => {
  api = await startApi()
  queue = api.application.get<RefreshQueue>(REFRESH_QUEUE)
})
beforeEach(async () => {
  await api.connection.flushall()
})
afterAll(() => api.stop())

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
async function sendUntilTaken(body: string) {
  for (const end = Date.now() + 5000; ; await wait(100)) {
    const sent = await send(body)
    if (sent.status !== 503 || Date.now() > end) return sent
  }
}

function writeChange(event: string, more: object = {}): string {
  count += 1
  return JSON.stringify({ id: `change-${count}`, event, subject: { type: 'story', id: 7 }, ...more })
}

async function readQueue(): Promise<string[]> {
  const jobs = await queue.queues['refresh-hot'].getJobs(['prioritized', 'waiting'], 0, -1, true)
  return jobs.map(({ data }: { data: { model: string; id: string } }) => `${data.model}:${data.id}`)
}

describe('a change that the CMS has signed (docs/naxos.md, «Webhook»)', () => {
  it('is answered 202, and home, story and latest are asked for, home first', async () => {
    const sent = await send(writeChange('story.published', { sections: [14], tags: ['po'] }))
    expect(sent).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect(await readQueue()).toEqual(['front:home', 'storyList:latest.1', 'story:7'])
  })

  it('has the lists refreshed that somebody has read, and what contains the story', async () => {
    const page = { subject: { type: 'latest' as const }, page: 1, pages: 1, total: 0, stories: [] }
    await api.write({ model: 'storyList', id: 'section.14.1' }, page)
    await api.write({ model: 'storyList', id: 'section.14.2' }, page)
    await api.write({ model: 'storyList', id: 'tag.po.9' }, page, { tags: ['story:7'] })
    await send(writeChange('story.withdrawn', { sections: [14, 12] }))
    const asked = await readQueue()
    expect(asked.slice(0, 3)).toEqual(['front:home', 'storyList:latest.1', 'story:7'])
    expect(asked).toEqual(expect.arrayContaining(['storyList:section.14.1', 'storyList:tag.po.9']))
    expect(asked).not.toContain('storyList:section.12.1')
    expect(asked).not.toContain('storyList:section.14.2')
    const [second] = await new ReadModelStore(api.connection).describe([{ model: 'storyList', id: 'section.14.2' }])
    expect(second?.freshUntil).toBeLessThanOrEqual(Date.now())
  })

  it('is acted on once, however often it comes', async () => {
    const change = writeChange('front.changed', { subject: { type: 'front' } })
    const sent = await Promise.all([send(change), send(change), send(change)])
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await readQueue()).toEqual(['front:home'])
    await queue.queues['refresh-hot'].drain()
    await send(change)
    expect(await readQueue()).toEqual([])
  })

  it('a section’s configuration: the menu, the sections and what is stored of it', async () => {
    const stored: BannerConfiguration = { id: 12, slug: 'sport', name: 'Sport', multimedia: [] }
    await api.write({ model: 'sectionConfiguration', id: '12' }, stored)
    await send(writeChange('configuration.changed', { subject: { type: 'section', id: 12 } }))
    expect(await readQueue()).toEqual(['site:main', 'sections:all', 'sectionConfiguration:12'])
  })
})

describe('a message is taken for how it is signed', () => {
  it('a withdrawal whose tag is no slug of ours has the story refreshed', async () => {
    const sent = await send(
      writeChange('story.withdrawn', { tags: ['fiera.0', 'Piena del Po', null], sections: ['14'] }),
    )
    expect(sent).toMatchObject({ status: 202 })
    expect(await readQueue()).toEqual(['front:home', 'storyList:latest.1', 'story:7'])
  })

  it('an event that is not known here is answered 202, counted, and nothing is asked for', async () => {
    const before = await countUnknown()
    expect(await send(writeChange('story.burnt', { subject: null }))).toMatchObject({ status: 202 })
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

  it('a reading of the address: 404', async () => {
    expect((await fetch(`${api.origin}/api/naxos/webhook`)).status).toBe(404)
  })
})

describe('while Redis is away', () => {
  it('that of the queue alone: nothing would be fetched, so that the change is not taken', async () => {
    const other = await startApi({ REDIS_QUEUE_URL: 'redis://127.0.0.1:1' })
    const sent = await send(writeChange('story.withdrawn'), { origin: other.origin })
    await other.stop()
    expect(sent).toMatchObject({ status: 503, type: 'application/problem+json', retryAfter: '5' })
  })

  it('a withdrawal is acted on when Redis is back, though the CMS has given up', async () => {
    await api.redis.goAway()
    expect((await send(writeChange('story.withdrawn'))).status).toBe(503)
    await api.redis.startAgain()
    const asked = async () => readQueue().catch((): string[] => [])
    for (const end = Date.now() + 12_000; !(await asked()).includes('story:7') && Date.now() < end;) await wait(100)
    expect(await readQueue()).toEqual(expect.arrayContaining(['front:home', 'story:7']))
  }, 15_000)

  it('a withdrawal is not taken (503, to be sent again), and is acted on when it comes again', async () => {
    const withdrawal = writeChange('story.withdrawn')
    await api.redis.goAway()
    const refused = await send(withdrawal)
    expect(refused).toMatchObject({ status: 503, type: 'application/problem+json', body: { status: 503 } })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    await api.redis.startAgain()
    expect(await sendUntilTaken(withdrawal)).toMatchObject({ status: 202, retryAfter: null })
    expect(await readQueue()).toEqual(expect.arrayContaining(['front:home', 'story:7']))
    expect((await queue.awaited.list()).map(({ reference }) => reference)).toContainEqual({ model: 'story', id: '7' })
  })
})
