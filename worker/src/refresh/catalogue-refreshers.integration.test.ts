import { describe, expect, it, jest } from '@jest/globals'
import { MALFORMATIONS } from '../../../infra/upstreams/src/faults/spoil-answer.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import {
  sampleEvent,
  sampleFacets,
  sampleFolders,
  sampleMultimedia,
  sampleObituary,
} from '../testing/catalogue-samples.ts'
import { sampleTeaser } from '../testing/naxos-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'

const refreshing = useRefreshing()
const { refresh, read, logger } = refreshing

/** A thing that cannot be shown does not replace what is warm, as little as a malformed one. */
const kindOf = (error: unknown) => (error instanceof NaxosError ? error.kind.replace('unshowable', 'malformed') : error)
const tag = (id: number, name: string) => ({ id, slug: `t${id}`, name })
const AHEAD = { period_start: '2099-06-01T09:00:00.000+02:00', period_end: null }

describe('what is no story', () => {
  it.each([
    ['folders:all', []],
    ['multimediaList:all.1', ['multimediaLists', 'multimedia:40017', 'multimedia:40018']],
    ['multimediaList:folder.tgl.2', ['multimediaLists', 'multimedia:40017', 'multimedia:40018']],
    ['multimediaList:tag.piena-del-po.1', ['multimediaLists', 'multimedia:40017', 'multimedia:40018']],
    ['multimedia:40017', ['multimedia:40017', 'multimedia:40018']],
    ['programmes:all', ['multimediaLists', 'multimedia:40017']],
    ['podcasts:all', []],
    ['eventCategories:all', []],
    ['eventList:upcoming.1', ['eventLists', 'event:61', 'event:62']],
    ['eventList:category.sagre.1', ['eventLists', 'event:61', 'event:62']],
    ['eventList:eventType.rassegna.1', ['eventLists', 'event:61', 'event:62']],
    ['eventList:tag.piena-del-po.2', ['eventLists', 'event:61', 'event:62']],
    ['event:61', ['event:61', 'event:62']],
    ['obituaryList:recent.1', ['obituaries', 'obituary:71', 'obituary:72']],
    ['obituaryList:query.rossi%20anna.1', ['obituaries', 'obituary:71', 'obituary:72']],
    ['obituaryList:town.rivergaro.period.mese.1', ['obituaries', 'obituary:71', 'obituary:72']],
    ['obituaryTowns:all', ['obituaries']],
    ['obituary:71', ['obituary:71']],
    ['tags:all', []],
    ['journalists:all', []],
    ['pages:all', ['page:about']],
    ['page:about', ['page:about']],
    ['letterList:1', []],
    ['plans:all', []],
    ['newsletters:all', []],
    ['surveys:all', []],
    ['redirects:all', []],
  ])('%s is written, with the tags by which a change of what it is made of finds it', async (name, tags) => {
    expect(await refresh(name)).toBe('written')
    expect(await read(name)).toMatchObject({ state: 'present', tags })
  })

  it.each([
    'multimediaList:folder.nessuna.1',
    'multimediaList:tag.nessuno.1',
    'multimedia:9',
    'eventList:category.nessuna.1',
    'event:9',
    'obituary:9',
    'page:nessuna',
    'letterList:999999',
    `obituaryList:query.${'a'.repeat(121)}.1`,
  ])('%s is missing and remembered for a minute', async (name) => {
    expect(await refresh(name)).toBe('missing')
    const [description] = await refreshing.store.describe([namedModel(name)])
    expect(description?.freshUntil).toBeLessThan(Date.now() + 61_000)
  })

  it.each(['multimediaList:all.9', 'eventList:upcoming.9', 'obituaryList:recent.9', 'letterList:9'])(
    '%s is missing where the page is past the end',
    async (name) => {
      for (const kind of ['multimedia', 'event', 'obituary', 'letter'])
        refreshing.naxos.reply(`/${kind}/list`, { data: [] })
      expect(await refresh(name)).toBe('missing')
    },
  )

  it('a withdrawn obituary leaves a tombstone, made of nothing', async () => {
    refreshing.naxos.reply('/obituary/71', { status: 410, raw: '{"error":"withdrawn"}' })
    expect(await refresh('obituary:71')).toBe('withdrawn')
    expect(await read('obituary:71')).toMatchObject({ state: 'withdrawn', body: null, tags: [] })
  })

  it('lists are asked for conditionally, the seeker’s words as a parameter', async () => {
    await refresh('obituaryList:query.rossi%20anna.1')
    expect(await refresh('obituaryList:query.rossi%20anna.1')).toBe('notModified')
    expect(refreshing.naxos.calls.at(-1)).toBe('/obituary/list?page=1&page_size=30&query=rossi+anna 304')
  })

  it('a list of a folder follows the folder’s name', async () => {
    await refresh('multimediaList:folder.tgl.1')
    const renamed = sampleFolders.map((folder) => (folder.id === 211 ? { ...folder, name: 'Il tg' } : folder))
    refreshing.naxos.reply('/folder/list', { data: renamed, updatedAt: LATER })
    await refresh('folders:all')
    expect(await refresh('multimediaList:folder.tgl.1')).toBe('written')
    expect((await read('multimediaList:folder.tgl.1'))?.body).toMatchObject({ subject: { folder: { name: 'Il tg' } } })
  })

  it('what follows a video, and what else is on, is brought by one more call, itself left out', async () => {
    await refresh('multimedia:40017')
    expect(refreshing.naxos.calls.at(-1)).toBe('/multimedia/list?page=1&page_size=9&folder=211 200')
    expect((await read('multimedia:40017'))?.body).toMatchObject({ watchNext: [{ id: 40018 }] })
    await refresh('event:61')
    expect(refreshing.naxos.calls.at(-1)).toBe('/event/list?page=1&page_size=7&category=404 200')
    expect((await read('event:61'))?.body).toMatchObject({ alsoOn: [{ id: 62 }] })
  })

  it('an event stays readable though the others of its category come to their end', async () => {
    refreshing.naxos.reply('/event/list', { data: Array.from({ length: 7 }, (_, index) => sampleEvent(61 + index)) })
    await refresh('event:61')
    const over = { period_start: '2020-06-01T09:00:00.000+02:00', period_end: null }
    refreshing.naxos.reply('/event/list', {
      data: Array.from({ length: 7 }, (_, index) => sampleEvent(61 + index, over)),
    })
    await refresh('event:61')
    refreshing.naxos.reply('/event/list', { data: [], total: 0 })
    expect(await refresh('event:61')).toBe('written')
    expect((await read('event:61'))?.body).toMatchObject({ alsoOn: [] })
  })

  it('an empty list, as while a change is announced, empties no «watch next» and no «also on» of others', async () => {
    refreshing.naxos.reply('/event/list', { data: [sampleEvent(62, AHEAD), sampleEvent(63, AHEAD)], total: 2 })
    const names = ['multimedia:40017', 'event:61']
    for (const name of names) await refresh(name)
    const before = await Promise.all(names.map(read))
    for (const path of ['/multimedia/list', '/event/list'])
      refreshing.naxos.reply(path, { data: [], total: 0, updatedAt: LATER })
    for (const name of names) expect(await refresh(name)).toBe('written')
    const after = await Promise.all(names.map(read))
    expect(after.map((model) => model?.body)).toEqual(before.map((model) => model?.body))
  })

  it.each([
    ['fails', 500],
    ['takes no such question', 400],
  ])('what changed of a video or an event is written though the list of others %s', async (_what, status) => {
    refreshing.naxos.reply('/event/list', { data: [sampleEvent(62, AHEAD)], total: 1 })
    const [video, event] = ['multimedia:40017', 'event:61']
    for (const name of [video, event]) await refresh(name)
    for (const path of ['/multimedia/list', '/event/list']) refreshing.naxos.reply(path, { status, raw: '{}' })
    refreshing.naxos.reply('/multimedia/40017', { data: sampleMultimedia(40017, { title: 'Nuovo' }), updatedAt: LATER })
    refreshing.naxos.reply('/event/61', { data: sampleEvent(61, { title: 'Rinviato' }), updatedAt: LATER })
    for (const name of [video, event]) expect(await refresh(name)).toBe('written')
    expect((await read(video))?.body).toMatchObject({ title: 'Nuovo', watchNext: [{ id: 40018 }] })
    expect((await read(event))?.body).toMatchObject({ title: 'Rinviato', alsoOn: [{ id: 62 }] })
  })

  it('an event that was never read is there without others where the CMS refuses their list, and asks again in a minute', async () => {
    refreshing.naxos.reply('/event/list', { status: 400, raw: '{}' })
    expect(await refresh('event:61')).toBe('written')
    const model = await read('event:61')
    expect(model?.body).toMatchObject({ id: 61, alsoOn: [] })
    expect((model?.freshUntil ?? 0) - (model?.fetchedAt ?? 0)).toBe(60_000)
  })

  it('all tags come in pages, and by name', async () => {
    refreshing.naxos.reply(
      '/tag/list',
      { data: [tag(1, 'Po'), tag(2, 'Àncora')], total: 3 },
      { data: [tag(3, 'Bobbio')], total: 3 },
    )
    await refresh('tags:all')
    expect((await read('tags:all'))?.body).toMatchObject([{ name: 'Àncora' }, { name: 'Bobbio' }, { name: 'Po' }])
  })

  it('all tags are kept where a page in the middle comes empty, or one lacks some and says no later time', async () => {
    const [first, second] = [
      { data: [tag(1, 'Po'), tag(2, 'Àncora')], total: 3 },
      { data: [tag(3, 'Bobbio')], total: 3 },
    ]
    refreshing.naxos.reply('/tag/list', first, second)
    await refresh('tags:all')
    refreshing.naxos.reply('/tag/list', first, { data: [], total: 3, updatedAt: LATER })
    await expect(refresh('tags:all')).rejects.toMatchObject({ kind: 'malformed' })
    refreshing.naxos.reply('/tag/list', { ...first, total: 2 })
    await expect(refresh('tags:all')).rejects.toMatchObject({ kind: 'malformed', reason: 'rootLost' })
    expect((await read('tags:all'))?.body).toHaveLength(3)
    refreshing.naxos.reply('/tag/list', { ...first, total: 2, updatedAt: LATER })
    expect(await refresh('tags:all')).toBe('written')
    expect((await read('tags:all'))?.body).toHaveLength(2)
  })
})

