import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { claimWalk, findWalks, keepPosition, leaveWalk } from '@liberta/database/sitemaps/ledger-walk.repository'
import type { WalkPosition } from '@liberta/database/sitemaps/ledger-walk.repository'
import type { ListedKind } from '@liberta/database/sitemaps/listed-address.repository'
import { runWithUrgency } from '@liberta/platform/upstreams/call-urgency'
import type { Logger } from 'pino'
import { chooseHidden } from '../naxos/answers/anonymise-answer.ts'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'
import { mapEventTeasers } from '../naxos/mapping/map-events.ts'
import type { FolderIndex } from '../naxos/mapping/folder-index.ts'
import { mapMultimedia } from '../naxos/mapping/map-multimedia.ts'
import { mapObituaries } from '../naxos/mapping/map-obituaries.ts'
import type { SectionIndex } from '../naxos/mapping/section-index.ts'
import { mapTeasers } from '../naxos/mapping/map-teaser.ts'
import type { NaxosClient, NaxosResult } from '../naxos/naxos-client.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import { chooseWalk, FILL_EVERY_MS } from './choose-walk.ts'
import type { DueWalk } from './choose-walk.ts'
import { listEvents, listObituaries, listStories, listVideos } from './list-pages.ts'
import type { SaidOfPages } from './list-pages.ts'
import { isOfData, noteSaid, renewSitemaps } from './note-listed.handler.ts'
import type { LedgerParts } from './note-listed.handler.ts'

/** The most that the CMS gives at once (docs/naxos.md). */
const PAGE_SIZE = 100
/** The paper is online since then; a list by years is read back to it. */
const FIRST_YEAR = 2012
/** A run begins no page after this long, however slow the CMS is: the next one goes on. */
const LONGEST_RUN_MS = 15_000
/** A page that did not come so often, in an hour or more, is believed to come never: what is behind it is read, and it is tried again a week later. */
const MOST_TRIES = 360
/** Longer than a run, with its last page, takes. */
const CLAIM_SECONDS = 30

interface FillParts extends LedgerParts {
  naxos: Pick<NaxosClient, 'get'>
  sections: () => Promise<SectionIndex>
  folders: () => Promise<FolderIndex>
  /** Pages that the CMS is asked for in a minute, over all workers; 0 is none. */
  pagesPerMinute: number
  /** Has a story called so by all readers who saved it. */
  renameSaved: (story: number, title: string) => Promise<unknown>
  logger: Logger
  signal: AbortSignal
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

type Trees = Readonly<{ sections: SectionIndex; folders: FolderIndex }>

interface Walk {
  kind: ListedKind
  list: string
  /** Whether the CMS's list spans no more than a year. */
  byYear: boolean
  map: (parts: FillParts, items: readonly unknown[], trees: Trees) => SaidOfPages
}

/** What is left out of a list is left out of the sitemaps, and counted where a reader meets it. */
const drop = () => undefined

/** The lists by which the ledger is filled, stories first. */
const WALKS: readonly Walk[] = [
  {
    kind: 'story',
    list: '/story/list',
    byYear: false,
    map: ({ grammar }, items, { sections }) => ({
      ...listStories(grammar, mapTeasers(items, { sections, drop, grammar })),
      isWhole: true,
    }),
  },
  {
    kind: 'video',
    list: '/multimedia/list',
    byYear: true,
    map: ({ grammar }, items, { folders }) =>
      listVideos(
        grammar,
        items.flatMap((item) => mapMultimedia(item, { folders, drop }) ?? []),
      ),
  },
  {
    kind: 'event',
    list: '/event/list',
    byYear: true,
    map: ({ grammar }, items) => listEvents(grammar, mapEventTeasers(items, drop)),
  },
  {
    kind: 'obituary',
    list: '/obituary/list',
    byYear: true,
    map: ({ grammar }, items) => listObituaries(grammar, mapObituaries(items, drop)),
  },
]

/**
 * Reads some pages of the CMS's lists into the ledger, where it was left, no faster than it may over all workers. A failure of the CMS ends
 * the run, and a later one tries the same page again, for about an hour, while the other lists go on. Once all lists are read nothing is asked for a week.
 * @returns how many pages were read
 */
export function createFillLedgerHandler(parts: FillParts) {
  return async (): Promise<number> => {
    const { entities, pagesPerMinute } = parts
    if (pagesPerMinute === 0) return 0
    const sections = await parts.sections()
    const wishes = { kinds: WALKS.map(({ kind }) => kind), madeWith: nameMaker(parts, sections), pagesPerMinute }
    const due = chooseWalk(await findWalks(entities), wishes)
    const walk = WALKS.find(({ kind }) => kind === due?.claim.kind)
    if (due === null || walk === undefined) return 0
    const trees = { sections, folders: await parts.folders() }
    const from = due.position ?? { year: walk.byYear ? new Date().getUTCFullYear() + 1 : 0, page: 1 }
    const terms = { position: from, madeWith: wishes.madeWith, seconds: CLAIM_SECONDS, untakenMs: due.untakenMs }
    return (await claimWalk(entities, due.claim, terms)) ? goOn(parts, walk, { ...due, from, trees }) : 0
  }
}

interface Run extends Pick<DueWalk, 'claim' | 'pages' | 'tries'> {
  from: WalkPosition
  trees: Trees
}

async function goOn(parts: FillParts, walk: Walk, { claim, pages, tries, from, trees }: Run): Promise<number> {
  const { entities, logger, signal, now = () => performance.now() } = parts
  const endsAt = now() + LONGEST_RUN_MS
  let at: WalkPosition | null = from
  let read = 0
  let isInVain = false
  try {
    while (at !== null && read < pages && now() < endsAt) {
      if (read > 0) await wait(FILL_EVERY_MS / pages / 2, undefined, { signal })
      at = await readOrSkip(parts, walk, at, { trees, isLastTry: read === 0 && tries >= MOST_TRIES })
      read += 1
      // Who was overtaken leaves the walk to who has it.
      if (at !== null && !(await keepPosition(entities, claim, at))) return read
    }
  } catch (error) {
    if (!(error instanceof NaxosError)) throw error
    isInVain = error.kind !== 'held'
    logger.warn({ kind: walk.kind, ...at, error: error.message }, 'The ledger of sitemaps is filled later')
  } finally {
    await leaveWalk(entities, claim, { isFinished: at === null, isInVain })
  }
  // Once a run: each file that is made anew is announced to all copies, and pages of a list are of the same months.
  await renewSitemaps(parts)
  if (at === null) logger.info({ kind: walk.kind }, 'The ledger of sitemaps is filled')
  return read
}

interface Reading {
  trees: Trees
  /** What does not come now is passed over. */
  isLastTry: boolean
}

async function readOrSkip(
  parts: FillParts,
  walk: Walk,
  at: WalkPosition,
  reading: Reading,
): Promise<WalkPosition | null> {
  try {
    return await readPage(parts, walk, at, reading)
  } catch (error) {
    if (!reading.isLastTry || !(error instanceof NaxosError) || error.kind === 'held') throw error
    const facts = { kind: walk.kind, ...at, error: error.message }
    parts.logger.warn(facts, 'A page of a list does not come, and is left out of the ledger of sitemaps')
    return { ...at, page: at.page + 1 }
  }
}

/** Reads one page; gives the next position, null at the end. */
async function readPage(
  parts: FillParts,
  { kind, list, byYear, map }: Walk,
  { year, page }: WalkPosition,
  { trees, isLastTry }: Reading,
): Promise<WalkPosition | null> {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) })
  if (byYear) {
    query.set('date_from', `${year}-01-01`)
    query.set('date_to', `${year}-12-31`)
  }
  const ask = () => parts.naxos.get(`${list}?${query.toString()}`, { signal: parts.signal })
  // The archive has time: whatever a reader or an editor waits for goes before it.
  const answer = await runWithUrgency('cold', ask)
  const items = answer.state === 'present' && Array.isArray(answer.data) ? answer.data : []
  if (items.length > 0) {
    await notePage(parts, map(parts, items, trees))
    if (kind === 'story' && answer.state === 'present') await renameHidden(parts, items, answer.hidden, trees)
    return { year, page: page + 1 }
  }
  if (!isLastTry && !isEnd(answer, page)) throw new NaxosError('malformed', `${list}: no items, and not its end`)
  return byYear && year > FIRST_YEAR ? { year: year - 1, page: 1 } : null
}

