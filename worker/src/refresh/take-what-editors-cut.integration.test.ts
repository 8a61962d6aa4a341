import { describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { FakeReply } from '../testing/fake-naxos.ts'
import { sampleEvent, sampleMultimedia } from '../testing/catalogue-samples.ts'
import {
  sampleFront,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
  sampleTeaser,
} from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'
const OLDER = '2026-11-18T10:30:00.000+01:00'

const refreshing = useRefreshing()
const ref = (name: string) => {
  const [model, id] = name.split(':')
  return { model, id } as ReadModelReference
}
const refresh = (name: string) => refreshing.refresh(ref(name))
const read = async (name: string) => (await refreshing.store.read(ref(name)))?.body
/** As a change that the CMS has announced has it done. */
const announce = (name: string, isWithdrawal = false) =>
  refreshing.handler.handle({ reference: ref(name), trigger: 'webhook', isWithdrawal })

const BAD_BLOCKS = [{ type: 'embed', html: '<iframe></iframe>' }, null]
const BAD_ITEMS = [null, {}, { id: 1, title: 'Senza sezione' }]
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    type: 'paragraph',
    text: `Paragrafo ${place}, ${'parole '.repeat(50)}`,
  }))
const section = (id: number, parent: number | null = null) => ({ id, slug: `s${id}`, name: `S${id}`, parent })
const many = Array.from({ length: 9 }, (_, place) => section(place + 1))
const menu = (items: readonly object[]) => ({ ...sampleSiteConfiguration, navsections: items, navfullsections: items })
const item = (id: number) => ({ id, name: `Voce ${id}`, URL: `/news/s${id}`, type: 'section', subItem: [] })
const MENU = Array.from({ length: 8 }, (_, place) => item(place + 1))

/** What stood there, and what an editor made of it while bad items stay. */
const CUTS: [string, string, string, FakeReply, FakeReply, object][] = [
  [
    'a text of nine paragraphs to two, with an embed and a picture that cannot be shown',
    'story:7242',
    '/story/7242',
    { data: sampleStory(7242, { blocks: [...BAD_BLOCKS, ...paragraphs(9)] }) },
    { data: sampleStory(7242, { blocks: [...BAD_BLOCKS, ...paragraphs(2)], picture: { id: 4 } }) },
    { picture: null, blocks: [{ type: 'paragraph' }, { type: 'paragraph' }] },
  ],
  [
    'a section’s list by two withdrawn stories, with bad items',
    'storyList:section.1.1',
    '/story/list',
    { data: [...BAD_ITEMS, sampleTeaser(1), sampleTeaser(2), sampleTeaser(3)], total: 6 },
    { data: [...BAD_ITEMS, sampleTeaser(3)], total: 4 },
    { stories: [{ id: 3 }] },
  ],
  [
    'a list to its bad items',
    'storyList:tag.piena-del-po.1',
    '/story/list',
    { data: [...BAD_ITEMS, sampleTeaser(1)], total: 4 },
    { data: BAD_ITEMS, total: 3 },
    { stories: [] },
  ],
  [
    'the front to three stories with a new lead',
    'front:home',
    '/front/home',
    { data: { ...sampleFront, blocks: [...sampleFront.blocks, { type: 'horoscope' }] } },
    { data: { blocks: [{ type: 'opening', stories: [sampleTeaser(9), {}, sampleTeaser(1)] }, null] } },
    { blocks: [{ type: 'opening', stories: [{ id: 9 }, { id: 1 }] }] },
  ],
  [
    'the menu to one entry, with a bad one',
    'site:main',
    '/siteconfigs',
    { data: menu([...MENU, { URL: '/x' }]) },
    { data: menu([item(1), { URL: '/x' }]) },
    { navsections: [{ name: 'Voce 1' }] },
  ],
  [
    'the tree to three sections, one of another name, with bad ones',
    'sections:all',
    '/section/list',
    { data: [...many, {}, section(99, 98)] },
    { data: [section(1), { ...section(2), slug: 'stile', name: 'Stile' }, section(10), {}, section(99, 98)] },
    [{ slug: 's1' }, { slug: 'stile' }, { slug: 's10' }],
  ],
]

