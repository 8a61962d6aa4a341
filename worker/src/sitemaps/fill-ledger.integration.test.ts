import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { countMonths, readSitemapFile, withdrawPages } from '@liberta/database/sitemaps/listed-address.repository'
import { findWalks } from '@liberta/database/sitemaps/ledger-walk.repository'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { currentUrgency } from '@liberta/platform/upstreams/call-urgency'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { indexFolders } from '../naxos/mapping/folder-index.ts'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { indexSections } from '../naxos/mapping/section-index.ts'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'
import type { NaxosResult } from '../naxos/naxos-client.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import { sampleEvent, sampleMultimedia } from '../testing/catalogue-samples.ts'
import { sampleSections, sampleTeaser } from '../testing/naxos-samples.ts'
import { createFillLedgerHandler } from './fill-ledger.handler.ts'

const grammar = createSpecifiedGrammar()
const { signal } = new AbortController()
/** Ten seconds' share of which is one page. */
const ONE_PAGE = 6
const STORIES = 250

let database: ScratchDatabase
let orm: MikroORM
/** What PostgreSQL was asked. */
let statements: string[]
const noteStatement = (statement: string) => void statements.push(statement)
/** The stories' pages that the CMS was asked for. */
let pages: number[]
let requested: string[]
/** Pages at which the CMS fails, once each. */
let failing: Set<number>
let archive: object[]
/** What happens while the CMS answers. */
let meanwhile: () => void | Promise<void>
let urgencies: Set<string>
/** Stories in which the CMS hides names. */
let hidden: HiddenStory[]
/** What readers who saved them are to see stories called. */
let savedTitles: [story: number, title: string][]
/** What the CMS has beside stories. */
let videos: object[]
let events: object[]

beforeAll(async () => {
  database = await createScratchDatabase()
  orm = new MikroORM({ ...createDatabaseOptions(database.url), debug: ['query'], logger: noteStatement })
  await migrateDatabase(database.directUrl, { info: () => undefined })
})
afterAll(async () => {
  await orm.close(true)
  await database.drop()
})

beforeEach(async () => {
  ;[statements, meanwhile, urgencies] = [[], () => undefined, new Set()]
  await orm.em.fork().execute('truncate listed_addresses, ledger_walks, changed_months')
  ;[pages, requested, failing, hidden, savedTitles, videos, events] = [[], [], new Set(), [], [], [], []]
  archive = Array.from({ length: STORIES }, (_, age) => teaserOf(1000 + age, age))
})

/** A story for each hour back from a fixed one. */
function teaserOf(id: number, age: number) {
  const at = new Date(Date.parse('2026-11-20T12:00:00Z') - age * 3_600_000).toISOString()
  return sampleTeaser(id, { published_at: at, updated_at: at })
}

/** A CMS that has these stories, and what is this year's of the rest on one page. */
async function get(path: string): Promise<NaxosResult> {
  const query = new URLSearchParams(path.split('?')[1])
  const answer = { state: 'present' as const, etag: null, updatedAtMs: null, beside: {}, hidden }
  const page = Number(query.get('page'))
  if (!path.startsWith('/story/list')) {
    const all = path.startsWith('/multimedia/list') ? videos : path.startsWith('/event/list') ? events : []
    const ofYear = query.get('date_from') === '2026-01-01' ? all : []
    return { ...answer, data: page === 1 ? ofYear : [], total: ofYear.length }
  }
  pages.push(page)
  urgencies.add(currentUrgency())
  await meanwhile()
  if (failing.delete(page)) throw new NaxosError('unavailable', 'no answer')
  const size = Number(query.get('page_size'))
  return { ...answer, data: archive.slice((page - 1) * size, page * size), total: archive.length }
}

function createFill(changes: { sections?: object[]; pagesPerMinute?: number; now?: () => number } = {}) {
  const sections = indexSections(mapSections(grammar, changes.sections ?? sampleSections, () => undefined))
  return createFillLedgerHandler({
    entities: orm.em,
    store: { readRaw: () => Promise.resolve(null) },
    queue: { request: ({ model, id }) => Promise.resolve(requested.push(`${model}:${id}`) > 0) },
    grammar,
    renameSaved: async (story, title) => void savedTitles.push([story, title]),
    naxos: { get },
    sections: () => Promise.resolve(sections),
    folders: () => Promise.resolve(indexFolders([])),
    pagesPerMinute: changes.pagesPerMinute ?? ONE_PAGE,
    logger: createLogger('test', 'silent'),
    signal,
    ...(changes.now && { now: changes.now }),
  })
}