describe('a search', () => {
  const STORIES = 'search:story.page_1.query_piena%20del%20po'

  it('maps what it found, filters included (requirements 7)', async () => {
    refreshing.naxos.reply('/search', {
      data: [sampleTeaser(1)],
      total: 41,
      beside: { facets: sampleFacets, complete: false },
    })
    expect(await refresh(STORIES)).toBe('written')
    const found = await read(STORIES)
    expect(found?.tags).toEqual(['search:story', 'story:1'])
    expect(found?.body).toMatchObject({ kind: 'story', page: 1, pages: 3, total: 41, complete: false })
    expect(found?.body).toMatchObject({ filters: [{ id: 'sections' }, { id: 'zones' }, { id: 'tags' }] })
    expect(found?.freshUntil).toBeLessThanOrEqual(Date.now() + 30_000)
  })

  it('finds multimedia items and events by the same way', async () => {
    refreshing.naxos.reply('/search', { data: [sampleMultimedia(40017)], total: 1 })
    await refresh('search:multimedia.page_1.query_tg')
    expect((await read('search:multimedia.page_1.query_tg'))?.body).toMatchObject({
      items: [{ id: 40017 }],
      complete: true,
    })
    refreshing.naxos.reply('/search', { data: [sampleEvent(61)], total: 1 })
    await refresh('search:event.page_1.when_oggi')
    expect((await read('search:event.page_1.when_oggi'))?.body).toMatchObject({ events: [{ id: 61 }] })
  })

  it('that finds nothing is a page; a page past the end is none', async () => {
    refreshing.naxos.reply('/search', { data: [], total: 0 })
    expect(await refresh(STORIES)).toBe('written')
    expect((await read(STORIES))?.body).toMatchObject({ pages: 1, total: 0, stories: [], filters: [] })
    expect(await refresh('search:story.page_2.query_piena%20del%20po')).toBe('missing')
  })
})

