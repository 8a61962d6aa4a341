import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { CHANGES_CHANNEL, CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { startApi } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await waitForSubscription()
})
afterAll(() => api.stop())

/** The API subscribes behind its start; who listens before that is refused. */
async function waitForSubscription(): Promise<void> {
  await waitUntil(() => api.application.get(ReadModelReader).isHearing)
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
      await waitUntil(() => heard.includes(words))
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

  it('tells who comes later what changed lately: another copy may not have heard of it yet', async () => {
    await api.write({ model: 'folderConfiguration', id: '4' }, { id: 4, slug: 'tg', name: 'TG', multimedia: [] })
    await api.write({ model: 'folderConfiguration', id: '4' }, null, { state: 'withdrawn' })
    const first = await listen()
    await first.waitFor('"state":"withdrawn"')
    const later = await listen()
    const heard = await later.waitFor('folderConfiguration:4')
    await Promise.all([first.end(), later.end()])
    expect(heard.match(/folderConfiguration:4[^}]*/g)).toEqual([expect.stringContaining('"state":"withdrawn"')])
  })

  it('tells what changes within a moment in few pieces: each costs as many writes as listen', async () => {
    const asked = get(api.origin + CHANGES_PATH, { agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    // The parser gives each piece by itself, as it was written.
    const pieces: string[] = []
    answer.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
    await waitUntil(() => pieces.length > 0)
    const names = Array.from({ length: 40 }, (_, index) => `folderConfiguration:${100 + index}`)
    const changes = api.connection.pipeline()
    for (const name of names) {
      changes.publish(CHANGES_CHANNEL, JSON.stringify({ name, revision: '1-1', state: 'present', tags: [] }))
    }
    await changes.exec()
    await waitUntil(() => pieces.join('').includes('folderConfiguration:139'))
    asked.destroy()
    expect(pieces.join('').match(/folderConfiguration:1\d\d/g)).toEqual(names)
    expect(pieces.length).toBeLessThan(20)
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

  it('lets all go who listen, and takes nobody, while it hears of no changes itself', async () => {
    const listener = await listen()
    await listener.waitFor('retry')
    await api.redis.goAway()
    expect(await listener.waitFor('event: end')).toMatch(/event: end\ndata: \{\}\n\n$/)
    await listener.ended
    expect(await statusOf(CHANGES_PATH)).toBe(503)
    await api.redis.startAgain()
    await waitForSubscription()
    const later = await listen()
    await later.waitFor('retry')
    await later.end()
    expect(later.answer.status).toBe(200)
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
    expect(await listener.waitFor('event: end')).toMatch(/event: end\ndata: \{\}\n\n$/)
  })
})
