import { describe, expect, it } from '@jest/globals'
import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import { buildReadModelKey } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import type { FakeReply } from '../testing/fake-naxos.ts'
import { sampleStory } from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'

const refreshing = useRefreshing()

const story = { model: 'story', id: '7242' } as const
const front = { model: 'front', id: 'home' } as const
const list = (id: string): ReadModelReference<'storyList'> => ({ model: 'storyList', id })

describe('a refresh', () => {
  it('writes the envelope, with the sections fetched first where there are none', async () => {
    expect(await refreshing.refresh(story)).toBe('written')
    expect(refreshing.naxos.calls).toEqual(['/section/list 200', '/story/7242 200'])
    const stored = await refreshing.store.read(story)
    expect(stored).toMatchObject({ state: 'present', body: { id: 7242, section: { path: 'attualita/cronaca' } } })
    expect(stored?.revision).toMatch(/^1795253400000-\d+$/)
    expect(stored?.tags).toEqual(['story:7242', 'story:8242'])
  })

  it('asks conditionally the second time, and a 304 only makes it fresh again', async () => {
    await refreshing.refresh(story)
    await refreshing.store.markStale([story])
    expect(await refreshing.refresh(story)).toBe('notModified')
    expect(refreshing.naxos.calls.at(-1)).toBe('/story/7242 304')
    const [description] = await refreshing.store.describe([story])
    expect(description?.freshUntil).toBeGreaterThan(Date.now() + 60_000)
  })

  it('asks anew where the store has let go meanwhile of what has not changed', async () => {
    await refreshing.refresh(story)
    await refreshing.store.markStale([story])
    const { promise: until, resolve: goOn } = Promise.withResolvers<undefined>()
    refreshing.naxos.reply('/story/7242', { data: sampleStory(7242), until }, { data: sampleStory(7242) })
    const running = refreshing.refresh(story)
    await waitUntil(() => refreshing.naxos.calls.at(-1) === '/story/7242 pending')
    const redis = new Redis(refreshing.server.url)
    await redis.del(buildReadModelKey(story))
    redis.disconnect()
    goOn(undefined)
    expect(await running).toBe('written')
    expect(await refreshing.store.read(story)).toMatchObject({ state: 'present', body: { id: 7242 } })
  })

  it('asks anew where the sections changed, though the story did not', async () => {
    await refreshing.refresh(story)
    refreshing.naxos.reply('/section/list', { data: [{ id: 4, slug: 'cronaca', name: 'Cronache' }], updatedAt: LATER })
    await refreshing.refresh({ model: 'sections', id: 'all' })
    expect(await refreshing.refresh(story)).toBe('written')
    expect((await refreshing.store.read(story))?.body.section.name).toBe('Cronache')
  })

  it('maps every list: latest, of a section, of a tag, of a journalist', async () => {
    for (const id of ['latest.1', 'section.1.1', 'tag.piena-del-po.2', 'journalist.marta-valdonica.1']) {
      expect(await refreshing.refresh(list(id))).toBe('written')
    }
    expect(refreshing.naxos.calls).toContain('/story/list?page=2&page_size=30&tag=piena-del-po 200')
    expect(refreshing.naxos.calls).toContain('/story/list?page=1&page_size=30&section=1 200')
    expect((await refreshing.store.read(list('tag.piena-del-po.2')))?.body).toMatchObject({
      page: 2,
      pages: 3,
      total: 61,
    })
    const tags = (await refreshing.store.read(list('journalist.marta-valdonica.1')))?.tags
    expect(tags).toEqual(['story:1', 'story:2'])
    expect(await refreshing.store.namesTagged(['section:1'])).toEqual([list('section.1.1')])
  })

  it.each(['site:main', 'front:home', 'folders:all', 'redirects:all'])(
    'that the CMS refuses as no question is its fault where every site has the thing: %s',
    async (name) => {
      const path = { 'site:main': '/siteconfigs', 'front:home': '/front/home', 'folders:all': '/folder/list' }[name]
      refreshing.naxos.reply(path ?? '/redirect/list', { status: 400 })
      await expect(refreshing.refresh(name)).rejects.toMatchObject({ kind: 'unaskable' })
      expect(await refreshing.read(name)).toBeNull()
    },
  )

  it('brings front, site and configurations', async () => {
    expect(await refreshing.refresh(front)).toBe('written')
    expect(await refreshing.refresh({ model: 'site', id: 'main' })).toBe('written')
    expect(await refreshing.refresh({ model: 'sectionConfiguration', id: '1' })).toBe('written')
    expect((await refreshing.store.read(front))?.tags).toEqual(expect.arrayContaining(['section:1', 'story:8']))
  })

  it('does not ask for what somebody else has brought since it was found stale', async () => {
    await refreshing.refresh(story)
    expect(await refreshing.handler.handle({ reference: story, trigger: 'stale' })).toBe('fresh')
    expect(await refreshing.handler.handle({ reference: story, trigger: 'webhook' })).toBe('notModified')
  })
})

describe('the weather', () => {
  it('is not asked for twice when the clock strikes just after the start', async () => {
    const city = { model: 'weather', id: 'piacenza' } as const
    expect(await refreshing.refresh(city)).toBe('written')
    expect(await refreshing.refresh(city)).toBe('fresh')
    await refreshing.store.markStale([city])
    expect(await refreshing.refresh(city)).toBe('written')
  })
})

