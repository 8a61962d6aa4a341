import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { AwaitedChanges } from '@liberta/platform/refresh/awaited-changes'
import { startRedis } from '@liberta/platform/testing/start-redis'
import type { TestRedis } from '@liberta/platform/testing/start-redis'
import { Redis } from 'ioredis'
import { NaxosClient } from '../naxos/naxos-client.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos, FakeReply } from '../testing/fake-naxos.ts'
import {
  sampleFront,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
  sampleTeaser,
} from '../testing/naxos-samples.ts'
import { RefreshModelHandler } from './refresh-model.handler.ts'
import { createRefreshers } from './refresher.table.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let store: ReadModelStore
let handler: RefreshModelHandler

const story = { model: 'story', id: '7242' } as const
const front = { model: 'front', id: 'home' } as const
const list = (id: string): ReadModelReference<'storyList'> => ({ model: 'storyList', id })
const refresh = (reference: ReadModelReference) => handler.handle({ reference, trigger: 'schedule' })
const current = { temperature_2m: 4.5, relative_humidity_2m: 93, weather_code: 45, time: '2026-11-21T10:30:00+01:00' }
const weather = () =>
  Promise.resolve({ state: 'present' as const, body: { current }, etag: null, updatedAtMs: null, tags: ['weather'] })
const kindOf = (error: unknown) => (error instanceof NaxosError ? error.kind : error)

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})

beforeEach(async () => {
  await redis.flushall()
  naxos = await startFakeNaxos()
  store = new ReadModelStore(redis)
  const client = new NaxosClient({ url: naxos.url, timeoutMs: 400 })
  handler = new RefreshModelHandler({
    store,
    awaited: new AwaitedChanges(redis),
    refreshers: createRefreshers(client, weather),
    logger: createLogger('test', 'silent'),
    signal: new AbortController().signal,
  })
})

afterEach(() => naxos.close())

afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

describe('a refresh', () => {
  it('writes the envelope, with the sections fetched first where there are none', async () => {
    expect(await refresh(story)).toBe('written')
    expect(naxos.calls).toEqual(['/section/list 200', '/story/7242 200'])
    const stored = await store.read(story)
    expect(stored).toMatchObject({ state: 'present', body: { id: 7242, section: { path: 'attualita/cronaca' } } })
    expect(stored?.revision).toMatch(/^1795253400000-\d+$/)
    expect(stored?.tags).toEqual(['story:7242', 'story:8242'])
  })

  it('asks conditionally the second time, and a 304 only makes it fresh again', async () => {
    await refresh(story)
    await store.markStale([story])
    expect(await refresh(story)).toBe('notModified')
    expect(naxos.calls.at(-1)).toBe('/story/7242 304')
    const [description] = await store.describe([story])
    expect(description?.freshUntil).toBeGreaterThan(Date.now() + 60_000)
  })

  it('asks anew where the sections changed, though the story did not', async () => {
    await refresh(story)
    naxos.reply('/section/list', { data: [{ id: 4, slug: 'cronaca', name: 'Cronache' }], updatedAt: LATER })
    await refresh({ model: 'sections', id: 'all' })
    expect(await refresh(story)).toBe('written')
    expect((await store.read(story))?.body.section.name).toBe('Cronache')
  })

  it('maps every list: latest, of a section, of a tag, of a journalist', async () => {
    for (const id of ['latest.1', 'section.1.1', 'tag.piena-del-po.2', 'journalist.marta-valdonica.1']) {
      expect(await refresh(list(id))).toBe('written')
    }
    expect(naxos.calls).toContain('/story/list?page=2&page_size=30&tag=piena-del-po 200')
    expect(naxos.calls).toContain('/story/list?page=1&page_size=30&section=1 200')
    expect((await store.read(list('tag.piena-del-po.2')))?.body).toMatchObject({ page: 2, pages: 3, total: 61 })
    const tags = (await store.read(list('journalist.marta-valdonica.1')))?.tags
    expect(tags).toEqual(['journalist:marta-valdonica', 'story:1', 'story:2'])
    expect(await store.namesTagged(['section:1'])).toEqual([list('section.1.1')])
  })

  it('brings front, site and configurations', async () => {
    expect(await refresh(front)).toBe('written')
    expect(await refresh({ model: 'site', id: 'main' })).toBe('written')
    expect(await refresh({ model: 'sectionConfiguration', id: '1' })).toBe('written')
    expect((await store.read(front))?.tags).toEqual(expect.arrayContaining(['front', 'section:1', 'story:8']))
  })

  it('does not ask for what somebody else has brought since it was found stale', async () => {
    await refresh(story)
    expect(await handler.handle({ reference: story, trigger: 'stale' })).toBe('fresh')
    expect(await handler.handle({ reference: story, trigger: 'webhook' })).toBe('notModified')
  })
})