/** Lets so many of the ten seconds pass after which the job comes again. */
async function pass(periods = 1): Promise<void> {
  await orm.em.fork().execute(`update ledger_walks set paced_at = paced_at - ? * interval '10 seconds'`, [periods])
}

async function fillAgain(fill: () => Promise<number>, times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) {
    await pass()
    await fill()
  }
}

async function countListed(): Promise<number> {
  return (await countMonths(orm.em))
    .filter(({ kind }) => kind === 'stories')
    .reduce((sum, month) => sum + month.pages, 0)
}

describe('the ledger of sitemaps', () => {
  it('is filled a page at a time, goes on where it was left, and is done then', async () => {
    const fill = createFill()
    await fillAgain(fill, 3)
    expect([pages, await countListed()]).toEqual([[1, 2, 3], STORIES])
    await fillAgain(createFill(), 1)
    expect(pages).toEqual([1, 2, 3, 4])
    await fillAgain(fill, 60)
    expect(pages).toEqual([1, 2, 3, 4])
  })

  it('has a page asked for again that the CMS did not answer', async () => {
    failing.add(2)
    const fill = createFill()
    await fillAgain(fill, 4)
    expect([pages, await countListed()]).toEqual([[1, 2, 2, 3], STORIES])
  })

  it('is filled by one worker at a time', async () => {
    await Promise.all([createFill()(), createFill()(), createFill()()])
    expect(pages).toEqual([1])
    meanwhile = () => createFill()().then(() => undefined)
    await pass(60)
    await createFill()()
    expect(pages.every((page, index) => page === index + 1)).toBe(true)
  })

  it('is filled no faster than was set, however many workers look how often', async () => {
    const fill = createFill({ pagesPerMinute: 12 })
    for (let run = 0; run < 5; run += 1) await fill()
    expect(pages).toEqual([1, 2])
    await pass()
    for (let run = 0; run < 5; run += 1) await fill()
    expect(pages).toEqual([1, 2, 3, 4])
  })

  it('asks PostgreSQL by one statement while nothing is due, and the CMS by none', async () => {
    const fill = createFill()
    await fillAgain(fill, 60)
    expect(pages).toEqual([1, 2, 3, 4])
    await pass()
    ;[statements, requested] = [[], []]
    for (let run = 0; run < 5; run += 1) await fill()
    expect(statements).toHaveLength(5)
    expect(requested).toEqual([])
  })

  it('goes on at the position of a worker whose claim outlasted the one before, which reads no further', async () => {
    let isLate = true
    meanwhile = async () => {
      if (!isLate) return
      isLate = false
      await orm.em.fork().execute(`update ledger_walks set claimed_until = now() - interval '1 second'`)
      await pass(3)
      await createFill({ pagesPerMinute: 12 })()
    }
    await createFill({ pagesPerMinute: 12 })()
    const [walk] = await findWalks(orm.em)
    expect([pages, walk]).toMatchObject([
      [1, 1, 2, 3, 4],
      { kind: 'story', claim: 2, finishedForSeconds: expect.any(Number) },
    ])
  })

  it('is left after fifteen seconds by a run whose CMS is slow, for the next one to go on', async () => {
    let now = 0
    meanwhile = () => void (now += 8_000)
    const fill = createFill({ pagesPerMinute: 60, now: () => now })
    await fill()
    expect(pages).toEqual([1, 2])
    meanwhile = () => undefined
    await fillAgain(fill, 1)
    expect(pages).toEqual([1, 2, 3, 4])
  })

  it('has the CMS asked as for what nobody waits for', async () => {
    await createFill()()
    expect([...urgencies]).toEqual(['cold'])
  })

  it('asks the CMS for nothing where that is configured', async () => {
    expect(await createFill({ pagesPerMinute: 0 })()).toBe(0)
    expect(pages).toEqual([])
  })

  it('has stories in which names are hidden called by readers who saved them as the list says, whoever heard of no change', async () => {
    const noindex = { title: 'Assolto M. R.', noindex: true }
    archive = [teaserOf(1000, 0), { ...teaserOf(1001, 1), ...noindex }]
    hidden = [{ id: 1001, names: [{ name: 'Mario Rossi', instead: 'M. R.' }] }]
    await createFill()()
    expect(savedTitles).toEqual([[1001, 'Assolto M. R.']])
  })

  it('has the sitemaps made anew of the months that it filled', async () => {
    await createFill()()
    expect(requested).toEqual(
      expect.arrayContaining(['sitemap:stories.2026-11.1', 'sitemap:pictures.2026-11.1', 'sitemap:index']),
    )
    expect(requested).not.toContain('sitemap:stories.2012-01.1')
  })

  it('has each file made anew once a run, however many pages it reads: all copies hear of each', async () => {
    await createFill({ pagesPerMinute: 12 })()
    expect(pages).toEqual([1, 2])
    expect(requested.filter((name) => name === 'sitemap:index')).toHaveLength(1)
  })

  it('begins anew where the sections stand elsewhere, and has the new addresses', async () => {
    const fill = createFill({ pagesPerMinute: 60 })
    await fill()
    const renamed = sampleSections.map((section) =>
      section.id === 1 ? { ...section, slug: 'notizie', URL: '/news/notizie' } : section,
    )
    pages = []
    await pass()
    await createFill({ pagesPerMinute: 60, sections: renamed })()
    expect(pages.slice(0, 3)).toEqual([1, 2, 3])
    const [row] = await readSitemapFile(orm.em, { kind: 'stories', month: '2026-11', file: 1 })
    expect(row?.address).toMatch(/^\/news\/notizie\//)
  })

  it('has the CMS asked for a story that a list should have and has not, and lists it no more only once that is gone', async () => {
    const fill = createFill({ pagesPerMinute: 60 })
    await fill()
    archive.splice(50, 1)
    await orm.em.fork().execute(`update ledger_walks set finished_at = now() - interval '8 days' where kind = 'story'`)
    requested = []
    await pass()
    await fill()
    expect(requested).toContain('story:1050')
    expect(await countListed()).toBe(STORIES)
    await withdrawPages(orm.em, 'story', [1050])
    expect(await countListed()).toBe(STORIES - 1)
  })

  it('takes a list from before a withdrawal for no return', async () => {
    const fill = createFill({ pagesPerMinute: 60 })
    await fill()
    await withdrawPages(orm.em, 'story', [1050])
    await orm.em.fork().execute(`update ledger_walks set finished_at = now() - interval '8 days' where kind = 'story'`)
    await pass()
    await fill()
    expect(await countListed()).toBe(STORIES - 1)
  })
  it.each([
    ['an id that no table takes', { id: 3_000_000_000 }],
    ['a length that none takes', { seconds: 3_000_000_000 }],
    ['a time before all years', { published_at: '0000-01-01T00:00:00Z' }],
    ['a time of no zone on earth', { published_at: '2026-11-21T10:30:00+23:00' }],
  ])('lists all others where one of them has %s, and goes on to the kinds that follow', async (_what, bad) => {
    archive = []
    videos = [sampleMultimedia(1), sampleMultimedia(2, bad), sampleMultimedia(3)]
    events = [sampleEvent(61)]
    await fillAgain(createFill({ pagesPerMinute: 600 }), 3)
    const kinds = (await countMonths(orm.em)).map(({ kind, pages: count }) => [kind, count])
    expect(kinds).toEqual(expect.arrayContaining([['events', 1]]))
    expect(Number(kinds.find(([kind]) => kind === 'videos')?.[1])).toBeGreaterThanOrEqual(2)
  })

  it('lists what PostgreSQL takes of a page of which it does not take all', async () => {
    const refused = { ...teaserOf(1001, 1), title: 'Rifiutato' }
    archive = [teaserOf(1000, 0), refused, teaserOf(1002, 2)]
    await orm.em.fork().execute(`alter table listed_addresses add constraint refused check (title <> 'Rifiutato')`)
    try {
      await fillAgain(createFill({ pagesPerMinute: 60 }), 1)
    } finally {
      await orm.em.fork().execute('alter table listed_addresses drop constraint refused')
    }
    expect(await countListed()).toBe(2)
    expect((await findWalks(orm.em)).find(({ kind }) => kind === 'story')?.finishedForSeconds).not.toBeNull()
  })
})
