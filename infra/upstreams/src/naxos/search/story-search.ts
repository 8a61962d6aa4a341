import type { StoryStore } from '../edits/story-store.ts'
import { ALL_STORIES } from '../archive/story-keys.ts'
import type { IndexBuild } from './index-file.ts'
import type { SoughtWord } from './expand-word.ts'
import type { SearchFields } from './field-counts.ts'
import { LiveIndex } from './live-index.ts'
import { rankDocuments } from './rank-documents.ts'
import type { DateRange } from './read-date-range.ts'
import { createScratch, keepFullest, scoreQuery, type Scratch, type SearchedSource } from './score-query.ts'
import { readWords } from './expand-word.ts'
import { splitWords } from './tokenize.ts'

export interface StorySearchQuery {
  text: string
  operator: 'or' | 'and'
  /** `newest`: by date, and only what holds most of the words as they are written, where something does. */
  sort: 'relevance' | 'newest'
  range: DateRange | null
  /** A story has to be under one key of each group. */
  keyGroups: readonly (readonly string[])[]
}

export interface FoundStories {
  /** In the order asked for; newest first where the query has no words. */
  ids: Uint32Array
  /** False while the index is still being built: older stories are missing. */
  complete: boolean
  /** How many of those found are under a key. */
  countUnder(key: string): number
}

export interface StorySearchOptions {
  store: StoryStore
  fieldsOf: (id: number) => SearchFields
}

/** Room for the archive's stories to come before the documents of stories published by hand begin. */
const ROOM = 20_000
/** Stories that can be published by hand before the arrays have to grow. */
const SPARE = 1000
/** How many of the best are looked at again for the phrase. */
const REREAD = 100
const PHRASE_IN_TITLE = 2
const PHRASE_IN_SUMMARY = 1.5
const YEAR_MS = 365 * 86_400_000
const FRESHNESS = 0.5
/** Where no word ranks the stories, their minutes since 2000 do: they fit the 24 bits of a score. */
const FIRST_DAY = Date.UTC(2000, 0, 1)
const MINUTE_MS = 60_000

/** Full-text search of the stories: the archive's index, and on top of it what is new or edited. */
export class StorySearch {
  private readonly options: StorySearchOptions
  private readonly live = new LiveIndex()
  private readonly ownBase: number
  private build: IndexBuild | null = null
  private scratch: Scratch = createScratch(0)

  constructor(options: StorySearchOptions) {
    this.options = options
    this.ownBase = options.store.archive.planned + ROOM
  }

  /** Takes an index into use, in place of the one before. */
  use(build: IndexBuild): void {
    this.build = build
  }

  /** Share of the archive that is indexed, 0 to 1. */
  get progress(): number {
    if (!this.build) return 0
    const { top, next } = this.build.progress
    return top === 0 ? 1 : (top - next) / top
  }

  /** Number of the newest story in the archive's index; those above it have to be put in one by one. */
  get top(): number {
    return this.build?.progress.top ?? 0
  }

  /** Indexes a new or edited story at once. */
  put(id: number): void {
    this.live.put(this.documentOf(id), this.options.fieldsOf(id))
  }

  /** Takes a story out of what is found. */
  remove(id: number): void {
    this.live.remove(this.documentOf(id))
  }

  /** The stories that match a query, in the order that it asks for. */
  find(query: StorySearchQuery, now: number): FoundStories {
    const isNewest = query.sort === 'newest'
    const isOpen = readWords(query.text, false).length === 0
    let scores = this.match(query, isNewest, now)
    if (isNewest && !isOpen) {
      if (scores.every((score) => score === 0)) scores = this.match(query, false, now)
      keepFullest(this.scratch)
      this.scoreByTime(scores, now)
    }
    const ranked = rankDocuments(scores).map((document) => this.idOf(document))
    return {
      ids: isOpen || isNewest ? ranked : this.rereadForPhrase(ranked, scores, splitWords(query.text)),
      complete: this.progress === 1,
      countUnder: (key) => {
        let count = 0
        this.options.store.eachUnder(key, now, (id) => {
          if ((scores[this.documentOf(id)] ?? 0) > 0) count += 1
        })
        return count
      },
    }
  }

