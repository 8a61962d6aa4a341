import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CHANGES_CHANNEL, CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { startApi } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await waitForSubscription()
})
afterAll(() => api.stop())

/** The API subscribes behind its start; who listens before that is told to reset. */
async function waitForSubscription(): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    const [, subscribers] = await api.connection.pubsub('NUMSUB', CHANGES_CHANNEL)
    if (Number(subscribers) > 0) return
    await pause(20)
  }
}

/** Listens, and gives what was heard so far. */
async function listen(headers: Record<string, string> = {}) {
  const ending = new AbortController()
  const answer = await fetch(`${api.origin}${CHANGES_PATH}`, { headers, signal: ending.signal })
  let heard = ''
  const reading = (async () => {
    for await (const bytes of answer.body ?? []) heard += Buffer.from(bytes as Uint8Array).toString()
  })().catch(() => undefined)
  return {
    answer,
    async waitFor(words: string): Promise<string> {
      for (let tries = 0; tries < 250 && !heard.includes(words); tries += 1) await pause(20)
      return heard
    },
    async end(): Promise<void> {
      ending.abort()
      await reading
    },
    ended: reading,
  }
}

/** Asked on a connection that is not kept. */
async function statusOf(path: string): Promise<number | undefined> {
  const asked = get(api.origin + path, { agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

describe('the stream of changes', () => {
  it('tells what changed, under its revision', async () => {
    const listener = await listen()
    expect(listener.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await api.write(
      { model: 'folderConfiguration', id: '3' },
      { id: 3, slug: 'tg', name: 'TG', multimedia: [] },
      { tags: ['folder:3'] },
    )
    const heard = await listener.waitFor('folderConfiguration:3')
    await listener.end()
    expect(heard).toMatch(/id: \d+-\d+\nevent: change\ndata: /)
    expect(heard).toContain('"state":"present"}')
    expect(heard).not.toContain('tags')
    expect(heard).not.toContain('event: reset')
  })

  it('has no address that is handed through to the outside', async () => {
    expect(CHANGES_PATH).not.toMatch(/^\/api\//)
    expect(await statusOf('/api/changes')).toBe(404)
  })

  it('says reset to whoever comes back', async () => {
    const listener = await listen({ 'last-event-id': '1-1' })
    const heard = await listener.waitFor('event: reset')
    await listener.end()
    expect(heard).toContain('event: reset\ndata: {}\n\n')
  })

  it('says reset when Redis was away', async () => {
    const listener = await listen()
    await listener.waitFor('retry')
    await api.redis.restartEmpty()
    const heard = await listener.waitFor('event: reset')
    await listener.end()
    expect(heard).toContain('event: reset')
  })

  it('ends when the process does', async () => {
    const own = api
    const listener = await listen()
    await listener.waitFor('retry')
    await own.application.close()
    await listener.ended
    api = await startApi()
    await own.stop()
    expect(listener.answer.status).toBe(200)
  })
})

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, ms))
}
