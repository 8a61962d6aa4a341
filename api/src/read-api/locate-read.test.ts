import { describe, expect, it } from '@jest/globals'
import { READ_ROUTES } from '@liberta/contracts/read-models/read-routes.table'
import type { ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import { ANSWERED_ROUTES } from './answered-routes.table.ts'
import { locateRead } from './locate-read.ts'
import { writeRouterPath } from './read-routes.ts'
import type { SectionLookup } from './sections/section-directory.ts'

const KNOWN = new Map([
  ['14', 14],
  ['sport/calcio', 14],
])

function find(section: string): SectionLookup {
  const id = KNOWN.get(section)
  return id === undefined ? { state: 'missing' } : { state: 'found', id }
}

const locate = (call: ReadCall, query: unknown, directory: Parameters<typeof locateRead>[2] = { find }) =>
  locateRead(READ_ROUTES[call], { params: {}, query }, directory)

describe('where a read leads', () => {
  it.each([
    [{ section: '14' }, 'section.14.1'],
    [{ section: 'sport/calcio', page: '2' }, 'section.14.2'],
  ])('%j is the list of the section that has that id or path', (query, id) => {
    expect(locate('storyList', query)).toEqual({ model: 'storyList', id })
  })

  it.each([{ section: 'sport/rugby' }, { section: '99' }])('%j leads nowhere', (query) => {
    expect(locate('storyList', query)).toEqual({ state: 'missing' })
  })

  it('waits for the list of sections where it is yet to be read', async () => {
    const later = { find: async (section: string) => find(section) }
    expect(await locate('storyList', { section: '14' }, later)).toEqual({ model: 'storyList', id: 'section.14.1' })
  })

  it('is said at once, without a promise, of everything else', () => {
    expect(locate('plans', {})).toEqual({ model: 'plans', id: 'all' })
    expect(locate('letterList', { page: '3' })).toEqual({ model: 'letterList', id: '3' })
    expect(locate('eventList', { type: 'mostra' })).toMatchObject({ state: 'refused' })
  })
})

describe('what costs the CMS a search of its own, when nobody asked for it before', () => {
  it.each<[ReadCall, string, boolean]>([
    ['search', 'story.page_1.query_po', true],
    ['obituaryList', 'query.rossi.1', true],
    ['obituaryList', 'recent.1', false],
    ['obituaryList', 'town.bobbio.period.mese.1', false],
    ['obituaryList', 'query.rossi.town.bobbio.1', true],
    ['storyList', 'latest.1', false],
  ])('%s of %s: %s', (call, id, isExpensive) => {
    expect(ANSWERED_ROUTES.find(({ model }) => model === call)?.isExpensive?.(id) ?? false).toBe(isExpensive)
  })
})

describe('the router’s spelling', () => {
  it('puts a colon where OpenAPI puts braces', () => {
    expect(writeRouterPath('/api/naxos/story/{id}')).toBe('/api/naxos/story/:id')
  })
})