describe('the weather', () => {
  it('is not asked for twice when the clock strikes just after the start', async () => {
    const city = { model: 'weather', id: 'piacenza' } as const
    expect(await refresh(city)).toBe('written')
    expect(await refresh(city)).toBe('fresh')
    await store.markStale([city])
    expect(await refresh(city)).toBe('written')
  })
})

describe('absence', () => {
  it('of a story is remembered for a minute (404), and withdrawal leaves a tombstone (410)', async () => {
    await refresh(story)
    naxos.reply('/story/7242', { status: 410, raw: '{"error":"withdrawn"}' })
    expect(await refresh(story)).toBe('withdrawn')
    expect(await store.read(story)).toMatchObject({ state: 'withdrawn', body: null, tags: ['story:7242'] })
    const unknown = { model: 'story', id: '99' } as const
    expect(await refresh(unknown)).toBe('missing')
    const [description] = await store.describe([unknown])
    expect(description?.freshUntil).toBeGreaterThan(Date.now() + 50_000)
    expect(description?.freshUntil).toBeLessThan(Date.now() + 70_000)
  })

  it('of a section, a tag, or a page beyond the last is missing; an empty first page is a page', async () => {
    expect(await refresh(list('section.99.1'))).toBe('missing')
    expect(await refresh(list('tag.ignoto.1'))).toBe('missing')
    naxos.reply('/story/list', { status: 400, raw: '{"error":"bad_request"}' })
    expect(await refresh(list('section.1.100001'))).toBe('missing')
    naxos.reply('/story/list', { data: [], total: 0 })
    expect(await refresh(list('tag.piena-del-po.9'))).toBe('missing')
    expect(await refresh(list('tag.piena-del-po.1'))).toBe('written')
  })

  it('of the front, the site or the sections is an error of the CMS', async () => {
    await refresh(front)
    naxos.reply('/front/home', { status: 404, raw: '{"error":"not_found"}' })
    await expect(refresh(front)).rejects.toMatchObject({ kind: 'malformed' })
    expect((await store.read(front))?.state).toBe('present')
  })
})