describe('an editor’s cut wins, whatever bad items stay', () => {
  it.each(CUTS)('%s, by a later time', async (_what, name, path, before, after, expected) => {
    refreshing.naxos.reply(path, before)
    await refresh(name)
    refreshing.naxos.reply(path, { ...after, updatedAt: LATER })
    expect(await refresh(name)).toBe('written')
    expect(await read(name)).toMatchObject(expected)
  })

  it.each(CUTS.slice(0, 4))(
    '%s, where the CMS has announced it',
    async (_what, name, path, before, after, expected) => {
      refreshing.naxos.reply(path, before)
      await refresh(name)
      refreshing.naxos.reply(path, after)
      expect(await announce(name)).toBe('written')
      expect(await read(name)).toMatchObject(expected)
    },
  )
})

describe('the tree of sections', () => {
  it('does not collapse while a change of one section is announced and the first item alone is answered', async () => {
    refreshing.naxos.reply('/section/list', { data: many })
    await refresh('sections:all')
    refreshing.naxos.reply('/section/list', { data: many.slice(0, 1) })
    await expect(announce('sections:all')).rejects.toMatchObject({ kind: 'malformed', reason: 'rootLost' })
    expect(await read('sections:all')).toHaveLength(9)
    refreshing.naxos.reply('/section/list', { data: [...many, section(10)] })
    expect(await announce('sections:all')).toBe('written')
    expect(await read('sections:all')).toHaveLength(10)
  })

  it('is taken by hand as it is answered, where an operator says so', async () => {
    refreshing.naxos.reply('/section/list', { data: many })
    await refresh('sections:all')
    refreshing.naxos.reply('/section/list', { data: many.slice(0, 1), updatedAt: OLDER })
    await expect(refresh('sections:all')).rejects.toMatchObject({ reason: 'rootLost' })
    expect(await refreshing.handler.handle({ reference: ref('sections:all'), trigger: 'operator' })).toBe('written')
    expect(await read('sections:all')).toHaveLength(1)
  })

  it('keeps its sections where one is damaged in an answer that says it is the same', async () => {
    await refresh('sections:all')
    refreshing.naxos.reply('/section/list', { data: [{ ...sampleSections[0], id: null }, ...sampleSections.slice(1)] })
    await expect(refresh('sections:all')).rejects.toMatchObject({ reason: 'rootLost' })
  })
})

describe('an older updated_at never replaces a newer one', () => {
  it.each([
    ['event:61', '/event/61', sampleEvent(61, { title: 'Di tre giorni fa' })],
    ['multimedia:40017', '/multimedia/40017', sampleMultimedia(40017, { title: 'Di tre giorni fa' })],
    ['story:7242', '/story/7242', sampleStory(7242, { title: 'Di tre giorni fa' })],
    ['search:story.page_1.query_po', '/search', [sampleTeaser(1, { title: 'Di tre giorni fa' })]],
    ['multimediaList:all.1', '/multimedia/list', [sampleMultimedia(40017, { title: 'Di tre giorni fa' })]],
    ['tags:all', '/tag/list', [{ id: 31, slug: 'piena-del-po', name: 'Di tre giorni fa' }]],
    ['journalists:all', '/journalist/list', [{ id: 3, slug: 'marta-valdonica', name: 'Di tre giorni fa' }]],
  ])('%s, announced or not', async (name, path, data) => {
    refreshing.naxos.reply('/search', { data: [sampleTeaser(1)], total: 1 })
    await refresh(name)
    const before = await read(name)
    refreshing.naxos.reply(path, { data, total: 1, updatedAt: OLDER })
    await refresh(name).catch(() => undefined)
    await announce(name).catch(() => undefined)
    expect(await read(name)).toEqual(before)
  })
})

const GONE = { status: 410, raw: '{"error":"withdrawn"}' }
const UNKNOWN = { status: 404, raw: '{"error":"not_found"}' }

