import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { findWalks } from '@liberta/database/sitemaps/ledger-walk.repository'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import { indexFolders } from '../naxos/mapping/folder-index.ts'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { indexSections } from '../naxos/mapping/section-index.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import type { NaxosErrorKind } from '../naxos/naxos-error.ts'
import type { NaxosResult } from '../naxos/naxos-client.ts'
import { sampleSections, sampleTeaser } from '../testing/naxos-samples.ts'
import { createFillLedgerHandler } from './fill-ledger.handler.ts'

const grammar = createSpecifiedGrammar()
/** Ten seconds' share of which is one page. */
const ONE_PAGE = 6
const STORIES = 250
const PRESENT = { state: 'present' as const, etag: null, updatedAtMs: null, beside: {}, hidden: [] }

let database: MigratedDatabase
/** What the CMS was asked for: `story 2`, `multimedia 1`. */
let asked: string[]
/** How the second page of stories fails. */
let second: () => NaxosResult | null

beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[asked, second] = [[], () => null]
  await execute('truncate listed_addresses, ledger_walks, changed_months')
})

const execute = (statement: string) => database.orm.em.fork().execute(statement)

/** A CMS with 250 stories, and nothing else. */
function get(path: string): Promise<NaxosResult> {
  const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
  const kind = path.split('/')[1]
  asked.push(`${kind} ${page}`)
  if (kind !== 'story') return Promise.resolve({ ...PRESENT, data: [], total: 0 })
  const fault = page === 2 ? second() : null
  const ids = Array.from({ length: STORIES }, (_, index) => 1000 + index).slice((page - 1) * 100, page * 100)
  return Promise.resolve(fault ?? { ...PRESENT, data: ids.map((id) => sampleTeaser(id)), total: STORIES })
}

const fill = () =>
  createFillLedgerHandler({
    entities: database.orm.em,
    store: { readRaw: () => Promise.resolve(null) },
    queue: { request: () => Promise.resolve(true) },
    grammar,
    renameSaved: () => Promise.resolve(),
    naxos: { get },
    sections: () => Promise.resolve(indexSections(mapSections(grammar, sampleSections, () => undefined))),
    folders: () => Promise.resolve(indexFolders([])),
    pagesPerMinute: ONE_PAGE,
    logger: createLogger('test', 'silent'),
    signal: new AbortController().signal,
  })()

async function fillAgain(times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) {
    await execute(`update ledger_walks set paced_at = paced_at - interval '10 seconds'`)
    await fill()
  }
}

const walkOfStories = async () => (await findWalks(database.orm.em)).find(({ kind }) => kind === 'story')
const isStory = (call: string) => call.startsWith('story')
const failing = (kind: NaxosErrorKind) => () => {
  throw new NaxosError(kind, 'no answer')
}

describe('a page of a list', () => {
  it.each<[string, NaxosResult]>([
    ['is said not to be there', { state: 'missing' }],
    ['is none', { ...PRESENT, data: {}, total: null }],
    ['is empty without a total', { ...PRESENT, data: [], total: null }],
    ['is empty, with a total of more', { ...PRESENT, data: [], total: STORIES }],
    ['is empty, as the whole list is all at once', { ...PRESENT, data: [], total: 0 }],
  ])('that %s is not the end, and is asked for again', async (_how, answer) => {
    second = () => answer
    await fillAgain(2)
    expect(await walkOfStories()).toMatchObject({ page: 2, tries: 1, finishedForSeconds: null })
    second = () => null
    await fillAgain(3)
    expect(asked).toEqual(['story 1', 'story 2', 'story 2', 'story 3', 'story 4'])
    expect((await walkOfStories())?.finishedForSeconds).not.toBeNull()
  })

  it('that never comes holds up no other list', async () => {
    second = failing('unavailable')
    await fillAgain(9)
    expect(asked.filter((call) => !isStory(call))).toEqual(['multimedia 1', 'multimedia 1'])
  })

  it('that has not come for an hour is passed over, and the one after it gets all its tries', async () => {
    second = failing('unaskable')
    await fillAgain(2)
    await execute(`update ledger_walks set tries = 360`)
    await execute(`insert into ledger_walks (kind, year, page, finished_at, made_with, claimed_until)
      select other.kind, 2012, 1, now(), made_with, now() from ledger_walks, unnest('{video,event,obituary}'::text[]) other (kind)`)
    await fillAgain(1)
    expect(await walkOfStories()).toMatchObject({ page: 3, tries: 0 })
    await fillAgain(2)
    expect(asked.filter(isStory)).toEqual(['story 1', 'story 2', 'story 2', 'story 3', 'story 4'])
  })

  it('that was not asked for, as the CMS is not well, costs none of its tries', async () => {
    second = failing('held')
    await fillAgain(3)
    expect(await walkOfStories()).toMatchObject({ page: 2, tries: 0 })
  })
})