  private match(query: StorySearchQuery, isStrict: boolean, now: number): Float32Array {
    const { text, operator, range, keyGroups } = query
    const words = readWords(text, isStrict)
    const scores = words.length === 0 ? this.allStories(now) : this.score(words, operator, now)
    for (const keys of keyGroups) this.keepUnder(scores, keys, now)
    if (range) this.keepWithin(scores, range, now)
    return scores
  }

  private allStories(now: number): Float32Array {
    const scores = this.prepareScratch().total.fill(0)
    this.options.store.eachUnder(ALL_STORIES, now, (id) => {
      const document = this.documentOf(id)
      scores[document] = this.minuteOf(document, now)
    })
    return scores
  }

  /** Puts the time of a document that was found in the place of how well it fits. */
  private scoreByTime(scores: Float32Array, now: number): void {
    for (let document = 0; document < scores.length; document += 1) {
      if ((scores[document] ?? 0) > 0) scores[document] = this.minuteOf(document, now)
    }
  }

  private minuteOf(document: number, now: number): number {
    return (now - this.ageOf(document, now) - FIRST_DAY) / MINUTE_MS
  }

  private score(words: readonly SoughtWord[], operator: 'or' | 'and', now: number): Float32Array {
    const { store } = this.options
    const sources: SearchedSource[] = [{ source: this.live, isSuperseded: () => false }]
    const isSuperseded = (document: number) => store.isEdited(document)
    if (this.build) sources.push({ source: this.build.index, isSuperseded })
    const scratch = this.prepareScratch()
    const scores = scoreQuery(sources, { words, operator, size: scratch.total.length }, scratch)
    for (let document = 0; document < scores.length; document += 1) {
      const score = scores[document] ?? 0
      if (score > 0) scores[document] = score * (1 + FRESHNESS * Math.exp(-this.ageOf(document, now) / YEAR_MS))
    }
    return scores
  }

  /**
   * The best stories again, those that hold the query as a phrase moved up; the last of several words may be unfinished
   * (requirements 9.48, phrase_prefix). A word alone is a phrase where it stands whole.
   */
  private rereadForPhrase(ids: Uint32Array, scores: Float32Array, words: readonly string[]): Uint32Array {
    const phrase = ` ${words.join(' ')}${words.length === 1 ? ' ' : ''}`
    const holds = (text: string) => ` ${splitWords(text).join(' ')} `.includes(phrase)
    const worth = (id: number) => {
      const { title, summary } = this.options.fieldsOf(id)
      const score = scores[this.documentOf(id)] ?? 0
      return score * (holds(title) ? PHRASE_IN_TITLE : holds(summary) ? PHRASE_IN_SUMMARY : 1)
    }
    const best = Array.from(ids.subarray(0, REREAD), (id) => ({ id, worth: worth(id) }))
    for (const [place, { id }] of best.toSorted((a, b) => b.worth - a.worth).entries()) ids[place] = id
    return ids
  }

  private keepUnder(scores: Float32Array, keys: readonly string[], now: number): void {
    const kept = this.scratch.kept.fill(0)
    for (const key of keys) {
      this.options.store.eachUnder(key, now, (id) => {
        kept[this.documentOf(id)] = 1
      })
    }
    for (let document = 0; document < scores.length; document += 1) if (kept[document] === 0) scores[document] = 0
  }

  private keepWithin(scores: Float32Array, { from, to }: DateRange, now: number): void {
    for (let document = 0; document < scores.length; document += 1) {
      if ((scores[document] ?? 0) === 0) continue
      const publishedAt = now - this.ageOf(document, now)
      if (publishedAt < from || publishedAt > to) scores[document] = 0
    }
  }

  private ageOf(document: number, now: number): number {
    const { store } = this.options
    if (document <= store.archive.planned) return now - store.archive.publishedAt(document)
    return now - (store.find(this.idOf(document), now)?.facts.publishedAt ?? now)
  }

  private prepareScratch(): Scratch {
    const size = this.documentOf(this.options.store.freeId) + 1
    if (this.scratch.total.length < size) this.scratch = createScratch(size + SPARE)
    return this.scratch
  }

  private documentOf(id: number): number {
    return id < this.options.store.firstOwnId ? id : id - this.options.store.firstOwnId + this.ownBase
  }

  private idOf(document: number): number {
    return document < this.ownBase ? document : document - this.ownBase + this.options.store.firstOwnId
  }
}
