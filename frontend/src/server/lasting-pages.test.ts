import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { pino } from 'pino'
import type { PageCache } from '../page-cache/page-cache.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'

/** Far from midnight, before which there are fewer minutes. */
const NOON = Date.parse('2026-11-23T12:00:00Z')
/** As nginx in front says it. */
const SECOND = String(NOON / 1000)

/** What each cache in front is told of a page that it may keep until it is purged, and what of every other. */
const FRONTS = [
  ['varnish', 'surrogate-control', 'max-age=300', null],
  ['fastly', 'surrogate-control', 'max-age=300', null],
  ['cloudflare', 'cloudflare-cdn-cache-control', 'max-age=300', null],
  // The end of the second that nginx says it is.
  ['nginx', 'x-accel-expires', '300', `@${SECOND}`],
] as const
const A_SECOND = 'public, max-age=1, stale-while-revalidate=30, stale-if-error=86400'

let folder: string
let api: Server
beforeAll(async () => {
  jest.useFakeTimers({ now: NOON, doNotFake: ALL_BUT_THE_DATE })
  folder = await mkdtemp(join(tmpdir(), 'lasting-'))
  api = startSampleApi(0)
  await once(api, 'listening')
})
afterAll(async () => {
  close(api)
  await rm(folder, { recursive: true, force: true })
  jest.useRealTimers()
})

async function start(adapter: string, deafSince: () => number | null): Promise<{ site: Server; pages: PageCache }> {
  const upstream = `http://127.0.0.1:${portOf(api)}`
  const variables = siteSettingsSchema.parse({
    API_URL: upstream,
    NAXOS_URL: upstream,
    MEDIA_CACHE_DIR: folder,
    PURGE_ADAPTER: adapter,
  })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  const assembled = await assembleSite(variables, pino({ level: 'silent' }), files)
  const site = createSiteServer({ ...assembled, deafSince })
  await listen(site)
  return { site, pages: assembled.pages }
}

describe.each(FRONTS)(
  'a page for the minutes until it is purged, with %s in front',
  (adapter, header, minutes, brief) => {
    let site: Server
    let pages: PageCache
    let deaf: number | null
    beforeAll(async () => {
      ;({ site, pages } = await start(adapter, () => deaf))
    })
    afterAll(() => close(site))
    beforeEach(() => {
      deaf = null
    })
    const ask = (path = '/', more: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${portOf(site)}${path}`, { headers: { 'x-front-second': SECOND, ...more } })
    const toldOf = async (...question: Parameters<typeof ask>) => (await ask(...question)).headers.get(header)

    it('says so beside the second that is for everybody else, and in each form of the answer', async () => {
      const answer = await ask()
      expect(answer.headers.get(header)).toBe(minutes)
      expect(answer.headers.get('cdn-cache-control')).toBe(A_SECOND)
      expect(await toldOf('/', { 'accept-encoding': 'identity' })).toBe(minutes)
      const unchanged = await ask('/', { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect([unchanged.status, unchanged.headers.get(header)]).toEqual([304, minutes])
    })

    it('is one for a second while a newer one is rendered, and for minutes again then', async () => {
      await ask()
      pages.purgeAllSoftly()
      expect(await toldOf()).toBe(brief)
      await waitUntil(async () => (await toldOf()) === minutes, { what: 'the new page is fresh' })
    })

    it('is one for a second while the site hears of no changes', async () => {
      deaf = Date.now()
      expect(await toldOf()).toBe(brief)
      deaf = null
      expect(await toldOf()).toBe(minutes)
    })

    it('is never one that no change is announced for, or that says there is nothing', async () => {
      for (const path of ['/cerca?q=museo', '/news/cronaca/mai-scritta/999999', '/inventato'])
        expect([null, brief]).toContain(await toldOf(path))
    })
  },
)

describe('with no cache in front that is purged', () => {
  it('every page is one for a second', async () => {
    const { site } = await start('none', () => null)
    const { headers } = await fetch(`http://127.0.0.1:${portOf(site)}/`)
    close(site)
    expect(FRONTS.map(([, header]) => headers.get(header))).toEqual(FRONTS.map(() => null))
    expect(headers.get('cdn-cache-control')).toBe(A_SECOND)
  })
})
