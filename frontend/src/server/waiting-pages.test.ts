import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createSampleSource } from '../samples/sample-source.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'

/** One more than are rendered at once where there is one thread. */
const STORIES = Array.from({ length: 5 }, (_, index) => `/news/cronaca/mai-letta/${900_001 + index}`)
const READABLE = '/opinioni'

/** What happened, in its order. */
const events: string[] = []
const firstAsked = Promise.withResolvers<void>()
let folder: string
let api: Server
let site: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiting-'))
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
  const variables = siteSettingsSchema.parse({ API_URL: upstream, NAXOS_URL: upstream, MEDIA_CACHE_DIR: folder })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  site = createSiteServer(await assembleSite(variables, pino({ level: 'silent' }), files))
  await listen(site)
})

afterAll(async () => {
  close(site, api)
  await rm(folder, { recursive: true, force: true })
})

it('a page that the API has is there before one that waits for a silent CMS is given up, however many of them wait', async () => {
  const read = async (path: string) => {
    const { status } = await fetch(`http://127.0.0.1:${portOf(site)}${path}`)
    events.push(`${status} ${path}`)
  }
  const stories = STORIES.map(read)
  await firstAsked.promise
  await Promise.all([...stories, read(READABLE)])
  expect(events[0]).toBe(`200 ${READABLE}`)
  expect(events).toEqual(expect.arrayContaining(['a story is given up', ...STORIES.map((path) => `503 ${path}`)]))
})
