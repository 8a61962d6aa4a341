import {
  ENTRIES_PER_PAGE,
  liveFactsSchema,
  liveStateSchema,
  MOST_KEY_MOMENTS,
  MOST_POINTS,
} from '@liberta/contracts/live-blog/live-blog.schema'
import type { LiveBlog, LiveEntry, LiveFacts, LiveFigure } from '@liberta/contracts/live-blog/live-blog.schema'
import { z } from 'zod'
import {
  anythingField,
  countField,
  flagField,
  instantField,
  itemsField,
  requiredText,
  pageIdField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapAuthor } from './map-people.ts'
import { mapStoryBlocks } from './map-story-blocks.ts'

/** Blocks of one entry: it is a few lines, and a page holds twenty of them. */
const MOST_BLOCKS = 30
const MOST_NOTES = 4

const naxosFactsSchema = z.object({
  // A state that is not known here is no «In diretta»: nothing is said of now that may be untrue.
  state: liveStateSchema.catch('paused'),
  resumes_at: instantField,
  ended_at: instantField,
})

const naxosEntrySchema = z.object({
  id: pageIdField,
  at: instantField,
  title: requiredText,
  blocks: itemsField,
  content_textual_only: z.string().nullish().catch(null),
  author: anythingField,
  place: wordsField,
  pinned: flagField,
  key: wordsField,
})

const naxosMomentSchema = z.object({ id: pageIdField, at: instantField, title: requiredText })

const numberField = z.number().refine(Number.isFinite)

const naxosFigureSchema = z.object({
  title: requiredText,
  value: z.union([z.number().transform(String), requiredText]).pipe(z.string().max(12)),
  unit: wordsField,
  notes: itemsField,
  points: itemsField,
  since: wordsField,
  threshold: z.object({ value: numberField, label: requiredText }).nullish().catch(null),
})

const naxosBlogSchema = z.object({
  last_contact_at: instantField,
  total: countField,
  pinned: anythingField,
  key_moments: itemsField,
  figure: anythingField,
  entries: itemsField,
})

/** How a story of kind `live` stands; null for every other, and for one that is for subscribers, of which no text comes through. */
export function mapLiveFacts(kind: unknown, value: unknown, premium: boolean): LiveFacts | null {
  if (kind !== 'live' || premium) return null
  const { state, resumes_at: resumesAt, ended_at: endedAt } = naxosFactsSchema.catch(UNKNOWN).parse(value)
  return liveFactsSchema.parse({
    state,
    resumesAt: state === 'paused' ? resumesAt : null,
    endedAt: state === 'ended' ? endedAt : null,
  })
}

const UNKNOWN = { state: 'paused' as const, resumes_at: null, ended_at: null }

/** One entry; null where its id, its time or its title is missing. */
export function mapLiveEntry(value: unknown, drop: Drop): LiveEntry | null {
  const answer = naxosEntrySchema.safeParse(value)
  if (!answer.success || answer.data.at === null) return null
  const { id, at, title, blocks, content_textual_only: plain, author, place, pinned, key } = answer.data
  return {
    id,
    at,
    title,
    blocks: mapStoryBlocks(blocks.slice(0, MOST_BLOCKS), plain ?? null, drop),
    author: mapAuthor(author, { drop, isOpinion: false }),
    place,
    pinned,
    key,
  }
}

/** Entries of a list, each once and oldest first; one that cannot be shown is dropped and counted. */
export function mapLiveEntries(items: readonly unknown[], drop: Drop): LiveEntry[] {
  const entries = keepLastValid(items, 'liveEntry', drop, (item) => mapLiveEntry(item, drop))
  return keepFirst(entries, ({ id }) => id).toSorted(compareEntries)
}

/** The order of entries: by their time, those of one time by their ids. */
function compareEntries(one: Pick<LiveEntry, 'id' | 'at'>, other: Pick<LiveEntry, 'id' | 'at'>): number {
  return Date.parse(one.at) - Date.parse(other.at) || one.id - other.id
}

/** What a live story has beside its head. Nothing of it keeps the rest from being shown. */
export function mapLiveBlog(value: unknown, drop: Drop): LiveBlog {
  const answer = naxosBlogSchema.safeParse(value)
  if (!answer.success) return { contactAt: null, total: 0, pinned: null, keyMoments: [], figure: null, entries: [] }
  const { last_contact_at: contactAt, total, pinned, key_moments: moments, figure, entries: items } = answer.data
  const entries = mapLiveEntries(items, drop).toReversed().slice(0, ENTRIES_PER_PAGE)
  return {
    contactAt,
    total: Math.max(total ?? 0, entries.length),
    pinned: takePinned(pinned, drop),
    keyMoments: mapKeyMoments(moments, drop),
    figure: takeFigure(figure, drop),
    entries,
  }
}

function takePinned(value: unknown, drop: Drop): LiveEntry | null {
  if (value === null || value === undefined) return null
  const entry = mapLiveEntry(value, drop)
  if (entry === null) drop('liveEntry')
  return entry && { ...entry, pinned: true }
}

function mapKeyMoments(items: readonly unknown[], drop: Drop): LiveBlog['keyMoments'] {
  const moments = keepLastValid(items, 'liveEntry', drop, (item) => {
    const moment = naxosMomentSchema.safeParse(item).data
    return moment?.at ? { ...moment, at: moment.at } : null
  })
  const sorted = keepFirst(moments, ({ id }) => id).toSorted(compareEntries)
  return sorted.toReversed().slice(0, MOST_KEY_MOMENTS)
}

function takeFigure(value: unknown, drop: Drop): LiveFigure | null {
  if (value === null || value === undefined) return null
  const answer = naxosFigureSchema.safeParse(value)
  if (!answer.success) {
    drop('live_figure')
    return null
  }
  const { notes, points, threshold = null, ...rest } = answer.data
  return {
    ...rest,
    notes: keepLastValid(notes, 'live_figure', drop, (note) => requiredText.safeParse(note).data ?? null).slice(
      0,
      MOST_NOTES,
    ),
    points: keepLastValid(points, 'live_figure', drop, (point) => numberField.safeParse(point).data ?? null).slice(
      -MOST_POINTS,
    ),
    threshold,
  }
}
