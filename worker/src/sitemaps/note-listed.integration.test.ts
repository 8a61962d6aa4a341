import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { MOST_IN_SITEMAP } from '@liberta/contracts/sitemaps/sitemap.schema'
import { findChangedMonths, forgetChangedMonth } from '@liberta/database/sitemaps/changed-month.repository'
import { notePages, withdrawPages } from '@liberta/database/sitemaps/listed-address.repository'
import type { ListedPage } from '@liberta/database/sitemaps/listed-address.repository'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MikroORM } from '@mikro-orm/postgresql'
import { createNoteListedHandler, noteSaid, renewSitemaps } from './note-listed.handler.ts'

let database: MigratedDatabase
let orm: MikroORM
let requested: string[]
/** Whether the queue takes anything. */
let isTaken: boolean

beforeAll(async () => {
  database = await createMigratedDatabase()
  ;({ orm } = database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await orm.em.fork().execute('truncate listed_addresses, changed_months')
  ;[requested, isTaken] = [[], true]
})

const parts = () => ({
  entities: orm.em,
  store: { readRaw: () => Promise.resolve(null) },
  queue: {
    request: ({ id }: { id: string }) => {
      requested.push(id)
      return Promise.resolve(isTaken)
    },
  },
  grammar: createSpecifiedGrammar(),
})

function pageOf(id: number, changes: Partial<ListedPage> = {}): ListedPage {
  const page = { kind: 'story' as const, id, address: `/news/cronaca/una-${id}/${id}`, title: `Una ${id}` }
  const nothing = { updatedAt: null, pictureId: null, pictureCaption: null, videoSource: null, videoSeconds: null }
  return { ...page, ...nothing, publishedAt: '2024-03-10T12:00:00Z', ...changes }
}

async function note(pages: ListedPage[]): Promise<number> {
  const noted = await noteSaid(parts(), { kind: 'story', pages, hidden: [], isWhole: false }, { isOwnAnswer: true })
  await renewSitemaps(parts())
  return noted
}

const OF_MARCH = ['stories.2024-03.1', 'pictures.2024-03.1', 'index']

describe('what was noted', () => {
  it('has its sitemaps asked for once, and by a later try where the queue did not take them', async () => {
    isTaken = false
    await expect(note([pageOf(1)])).rejects.toThrow('did not take')
    ;[isTaken, requested] = [true, []]
    expect(await note([pageOf(1)])).toBe(0)
    expect(requested).toEqual(OF_MARCH)
    requested = []
    expect(await note([pageOf(1)])).toBe(0)
    expect(requested).toEqual([])
  })

  it('has them asked for by whoever comes next, where a worker was killed meanwhile', async () => {
    await notePages(orm.em, [pageOf(1)], { isOwnAnswer: true })
    await createNoteListedHandler(parts())({ model: 'event', id: '7' })
    expect(requested).toEqual(OF_MARCH)
  })

  it('has those asked for of both months, where it moved from one to the other', async () => {
    await note([pageOf(1)])
    requested = []
    await note([pageOf(1, { publishedAt: '2024-05-01T00:00:00Z' })])
    expect(requested).toEqual(['stories.2024-05.1', 'pictures.2024-05.1', ...OF_MARCH])
  })

  it('is noted once, as it was changed last, where a list has it twice', async () => {
    const twice = [
      pageOf(1, { title: 'Nuovo', updatedAt: '2024-03-10T13:00:00Z' }),
      pageOf(1, { title: 'Vecchio', updatedAt: '2024-03-10T12:30:00Z' }),
    ]
    expect(await note([...twice, pageOf(2)])).toBe(2)
    const rows = await orm.em.fork().execute('select id, title from listed_addresses order by id')
    expect(rows).toEqual([
      { id: 1, title: 'Nuovo' },
      { id: 2, title: 'Una 2' },
    ])
  })

  it('has the last file of its month made anew, too, that a withdrawal leaves without a page', async () => {
    await orm.em.fork().execute(
      `insert into listed_addresses (kind, id, address, state, title, published_at, month, changed_at)
      select 'story', id, '/' || id, 'listed', '', '2024-03-10T12:00:00Z', '2024-03', now() from generate_series(1, ?) id`,
      [MOST_IN_SITEMAP + 1],
    )
    await withdrawPages(orm.em, 'story', [5])
    await createNoteListedHandler(parts())({ model: 'event', id: '7' })
    expect(requested).toContain('stories.2024-03.2')
  })

  it('is kept for another round where it changed while its sitemaps were asked for', async () => {
    await notePages(orm.em, [pageOf(1)], { isOwnAnswer: true })
    const [found] = await findChangedMonths(orm.em)
    if (!found) throw new Error('nothing has changed')
    await notePages(orm.em, [pageOf(1, { title: 'Altro' })], { isOwnAnswer: true })
    await forgetChangedMonth(orm.em, found)
    expect(await findChangedMonths(orm.em)).toEqual([{ ...found, changes: 2 }])
  })
})

const rowOf = async (id: number) =>
  (await orm.em.fork().execute('select title, address, state from listed_addresses where id = ?', [id]))[0]

describe('what the ledger has', () => {
  const said = { kind: 'story' as const, isWhole: false }

  it('of a story that nobody has read is as the CMS says when it is asked for it alone', async () => {
    await note([pageOf(1), pageOf(2)])
    const renamed = pageOf(1, { title: 'Altra', address: '/news/cronaca/altra/1' })
    const asked: number[] = []
    const askStory = async (id: number) => {
      asked.push(id)
      return id === 1 ? { ...said, pages: [renamed], hidden: [] } : { ...said, pages: [], hidden: [id] }
    }
    const handle = createNoteListedHandler({ ...parts(), askStory })
    await handle({ model: 'story', id: '1' })
    await handle({ model: 'story', id: '2' })
    expect(asked).toEqual([1, 2])
    expect(await rowOf(1)).toEqual({ title: 'Altra', address: '/news/cronaca/altra/1', state: 'listed' })
    expect(await rowOf(2)).toMatchObject({ state: 'withdrawn' })
  })

  it('of one of which the CMS does not tell stays, as a page that was changed', async () => {
    await note([pageOf(1)])
    requested = []
    const handle = createNoteListedHandler({ ...parts(), askStory: async () => null })
    expect(await handle({ model: 'story', id: '1' })).toBe(1)
    expect(await rowOf(1)).toMatchObject({ state: 'listed' })
    expect(requested).toEqual(OF_MARCH)
  })

  it('goes where editors take a story out of search, is told of as changed, and comes back when they say so', async () => {
    await note([pageOf(1)])
    const told: number[] = []
    const announce = async (changed: readonly { id: number }[]) => void told.push(...changed.map(({ id }) => id))
    const hide = { ...said, pages: [], hidden: [1] }
    expect(await noteSaid({ ...parts(), announce }, hide, { isOwnAnswer: false })).toBe(1)
    expect(await noteSaid({ ...parts(), announce }, hide, { isOwnAnswer: false })).toBe(0)
    expect(told).toEqual([1])
    expect(await rowOf(1)).toMatchObject({ state: 'withdrawn' })
    await note([pageOf(1)])
    expect(await rowOf(1)).toMatchObject({ state: 'listed' })
  })
})

const countListed = async () =>
  (await orm.em.fork().execute<{ id: number }[]>(`select id from listed_addresses where state = 'listed'`)).length
const rangeOf = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** All of them are noted, taken off the ledger as long ago as PostgreSQL writes it, and then stand in a list as they were. */
async function listWithdrawn(ids: readonly number[], ago: string): Promise<void> {
  const pages = ids.map((id) => pageOf(id))
  await note(pages)
  await withdrawPages(orm.em, 'story', ids)
  await orm.em.fork().execute(`update listed_addresses set changed_at = now() - ?::interval`, [ago])
  requested = []
  await noteSaid(parts(), { kind: 'story', pages, hidden: [], isWhole: false }, { isOwnAnswer: false })
}

describe('what a list has though it was withdrawn', () => {
  it('is asked for itself: it may have been denied in an outage, and its own answer alone tells', async () => {
    await listWithdrawn([7], '9 days')
    expect([requested, await countListed()]).toEqual([['7'], 0])
    await note([pageOf(7)])
    expect(await countListed()).toBe(1)
  })

  it('is listed again where it is much and was so for a day: nobody withdraws a page of a list, and an outage denies all', async () => {
    await listWithdrawn(rangeOf(1, 30), '25 hours')
    expect([requested, await countListed()]).toEqual([[], 30])
  })

  it('is asked for in part where it is much and was so just now: the list may be from before', async () => {
    await listWithdrawn(rangeOf(1, 30), '1 hour')
    expect([requested, await countListed()]).toEqual([rangeOf(1, 10).map(String), 0])
  })
})