describe('nothing warm is overwritten by something bad or empty', () => {
  it.each([
    ['folders:all', '/folder/list', { data: [] }],
    ['programmes:all', '/programme/list', { data: [{ title: 'Senza numero' }] }],
    ['podcasts:all', '/podcast/list', { status: 404, raw: '{"error":"not_found"}' }],
    ['page:about', '/page/about', { data: { slug: 'about', title: 'Questo sito' }, updatedAt: LATER }],
    ['page:about', '/page/about', { data: { slug: 'policy', title: 'Altra' }, updatedAt: LATER }],
    ['event:61', '/event/61', { data: sampleEvent(62) }],
    ['redirects:all', '/redirect/list', { data: { 301: {}, 302: {} }, updatedAt: LATER }],
    ['redirects:all', '/redirect/list', { data: 'none', updatedAt: LATER }],
    ['obituaryList:recent.1', '/obituary/list', { data: [{ id: 1 }] }],
    ['multimediaList:all.2', '/multimedia/list', { data: [], updatedAt: LATER, total: 41 }],
    ['multimediaList:folder.tgl.1', '/multimedia/list', { status: 404, raw: '{"error":"not_found"}' }],
    ['obituaryList:recent.1', '/obituary/list', { data: [], updatedAt: LATER }],
    ['letterList:1', '/letter/list', { data: [], updatedAt: LATER, total: 3 }],
    ['obituary:71', '/obituary/71', { data: sampleObituary(71, { text: null }) }],
  ])('%s by a bad answer of %s', async (name, path, reply) => {
    await refresh(name)
    const before = await read(name)
    refreshing.naxos.reply(path, reply)
    expect(await refresh(name).catch(kindOf)).toBe('malformed')
    expect((await read(name))?.body).toEqual(before?.body)
  })

  const OVER = { period_start: '2020-06-01T09:00:00.000+02:00', period_end: null }

  it('events that are to come do not vanish at once; what is over does', async () => {
    refreshing.naxos.reply('/event/list', { data: [sampleEvent(61, AHEAD)], total: 35 })
    await refresh('eventList:upcoming.1')
    refreshing.naxos.reply('/event/list', { data: [], updatedAt: LATER, total: 0 })
    expect(await refresh('eventList:upcoming.1').catch(kindOf)).toBe('malformed')
    refreshing.naxos.reply('/event/list', { data: [sampleEvent(61, OVER)], total: 35 })
    await refresh('eventList:category.sagre.1')
    refreshing.naxos.reply('/event/list', { data: [], updatedAt: LATER, total: 0 })
    expect(await refresh('eventList:category.sagre.1')).toBe('written')
  })

  it.each([
    ['/event/list', 'eventList:upcoming.1'],
    ['/search', 'search:event.page_1.query_fiera'],
  ])('what is over does not vanish by rubbish of %s, however long that lasts', async (path, name) => {
    refreshing.naxos.reply(path, { data: [sampleEvent(61, OVER)], total: 1 })
    await refresh(name)
    refreshing.naxos.spoil(MALFORMATIONS['a list of rubbish'] ?? null)
    expect(await refresh(name).catch(kindOf)).toBe('malformed')
    refreshing.pass(61_000)
    expect(await refresh(name).catch(kindOf)).toBe('malformed')
    expect((await read(name))?.body).toMatchObject({ events: [{ id: 61 }] })
  })

  it('what a search found is not lost to an index that does not hold it yet', async () => {
    const search = 'search:story.page_1.query_po'
    refreshing.naxos.reply('/search', { data: [sampleTeaser(1)], total: 1 })
    await refresh(search)
    refreshing.naxos.reply('/search', { data: [], total: 0, beside: { complete: false } })
    expect(await refresh(search).catch(kindOf)).toBe('malformed')
    refreshing.naxos.reply('/search', { data: [], total: 0, beside: { complete: true } })
    expect(await refresh(search)).toBe('written')
  })

  it('the last survey may end', async () => {
    await refresh('surveys:all')
    refreshing.naxos.reply('/survey/list', { data: [], updatedAt: LATER })
    expect(await refresh('surveys:all')).toBe('written')
  })

  it('that finds nothing is logged, and is no error (requirements 8)', async () => {
    refreshing.naxos.reply('/search', { data: [], total: 0 })
    const info = jest.spyOn(logger, 'info')
    await refresh('search:story.page_1.query_ornitorinco')
    expect((await read('search:story.page_1.query_ornitorinco'))?.body).toMatchObject({ total: 0, stories: [] })
    expect(info).toHaveBeenCalledWith({ name: 'search:story.page_1.query_ornitorinco' }, 'A search found nothing')
  })
})