describe('nothing warm is overwritten by something bad or empty', () => {
  const html = '<h1>Manutenzione</h1>'
  const bare = { id: 7242, title: 'x', sections: [4], published_at: LATER }
  const cases: [string, ReadModelReference, string, FakeReply, string][] = [
    ['a story while the CMS is slow', story, '/story/7242', { data: sampleStory(7242), delayMs: 700 }, 'unavailable'],
    ['a story while the CMS fails', story, '/story/7242', { status: 500, raw: 'x' }, 'unavailable'],
    ['a story by a page of HTML', story, '/story/7242', { raw: html }, 'malformed'],
    ['a story by another', story, '/story/7242', { data: sampleStory(8) }, 'malformed'],
    ['a story without its title', story, '/story/7242', { data: sampleStory(7242, { title: null }) }, 'malformed'],
    ['a story without its text', story, '/story/7242', { data: bare, updatedAt: LATER }, 'malformed'],
    [
      'a front without an opening',
      front,
      '/front/home',
      { data: { blocks: sampleFront.blocks.slice(1) } },
      'malformed',
    ],
    ['a front without anything', front, '/front/home', { data: {}, updatedAt: LATER }, 'malformed'],
    ['sections by none', { model: 'sections', id: 'all' }, '/section/list', { data: [] }, 'malformed'],
    [
      'a full menu by an empty one',
      { model: 'site', id: 'main' },
      '/siteconfigs',
      { data: { ...sampleSiteConfiguration, navsections: [] } },
      'malformed',
    ],
    [
      'a list of which every story is bad',
      list('latest.1'),
      '/story/list',
      { data: [{}, { id: 1 }], total: 2 },
      'malformed',
    ],
    [
      'sections by those whose items are whole',
      { model: 'sections', id: 'all' },
      '/section/list',
      { data: sampleSections.map((section) => ({ ...section, id: section.id === 1 ? null : section.id })) },
      'malformed',
    ],
    [
      'a front by the few stories of it that are whole',
      front,
      '/front/home',
      { data: { blocks: [{ type: 'opening', stories: [sampleTeaser(1), {}] }] }, updatedAt: LATER },
      'malformed',
    ],
    [
      'a list by less of itself, which says that it has not changed',
      list('latest.1'),
      '/story/list',
      { data: [sampleTeaser(1)], total: 1 },
      'malformed',
    ],
    [
      'a long list by an empty one',
      list('latest.1'),
      '/story/list',
      { data: [], total: 0, updatedAt: LATER },
      'malformed',
    ],
  ]

  it.each(cases)('%s', async (_case, reference, path, reply, kind) => {
    await refresh(reference)
    const before = await store.readRaw(reference)
    expect(before?.state).toBe('present')
    naxos.reply(path, reply)
    await expect(
      refresh(reference).catch((error: unknown) => Promise.reject(new Error(String(kindOf(error))))),
    ).rejects.toThrow(kind)
    expect(await store.readRaw(reference)).toEqual(before)
  })

  it('but the good items of a list with bad ones are taken', async () => {
    await refresh(list('latest.1'))
    const items = [{ id: 5 }, sampleTeaser(6), null, sampleTeaser(7)]
    naxos.reply('/story/list', { data: items, total: 4, updatedAt: LATER })
    expect(await refresh(list('latest.1'))).toBe('written')
    expect((await store.read(list('latest.1')))?.body.stories.map((teaser) => teaser.id)).toEqual([6, 7])
  })
})

describe('order of answers (ruling: a slow old answer never wins)', () => {
  it('drops a slow old answer that comes after a quick new one', async () => {
    await refresh({ model: 'sections', id: 'all' })
    naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Vecchio' }), delayMs: 250 },
      { data: sampleStory(7242, { title: 'Nuovo' }), updatedAt: LATER },
    )
    const slow = refresh(story)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await refresh(story)).toBe('written')
    expect(await slow).toBe('superseded')
    expect((await store.read(story))?.body.title).toBe('Nuovo')
  })

  it('also where both carry the same time: the fetch that began later wins', async () => {
    await refresh({ model: 'sections', id: 'all' })
    naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Vecchio' }), delayMs: 250 },
      { data: sampleStory(7242, { title: 'Nuovo' }) },
    )
    const slow = refresh(story)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await refresh(story)
    expect(await slow).toBe('superseded')
    expect((await store.read(story))?.body.title).toBe('Nuovo')
  })

  it('takes an answer without a time as the newest', async () => {
    await refresh(story)
    naxos.reply('/story/7242', { data: sampleStory(7242, { title: 'Senza ora' }), updatedAt: '' })
    expect(await refresh(story)).toBe('written')
    expect((await store.read(story))?.body.title).toBe('Senza ora')
  })

  it('announces what readers can see, and only that', async () => {
    const listener = new Redis(server.url)
    const heard: string[] = []
    await listener.subscribe(CHANGES_CHANNEL)
    listener.on('message', (_channel, message) => heard.push((JSON.parse(message) as { name: string }).name))
    await refresh(story)
    await refresh(story)
    await new Promise((resolve) => setTimeout(resolve, 50))
    listener.disconnect()
    expect(heard).toEqual(['sections:all', 'story:7242'])
  })
})