/**
 * Whether an answer without items is the end of its list (docs/naxos.md): the total has to say so, and not to be one of a list that was emptied while
 * it was read.
 */
function isEnd(answer: NaxosResult, page: number): boolean {
  if (answer.state !== 'present' || !Array.isArray(answer.data) || answer.total === null) return false
  return answer.total <= (page - 1) * PAGE_SIZE && (page === 1 || answer.total > (page - 2) * PAGE_SIZE)
}

/** Readers who saved a story see it called as it is now, also where nobody heard that a name was hidden in it, and nobody reads it. */
async function renameHidden(
  { grammar, renameSaved }: FillParts,
  items: readonly unknown[],
  hidden: readonly HiddenStory[],
  { sections }: Trees,
): Promise<void> {
  if (hidden.length === 0) return
  const stories = chooseHidden(mapTeasers(items, { sections, drop, grammar }), hidden)
  for (const { id, title } of stories) await renameSaved(id, title)
}

/** What PostgreSQL does not take of a page is left out: the walk would stand there for ever. */
async function notePage(parts: FillParts, said: SaidOfPages): Promise<void> {
  try {
    await noteSaid(parts, said, { isOwnAnswer: false })
  } catch (error) {
    if (!isOfData(error)) throw error
    await noteEach(parts, said)
  }
}

async function noteEach(parts: FillParts, { kind, pages, hidden }: SaidOfPages): Promise<void> {
  const alone = { kind, pages: [], hidden: [], isWhole: false }
  await noteSaid(parts, { ...alone, hidden }, { isOwnAnswer: false })
  for (const page of pages) {
    try {
      await noteSaid(parts, { ...alone, pages: [page] }, { isOwnAnswer: false })
    } catch (error) {
      if (!isOfData(error)) throw error
      parts.logger.warn({ kind, id: page.id, err: error }, 'A page is left out of the ledger of sitemaps')
    }
  }
}

/** Changes with whatever addresses are made of: the spelling of this installation, and the tree of sections. */
function nameMaker({ grammar }: FillParts, sections: SectionIndex): string {
  const spelled = grammar.routePaths.map(({ path }) => path).join(' ')
  return createHash('sha256').update(`${sections.fingerprint} ${spelled}`).digest('base64url').slice(0, 16)
}