describe('a mass of 404 or 410 for what is warm is an outage', () => {
  const WARM = [
    'story:7242',
    'event:61',
    'multimedia:40017',
    'obituary:71',
    'page:about',
    'storyList:tag.piena-del-po.1',
  ]
  WARM.push('storyList:latest.1', 'search:story.page_1.query_po', 'sectionConfiguration:1')

  it.each([
    ['404', UNKNOWN],
    ['410', GONE],
  ])('%s: nothing warm falls, though changes of it are announced', async (_status, reply) => {
    refreshing.naxos.reply('/search', { data: [sampleTeaser(1)], total: 1 })
    for (const name of WARM) await refresh(name)
    refreshing.naxos.reply('*', reply)
    for (const name of WARM) {
      await expect(refresh(name)).rejects.toMatchObject({ kind: 'malformed' })
      await expect(announce(name)).rejects.toMatchObject({ kind: 'malformed' })
      expect(await refreshing.store.readRaw(ref(name))).toMatchObject({ state: 'present' })
    }
  })

  it.each([
    ['404', UNKNOWN, 'missing'],
    ['410', GONE, 'withdrawn'],
  ])('but the %s of one story alone takes it away at once', async (_status, reply, outcome) => {
    for (const id of [1, 2]) refreshing.naxos.reply(`/story/${id}`, { data: sampleStory(id) })
    await refresh('storyList:latest.1')
    await refresh('story:7242')
    refreshing.naxos.reply('/story/7242', reply)
    expect(await refresh('story:7242')).toBe(outcome)
  })

  it.each([
    ['a tag', 'tags:all', 'storyList:tag.piena-del-po.1', '/tag/piena-del-po'],
    ['a journalist', 'journalists:all', 'storyList:journalist.marta-valdonica.1', '/journalist/marta-valdonica'],
    ['a page', 'pages:all', 'page:about', '/page/about'],
    ['a page with a slug that addresses spell otherwise', 'pages:all', 'page:~43hi~2e~53iamo', '/page/Chi.Siamo'],
  ])('but %s may go though it was the only one', async (_what, list, name, path) => {
    if (path === '/page/Chi.Siamo') {
      const page = { slug: 'Chi.Siamo', title: 'Chi siamo', blocks: [{ type: 'paragraph', text: 'Noi.' }] }
      refreshing.naxos.reply('/page/list', { data: [page] })
      refreshing.naxos.reply(path, { data: page })
    }
    await refresh(list)
    expect(await refresh(name)).toBe('written')
    refreshing.naxos.reply(path, UNKNOWN)
    expect(await refresh(name)).toBe('missing')
  })

  it('but what is announced as withdrawn goes at once, whatever else the CMS denies', async () => {
    await refresh('story:7242')
    refreshing.naxos.reply('*', GONE)
    expect(await announce('story:7242', true)).toBe('withdrawn')
  })
})

describe('what cannot be shown, or not be asked for', () => {
  it.each([
    ['a story without a title', 'story:5', '/story/5', { data: sampleStory(5, { title: null }) }],
    ['an obituary of an unknown kind', 'obituary:5', '/obituary/5', { data: { id: 5, kind: 'party', name: 'A' } }],
    ['a page without a title', 'page:note-legali', '/page/note-legali', { data: { slug: 'note-legali', title: null } }],
    ['another story than the one asked for', 'story:5', '/story/5', { data: sampleStory(6) }],
    [
      'a slug that the CMS answers 414',
      `storyList:tag.${'a'.repeat(120)}.1`,
      `/tag/${'a'.repeat(120)}`,
      { status: 414, raw: '' },
    ],
    ['a page that it calls a bad request', 'page:x', '/page/x', { status: 400, raw: '{"error":"bad_request"}' }],
  ])('is missing and no outage: %s', async (_what, name, path, reply) => {
    refreshing.naxos.reply(path, reply)
    expect(await refresh(name)).toBe('missing')
  })

  it('leaves a list empty where all of its items are so', async () => {
    refreshing.naxos.reply('/story/list', { data: [null], total: 1 })
    expect(await refresh('storyList:latest.1')).toBe('written')
    expect(await read('storyList:latest.1')).toMatchObject({ stories: [] })
  })
})
