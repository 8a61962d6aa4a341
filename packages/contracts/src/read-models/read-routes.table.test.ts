import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ReadRoute, Referred } from './define-read-route.ts'
import { nameReadModel, READ_MODELS, readModelReferenceSchema } from './read-model-key.ts'
import { READ_ROUTES } from './read-routes.table.ts'

const ROUTES = Object.values<ReadRoute>(READ_ROUTES)

function refer(path: string, parameters: unknown, query: unknown): Referred {
  const route = ROUTES.find((row) => row.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return route.refer(parameters, query)
}

const LIST = '/api/naxos/story/list'

describe('what a read asks for', () => {
  it.each([
    ['/api/naxos/siteconfigs', {}, { model: 'site', id: 'main' }],
    ['/api/naxos/section/list', {}, { model: 'sections', id: 'all' }],
    ['/api/naxos/section/{id}', { id: '12' }, { model: 'sectionConfiguration', id: '12' }],
    ['/api/naxos/section/{id}', { id: '9007199254740991' }, { model: 'sectionConfiguration', id: '9007199254740991' }],
    ['/api/naxos/folder/{id}', { id: '3' }, { model: 'folderConfiguration', id: '3' }],
    ['/api/naxos/event_category/{id}', { id: '4' }, { model: 'eventCategoryConfiguration', id: '4' }],
    ['/api/naxos/front/home', {}, { model: 'front', id: 'home' }],
    ['/api/naxos/story/{id}', { id: '7242' }, { model: 'story', id: '7242' }],
    ['/api/weather', {}, { model: 'weather', id: 'piacenza' }],
    ['/api/naxos/folder/list', {}, { model: 'folders', id: 'all' }],
    ['/api/naxos/multimedia/{id}', { id: '31' }, { model: 'multimedia', id: '31' }],
    ['/api/naxos/programme/list', {}, { model: 'programmes', id: 'all' }],
    ['/api/naxos/podcast/list', {}, { model: 'podcasts', id: 'all' }],
    ['/api/naxos/event_category/list', {}, { model: 'eventCategories', id: 'all' }],
    ['/api/naxos/obituary_town/list', {}, { model: 'obituaryTowns', id: 'all' }],
    ['/api/naxos/event/{id}', { id: '51' }, { model: 'event', id: '51' }],
    ['/api/naxos/obituary/{id}', { id: '21' }, { model: 'obituary', id: '21' }],
    ['/api/naxos/tag/list', {}, { model: 'tags', id: 'all' }],
    ['/api/naxos/journalist/list', {}, { model: 'journalists', id: 'all' }],
    ['/api/naxos/page/list', {}, { model: 'pages', id: 'all' }],
    ['/api/naxos/page/{slug}', { slug: 'note-legali' }, { model: 'page', id: 'note-legali' }],
    ['/api/naxos/plan/list', {}, { model: 'plans', id: 'all' }],
    ['/api/naxos/newsletter/list', {}, { model: 'newsletters', id: 'all' }],
    ['/api/naxos/survey/list', {}, { model: 'surveys', id: 'all' }],
    ['/api/naxos/redirect/list', {}, { model: 'redirects', id: 'all' }],
  ])('%s %j (requirements 7)', (path, parameters, reference) => {
    expect(refer(path, parameters, {})).toEqual(reference)
  })

  it.each([
    [{ latest: '' }, 'latest.1'],
    [{ latest: '1', page: '3' }, 'latest.3'],
    [{ tag: 'piena-del-po' }, 'tag.piena-del-po.1'],
    [{ journalist: 'marta-valdonica', page: '12' }, 'journalist.marta-valdonica.12'],
  ])('a list of stories: %j', (query, id) => {
    expect(refer(LIST, {}, query)).toEqual({ model: 'storyList', id })
  })

  it.each([
    ['multimedia', {}, { model: 'multimediaList', id: 'all.1' }],
    ['multimedia', { folder: 'teleliberta', page: '2' }, { model: 'multimediaList', id: 'folder.teleliberta.2' }],
    ['multimedia', { tag: 'po', page: 'x' }, { model: 'multimediaList', id: 'tag.po.1' }],
    ['event', {}, { model: 'eventList', id: 'upcoming.1' }],
    ['event', { category: 'sagre', page: '3' }, { model: 'eventList', id: 'category.sagre.3' }],
    ['event', { type: 'rassegna' }, { model: 'eventList', id: 'eventType.rassegna.1' }],
    ['event', { tag: 'bobbio' }, { model: 'eventList', id: 'tag.bobbio.1' }],
    ['obituary', { page: '2' }, { model: 'obituaryList', id: 'recent.2' }],
    ['obituary', { query: '  ' }, { model: 'obituaryList', id: 'recent.1' }],
    ['obituary', { query: ' Rossi  BOBBIO ' }, { model: 'obituaryList', id: 'query.rossi%20bobbio.1' }],
    ['obituary', { town: 'bobbio', page: '2' }, { model: 'obituaryList', id: 'town.bobbio.2' }],
    ['obituary', { period: 'mese', town: 'bobbio' }, { model: 'obituaryList', id: 'town.bobbio.period.mese.1' }],
    [
      'obituary',
      { query: 'Rossi', town: 'bobbio', period: 'oggi' },
      { model: 'obituaryList', id: 'query.rossi.town.bobbio.period.oggi.1' },
    ],
    ['letter', { page: '4' }, { model: 'letterList', id: '4' }],
    ['letter', { page: '0' }, { model: 'letterList', id: '1' }],
  ])('a list of %s: %j', (content, query, reference) => {
    expect(refer(`/api/naxos/${content}/list`, {}, query)).toEqual(reference)
  })

  it.each([
    ['multimedia', { folder: 'video', tag: 'po' }],
    ['multimedia', { folder: '../x' }],
    ['event', { category: 'sagre', type: 'evento' }],
    ['event', { type: 'mostra' }],
    ['obituary', { query: 'x'.repeat(121) }],
    ['obituary', { query: '字'.repeat(120) }],
    ['obituary', { query: ['a', 'b'] }],
    ['obituary', { town: '../x' }],
    ['obituary', { town: '' }],
    ['obituary', { period: 'secolo' }],
  ])('a list of %s: %j is refused', (content, query) => {
    expect(refer(`/api/naxos/${content}/list`, {}, query)).toMatchObject({ state: 'refused' })
  })

  it.each(['Note-Legali', '../x', '', 'a--b', 'x'.repeat(201)])('page %j is refused', (slug) => {
    expect(refer('/api/naxos/page/{slug}', { slug }, {})).toMatchObject({ state: 'refused' })
  })

  it.each(['0', '-1', 'abc', '1.5', '1e3', '99999999', '', ['2', '3']])(
    'page %j is no number of at least 1, so the default is used (requirements 5)',
    (page) => {
      expect(refer(LIST, {}, { latest: '', page })).toEqual({ model: 'storyList', id: 'latest.1' })
    },
  )

  it.each(['14', 'sport/calcio'])('the list of section %s, whose id is to be looked up', (section) => {
    const referred = refer(LIST, {}, { section, page: '2' })
    expect(referred).toMatchObject({ state: 'section', section })
    expect('section' in referred && nameReadModel(referred.refer(14))).toBe('storyList:section.14.2')
  })

  it.each([
    {},
    { latest: '', tag: 'po' },
    { tag: 'Po' },
    { tag: ['po', 'ponte'] },
    { tag: '' },
    { section: '../x' },
    { section: 'sport/' },
    { section: 'a/b/c/d/e' },
    { journalist: 'x'.repeat(201) },
    { latest: 'no' },
  ])('%j is refused', (query) => {
    expect(refer(LIST, {}, query)).toMatchObject({ state: 'refused' })
  })

  it.each(['0', '01', '-1', 'abc', '1 ', '', '12345678901', '1;2'])('id %j is refused', (id) => {
    expect(refer('/api/naxos/story/{id}', { id }, {})).toMatchObject({ state: 'refused' })
  })

  it('is a read model that exists, or no read model at all, for any parameters', () => {
    const names = ROUTES.flatMap(({ pathParameters, queryParameters }) => [
      ...Object.keys(pathParameters.shape),
      ...Object.keys(queryParameters.shape),
    ])
    const value = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.date().map(String),
    )
    const anything = fc.dictionary(fc.constantFrom(...new Set(names)), value)
    fc.assert(
      fc.property(fc.constantFrom(...ROUTES), anything, anything, (route, path, query) => {
        const referred = route.refer(path, query)
        const reference = 'section' in referred ? referred.refer(14) : referred
        expect('state' in reference || readModelReferenceSchema.safeParse(reference).success).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the table of read calls', () => {
  it('has one call for each read model, and each is answered by its own', () => {
    expect(Object.keys(READ_ROUTES).toSorted()).toEqual(Object.keys(READ_MODELS).toSorted())
    expect(Object.entries<ReadRoute>(READ_ROUTES).filter(([call, { model }]) => call !== model)).toEqual([])
  })

  it('has every operation and every address once', () => {
    expect(new Set(ROUTES.map(({ operation }) => operation)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
  })
})
