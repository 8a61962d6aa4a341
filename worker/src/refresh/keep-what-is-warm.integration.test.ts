import { describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { NaxosError } from '../naxos/naxos-error.ts'
import type { FakeReply } from '../testing/fake-naxos.ts'
import {
  sampleFront,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
  sampleTeaser,
} from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'

/** Eight items that cannot be read. */
const MOST_BAD = Array.from({ length: 8 }, (_, index) => ({ id: index + 1 }))

const refreshing = useRefreshing()
const NEVER = new Promise(() => undefined)

const story = { model: 'story', id: '7242' } as const
const front = { model: 'front', id: 'home' } as const
const SITE = { model: 'site', id: 'main' } as const
const list = (id: string): ReadModelReference<'storyList'> => ({ model: 'storyList', id })
/** A thing that cannot be shown does not replace what is warm, as little as a malformed one. */
const kindOf = (error: unknown) => (error instanceof NaxosError ? error.kind.replace('unshowable', 'malformed') : error)

describe('nothing warm is overwritten by something bad or empty', () => {
  const html = '<h1>Manutenzione</h1>'
  const bare = { id: 7242, title: 'x', sections: [4], published_at: LATER }
  type Case = [string, ReadModelReference, string, FakeReply, string]
  const cases: Case[] = [
    ['a story while the CMS is silent', story, '/story/7242', { until: NEVER }, 'unavailable'],
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
      { data: { blocks: [{ type: 'opening', stories: [sampleTeaser(1), {}] }] } },
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
    [
      'a list by none of 2,400 stories',
      list('latest.1'),
      '/story/list',
      { data: [], total: 2400, updatedAt: LATER },
      'malformed',
    ],
    ['a list by none, without a total', list('latest.1'), '/story/list', { data: [], updatedAt: LATER }, 'malformed'],
    ...[{ total: 2400 }, { total: 0 }, {}].map((told): Case => [
      `a following page by none, told ${JSON.stringify(told)}`,
      list('tag.piena-del-po.2'),
      '/story/list',
      { data: [], ...told, updatedAt: LATER },
      'malformed',
    ]),
    [
      'the list of a section that the tree holds by a 404',
      list('section.1.1'),
      '/story/list',
      { status: 404, raw: '{"error":"not_found"}' },
      'malformed',
    ],
    [
      'topics by an answer without any',
      SITE,
      '/siteconfigs',
      { data: { ...sampleSiteConfiguration, trendings: undefined }, updatedAt: LATER },
      'malformed',
    ],
    [
      'topics by bad ones',
      SITE,
      '/siteconfigs',
      { data: { ...sampleSiteConfiguration, trendings: [{ name: 'Senza indirizzo' }] } },
      'malformed',
    ],
    [
      'the items below an item by an answer without them',
      SITE,
      '/siteconfigs',
      {
        data: {
          ...sampleSiteConfiguration,
          navsections: sampleSiteConfiguration.navsections.map((item) => ({ ...item, subItem: null })),
        },
        updatedAt: LATER,
      },
      'malformed',
    ],
    ...['picture', 'journalists', 'tags', 'standfirst'].map((field): Case => [
      `a story by itself without ${field}, which says that it has not changed`,
      story,
      '/story/7242',
      { data: sampleStory(7242, { [field]: null }) },
      'malformed',
    ]),
    [
      'a list by cards without pictures, which says that it has not changed',
      list('latest.1'),
      '/story/list',
      { data: [sampleTeaser(1, { picture: null }), sampleTeaser(2)], total: 61 },
      'malformed',
    ],
  ]

  it.each(cases)('%s', async (_case, reference, path, reply, kind) => {
    await refreshing.refresh(reference)
    const before = await refreshing.store.readRaw(reference)
    expect(before?.state).toBe('present')
    refreshing.naxos.reply(path, reply)
    if (reply.until) refreshing.restart(50)
    await expect(
      refreshing.refresh(reference).catch((error: unknown) => Promise.reject(new Error(String(kindOf(error))))),
    ).rejects.toThrow(kind)
    expect(await refreshing.store.readRaw(reference)).toEqual(before)
  })

  it.each([
    ['of which every item is rubbish, without a time', 'emptied', { data: [null, { id: 'uno' }, 42], updatedAt: null }],
    [
      'of which most turned bad at once, with a later time',
      'damaged',
      { data: [...MOST_BAD, sampleTeaser(9)], updatedAt: LATER },
    ],
  ])(
    'nor a list by one %s, though the worker has just been started and a change is announced',
    async (_what, reason, reply) => {
      const stories = Array.from({ length: 9 }, (_, index) => sampleTeaser(index + 1))
      refreshing.naxos.reply('/story/list', { data: stories, total: 9 })
      await refreshing.refresh(list('latest.1'))
      refreshing.restart()
      refreshing.naxos.reply('/story/list', reply)
      const refused = refreshing.handler.handle({ reference: list('latest.1'), trigger: 'webhook' })
      await expect(refused).rejects.toMatchObject({ reason })
      expect((await refreshing.store.read(list('latest.1')))?.body.stories).toHaveLength(9)
    },
  )

  it('but a cut beside items that were bad before the worker was started is taken', async () => {
    refreshing.naxos.reply('/story/list', { data: [...MOST_BAD, sampleTeaser(1), sampleTeaser(2)], total: 10 })
    await refreshing.refresh(list('latest.1'))
    refreshing.restart()
    refreshing.naxos.reply('/story/list', { data: MOST_BAD, total: 8, updatedAt: LATER })
    expect(await refreshing.refresh(list('latest.1'))).toBe('written')
  })

  it('but the only story of a list may be taken back, and a page may come to be past the end', async () => {
    refreshing.naxos.reply('/story/list', { data: [sampleTeaser(1)], total: 1 })
    await refreshing.refresh(list('tag.piena-del-po.1'))
    refreshing.naxos.reply('/story/list', { data: [], total: 0, updatedAt: LATER })
    expect(await refreshing.refresh(list('tag.piena-del-po.1'))).toBe('written')
    expect((await refreshing.store.read(list('tag.piena-del-po.1')))?.body).toMatchObject({ total: 0, stories: [] })
    refreshing.naxos.reply('/story/list', { data: [sampleTeaser(1)], total: 31 })
    await refreshing.refresh(list('latest.2'))
    refreshing.naxos.reply('/story/list', { data: [], total: 30, updatedAt: LATER })
    expect(await refreshing.refresh(list('latest.2'))).toBe('missing')
  })

  it('but editors may take out all topics, and all that stands below an item', async () => {
    await refreshing.refresh(SITE)
    const navsections = sampleSiteConfiguration.navsections.map((item) => ({ ...item, subItem: [] }))
    refreshing.naxos.reply('/siteconfigs', {
      data: { ...sampleSiteConfiguration, trendings: [], navsections },
      updatedAt: LATER,
    })
    expect(await refreshing.refresh(SITE)).toBe('written')
    expect((await refreshing.store.read(SITE))?.body).toMatchObject({ trendings: [], navsections: [{ subItem: [] }] })
  })

  it('but what an announced change took away goes, though the answer has the time of before', async () => {
    await refreshing.refresh(story)
    refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, { picture: null }) })
    await expect(refreshing.refresh(story)).rejects.toMatchObject({ kind: 'malformed' })
    expect(await refreshing.handler.handle({ reference: story, trigger: 'webhook' })).toBe('written')
    expect((await refreshing.store.read(story))?.body.picture).toBeNull()
  })

  it('but a story may lose its picture, and is then looked at again within a minute, whole', async () => {
    const old = { published_at: '2020-01-01T10:30:00.000+01:00' }
    refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, old) })
    await refreshing.refresh(story)
    refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, { ...old, picture: null }), updatedAt: LATER })
    expect(await refreshing.refresh(story)).toBe('written')
    const [description] = await refreshing.store.describe([story])
    expect(description?.freshUntil).toBeLessThanOrEqual(Date.now() + 60_000)
    expect(await refreshing.refresh(story)).toBe('written')
    expect(refreshing.naxos.calls.at(-1)).toBe('/story/7242 200')
    expect((await refreshing.store.describe([story]))[0]?.freshUntil).toBeGreaterThan(Date.now() + 3_600_000)
    expect(await refreshing.refresh(story)).toBe('notModified')
  })

  it('but the good items of a list with bad ones are taken', async () => {
    await refreshing.refresh(list('latest.1'))
    const items = [{ id: 5 }, sampleTeaser(6), null, sampleTeaser(7)]
    refreshing.naxos.reply('/story/list', { data: items, total: 4, updatedAt: LATER })
    expect(await refreshing.refresh(list('latest.1'))).toBe('written')
    expect((await refreshing.store.read(list('latest.1')))?.body.stories.map((teaser) => teaser.id)).toEqual([6, 7])
  })
})
