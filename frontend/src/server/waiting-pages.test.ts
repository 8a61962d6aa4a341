import { once } from 'node:events'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSampleSource } from '../samples/sample-source.ts'
import { close, portOf } from '../testing/listen.ts'
import { startOwnSite } from '../testing/start-own-site.ts'
import type { OwnSite } from '../testing/start-own-site.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'

/** One more than are rendered at once where there is one thread. */
const STORIES = Array.from({ length: 5 }, (_, index) => `/news/cronaca/mai-letta/${900_001 + index}`)
const READABLE = '/opinioni'

/** What happened, in its order. */
const events: string[] = []
const firstAsked = Promise.withResolvers<void>()
let api: Server
let site: OwnSite

beforeAll(async () => {
  // A CMS that never answers: the API has what was fetched before, and of stories nothing.
  const source = createSampleSource({
    story: () => {
      firstAsked.resolve()
      return new Promise(() => undefined)
    },
  })
  api = startSampleApi(0, undefined, source)
  api.on('request', (_request, response) => {
    response.once('close', () => response.writableFinished || events.push('a story is given up'))
  })
  await once(api, 'listening')
  const upstream = `http://127.0.0.1:${portOf(api)}`
  site = await startOwnSite({ API_URL: upstream, NAXOS_URL: upstream })
  // The first page of a process takes longer than any other.
  await site.get('/news/sport')
})

afterAll(async () => {
  await site.stop()
  close(api)
})

it('a page that the API has is there before one that waits for a silent CMS is given up, however many of them wait', async () => {
  const read = async (path: string) => {
    const { status } = await site.get(path)
    events.push(`${status} ${path}`)
  }
  const stories = STORIES.map(read)
  await firstAsked.promise
  await Promise.all([...stories, read(READABLE)])
  expect(events[0]).toBe(`200 ${READABLE}`)
  expect(events).toEqual(expect.arrayContaining(['a story is given up', ...STORIES.map((path) => `503 ${path}`)]))
})