describe('absence', () => {
  it('of a story is remembered for a minute (404), and withdrawal leaves a tombstone (410)', async () => {
    await refreshing.refresh(story)
    refreshing.naxos.reply('/story/7242', { status: 410, raw: '{"error":"withdrawn"}' })
    expect(await refreshing.refresh(story)).toBe('withdrawn')
    expect(await refreshing.store.read(story)).toMatchObject({ state: 'withdrawn', body: null, tags: [] })
    // …and its title is taken from whoever has saved it.
    expect(refreshing.renamed).toEqual([{ story: 7242, title: TITLE_OF_WITHDRAWN }])
    const unknown = { model: 'story', id: '99' } as const
    expect(await refreshing.refresh(unknown)).toBe('missing')
    const [description] = await refreshing.store.describe([unknown])
    expect(description?.freshUntil).toBeGreaterThan(Date.now() + 50_000)
    expect(description?.freshUntil).toBeLessThan(Date.now() + 70_000)
  })

  it.each([
    ['event', 61],
    ['multimedia', 40017],
  ] as const)('of %s %d that was withdrawn takes its title from whoever has saved it', async (type, id) => {
    const thing = { model: type, id: String(id) }
    await refreshing.refresh(thing)
    refreshing.naxos.reply(`/${type}/${id}`, { status: 410, raw: '{"error":"withdrawn"}' })
    expect(await refreshing.refresh(thing)).toBe('withdrawn')
    expect(refreshing.renamed).toEqual([{ type, id }])
  })

  it('of an event that the CMS has announced and calls unknown takes its title, too; of an obituary, which nobody saves, none', async () => {
    refreshing.naxos.reply('/event/99', { status: 404, raw: '{"error":"not_found"}' })
    const event = { model: 'event', id: '99' } as const
    const announced = { trigger: 'webhook', isWithdrawal: true } as const
    expect(await refreshing.handler.handle({ reference: event, ...announced })).toBe('missing')
    refreshing.naxos.reply('/obituary/71', { status: 410, raw: '{"error":"withdrawn"}' })
    expect(await refreshing.handler.handle({ reference: { model: 'obituary', id: '71' }, ...announced })).toBe(
      'withdrawn',
    )
    expect(refreshing.renamed).toEqual([{ type: 'event', id: 99 }])
  })

  it('of a section, a tag, or a page beyond the last is missing; an empty first page is a page', async () => {
    expect(await refreshing.refresh(list('section.99.1'))).toBe('missing')
    expect(await refreshing.refresh(list('tag.ignoto.1'))).toBe('missing')
    refreshing.naxos.reply('/story/list', { status: 400, raw: '{"error":"bad_request"}' })
    expect(await refreshing.refresh(list('section.1.100001'))).toBe('missing')
    refreshing.naxos.reply('/story/list', { data: [], total: 0 })
    expect(await refreshing.refresh(list('tag.piena-del-po.9'))).toBe('missing')
    expect(await refreshing.refresh(list('tag.piena-del-po.1'))).toBe('written')
  })

  it('of the front, the site or the sections is an error of the CMS', async () => {
    await refreshing.refresh(front)
    refreshing.naxos.reply('/front/home', { status: 404, raw: '{"error":"not_found"}' })
    await expect(refreshing.refresh(front)).rejects.toMatchObject({ kind: 'malformed' })
    expect((await refreshing.store.read(front))?.state).toBe('present')
  })
})

/** The answer of one question that is answered after the next one. */
async function askBefore(next: FakeReply): Promise<{ slow: Promise<string>; answer: () => void }> {
  const { promise: until, resolve } = Promise.withResolvers<undefined>()
  await refreshing.refresh({ model: 'sections', id: 'all' })
  refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, { title: 'Vecchio' }), until }, next)
  const slow = refreshing.refresh(story)
  await waitUntil(() => refreshing.naxos.calls.at(-1) === '/story/7242 pending')
  return { slow, answer: () => resolve(undefined) }
}

describe('order of answers: a slow old answer never wins', () => {
  it('drops a slow old answer that comes after a quick new one', async () => {
    const { slow, answer } = await askBefore({ data: sampleStory(7242, { title: 'Nuovo' }), updatedAt: LATER })
    expect(await refreshing.refresh(story)).toBe('written')
    answer()
    expect(await slow).toBe('superseded')
    expect((await refreshing.store.read(story))?.body.title).toBe('Nuovo')
  })

  it('also where both carry the same time: the fetch that began later wins', async () => {
    const { slow, answer } = await askBefore({ data: sampleStory(7242, { title: 'Nuovo' }) })
    await refreshing.refresh(story)
    answer()
    expect(await slow).toBe('superseded')
    expect((await refreshing.store.read(story))?.body.title).toBe('Nuovo')
  })

  it('takes an answer without a time as the newest', async () => {
    await refreshing.refresh(story)
    refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, { title: 'Senza ora' }), updatedAt: '' })
    expect(await refreshing.refresh(story)).toBe('written')
    expect((await refreshing.store.read(story))?.body.title).toBe('Senza ora')
  })

  it('announces what readers can see, and only that', async () => {
    const listener = new Redis(refreshing.server.url)
    const heard: string[] = []
    await listener.subscribe(CHANGES_CHANNEL)
    listener.on('message', (_channel, message) => heard.push((JSON.parse(message) as { name: string }).name))
    await refreshing.refresh(story)
    await refreshing.refresh(story)
    // Messages of one server arrive in order.
    const redis = new Redis(refreshing.server.url)
    await redis.publish(CHANGES_CHANNEL, JSON.stringify({ name: 'end' }))
    redis.disconnect()
    await waitUntil(() => heard.includes('end'))
    listener.disconnect()
    expect(heard).toEqual(['sections:all', 'story:7242', 'end'])
  })
})
