import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  sampleEvent,
  sampleEventCategories,
  sampleFolders,
  sampleLetter,
  sampleMultimedia,
  sampleNewsletters,
  sampleObituary,
  samplePage,
  samplePlans,
  samplePodcasts,
  sampleProgrammes,
  sampleRedirects,
  sampleSurveys,
  sampleTag,
} from './catalogue-samples.ts'
import {
  SAMPLE_TIME,
  sampleBannerConfiguration,
  sampleFront,
  sampleLiveEntry,
  sampleLiveStory,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
  sampleTeaser,
} from './naxos-samples.ts'

/** What the fake says to a path; `data` is wrapped as docs/naxos.md says, `raw` is sent as it is. */
export interface FakeReply {
  status?: number
  data?: unknown
  raw?: string
  updatedAt?: string | null
  total?: number
  /** Further members beside `data`. */
  beside?: object
  delayMs?: number
  /** The answer waits for it, too. */
  until?: Promise<unknown>
  location?: string
  /** The header Retry-After. */
  retryAfter?: string
}

type Spoiler = (body: string) => string

/** A CMS for tests: it answers from a table, tells what it was asked, and can be made to misbehave. */
export interface FakeNaxos {
  url: string
  /** `/story/1 304` and the like: path with its query, and the status. */
  calls: string[]
  headers: IncomingMessage['headers'][]
  /** Replaces the answers of a path (without its query), also for every path with `*`. Given a list, one after the other. */
  reply(path: string, ...replies: FakeReply[]): void
  /** From now on every good answer comes as this makes it, whatever the caller knows already; null ends that. */
  spoil(spoiler: Spoiler | null): void
  close(): Promise<void>
}

const USUAL: Readonly<Record<string, FakeReply>> = {
  '/siteconfigs': { data: sampleSiteConfiguration },
  '/section/list': { data: sampleSections },
  '/front/home': { data: sampleFront },
  '/story/list': { data: [sampleTeaser(1), sampleTeaser(2)], total: 61 },
  '/story/7242': { data: sampleStory(7242) },
  '/story/7300': { data: sampleLiveStory(7300) },
  '/story/7300/entries': { data: [sampleLiveEntry(40), sampleLiveEntry(41)], total: 2 },
  '/story/7300/entry/41': { data: sampleLiveEntry(41) },
  '/tag/piena-del-po': { data: { id: 31, slug: 'piena-del-po', name: 'Piena del Po' } },
  '/journalist/marta-valdonica': { data: { id: 3, slug: 'marta-valdonica', name: 'Marta Valdonica' } },
  '/section/1': { data: sampleBannerConfiguration },
  '/section/2': { data: { ...sampleBannerConfiguration, id: 2 } },
  '/folder/list': { data: sampleFolders },
  '/programme/list': { data: sampleProgrammes },
  '/podcast/list': { data: samplePodcasts },
  '/multimedia/list': { data: [sampleMultimedia(40017), sampleMultimedia(40018)], total: 41 },
  '/multimedia/40017': { data: sampleMultimedia(40017) },
  '/event_category/list': { data: sampleEventCategories },
  '/event/list': { data: [sampleEvent(61), sampleEvent(62)], total: 35 },
  '/event/61': { data: sampleEvent(61) },
  '/obituary/list': { data: [sampleObituary(71), sampleObituary(72)], total: 2 },
  '/obituary_town/list': {
    data: [
      { slug: 'rivergaro', name: 'Rivergaro' },
      { slug: 'bobbio', name: 'Bobbio' },
    ],
  },
  '/obituary/71': { data: sampleObituary(71) },
  '/page/list': { data: [samplePage] },
  '/page/about': { data: samplePage },
  '/letter/list': { data: [sampleLetter], total: 1 },
  '/plan/list': { data: samplePlans },
  '/newsletter/list': { data: sampleNewsletters },
  '/survey/list': { data: sampleSurveys },
  '/redirect/list': { data: sampleRedirects },
  '/journalist/list': { data: [{ id: 3, slug: 'marta-valdonica', name: 'Marta Valdonica' }] },
  '/tag/list': { data: [sampleTag], total: 1 },
  '/v1/forecast': {
    raw: JSON.stringify({
      utc_offset_seconds: 3600,
      current: { time: '2026-11-21T10:30', temperature_2m: 4.5, relative_humidity_2m: 93, weather_code: 45 },
    }),
  },
}

/** Starts it on a free port of the loopback address. */
export async function startFakeNaxos(): Promise<FakeNaxos> {
  const answers = new Map<string, FakeReply[]>(Object.entries(USUAL).map(([path, reply]) => [path, [reply]]))
  const calls: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let spoiler: Spoiler | null = null
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const replies = answers.get('*') ?? answers.get(path) ?? [{ status: 404, raw: '{"error":"not_found"}' }]
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
    headers.push(request.headers)
    // In the order in which they came: one that is answered late must not stand behind those after it.
    const pending = `${request.url} pending`
    const place = calls.push(pending) - 1
    const answer = async () => {
      const status = await send(reply, request, response, spoiler)
      if (calls[place] === pending) calls[place] = `${request.url} ${status}`
    }
    void answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    headers,
    reply: (path, ...replies) => {
      if (replies.length === 0) answers.delete(path)
      else answers.set(path, replies)
    },
    spoil: (next) => {
      spoiler = next
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function send(
  reply: FakeReply,
  request: IncomingMessage,
  response: ServerResponse,
  spoiler: Spoiler | null,
): Promise<number> {
  const { data, updatedAt = SAMPLE_TIME, total, beside, delayMs = 0, until, location, retryAfter } = reply
  const whole =
    reply.raw ?? JSON.stringify({ data, updated_at: updatedAt, ...(total !== undefined && { total }), ...beside })
  const body = spoiler && (reply.status ?? 200) === 200 ? spoiler(whole) : whole
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  await Promise.all([wait(delayMs), until])
  const isKnown = spoiler === null && request.headers['if-none-match'] === etag
  const status = isKnown ? 304 : (reply.status ?? 200)
  response.writeHead(status, {
    ...(status < 400 && { etag }),
    ...(location && { location }),
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
  response.end(isKnown ? undefined : body)
  return status
}
