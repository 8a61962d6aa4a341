import type { StoryArchive } from '../archive/story-archive.ts'
import type { StoryFacts } from '../archive/story-facts.types.ts'
import type { Edit, EditOf, StoryFields } from './edit.schema.ts'
import { latestStamp, TouchBook, type Stamp } from './touch-book.ts'

/** A story with what editors changed of it. */
export interface StoredStory {
  facts: StoryFacts
  /** What an editor wrote; all of it for a story published by hand. */
  written: Partial<StoryFields>
  withdrawn: boolean
}

export interface StoryPage {
  ids: number[]
  total: number
}

export interface StoryStoreOptions {
  archive: StoryArchive
  keysOf: (facts: StoryFacts) => Iterable<string>
  /** Facts of a story that an editor publishes. */
  draftFacts: (id: number, fields: StoryFields, at: number) => StoryFacts
  /** The first id of stories published by hand, far above the archive's. */
  firstOwnId: number
}

/** The archive with the editors' changes on top. */
export class StoryStore {
  readonly archive: StoryArchive
  readonly touches = new TouchBook()
  readonly firstOwnId: number
  /** Stories that editors touched, by id; few beside the archive. */
  private readonly edited = new Map<number, StoredStory>()
  private readonly options: StoryStoreOptions
  private nextOwnId: number

  constructor(options: StoryStoreOptions) {
    this.options = options
    this.archive = options.archive
    this.firstOwnId = options.firstOwnId
    this.nextOwnId = options.firstOwnId
  }

  /** The id that the next story published by hand will have. */
  get freeId(): number {
    return this.nextOwnId
  }

  /** A story that is out, or was withdrawn; null when there is none of that id. */
  find(id: number, now: number): StoredStory | null {
    const edited = this.edited.get(id)
    if (edited) return edited
    return id < 1 || id > this.archive.newestAt(now) ? null : this.ofArchive(id)
  }

  /** A story as it was generated. Throws a RangeError when it is not planned. */
  ofArchive(id: number): StoredStory {
    return { facts: this.archive.facts(id), written: {}, withdrawn: false }
  }

  /** A story that readers may see. */
  findOpen(id: number, now: number): StoredStory | null {
    const story = this.find(id, now)
    return story && !story.withdrawn ? story : null
  }

  /** Whether an editor published or changed a story. */
  isEdited(id: number): boolean {
    return this.edited.has(id)
  }

  /** Ids of the stories published by hand and not withdrawn, newest first. */
  ownIds(): number[] {
    return this.editedOpen()
      .filter(({ facts }) => facts.id >= this.firstOwnId)
      .map(({ facts }) => facts.id)
  }

  /** Ids of the stories that editors touched. */
  editedIds(): number[] {
    return [...this.edited.keys()]
  }

  /** One page of the stories under a key, newest first; pages count from 1. */
  page(key: string, page: number, pageSize: number, now: number): StoryPage {
    const ids: number[] = []
    let skip = (page - 1) * pageSize
    const total = this.count(key, now)
    if (skip >= total) return { ids, total }
    for (const id of this.descending(key, now)) {
      if (skip > 0) skip -= 1
      else ids.push(id)
      if (ids.length === pageSize) break
    }
    return { ids, total }
  }

  /** One page of the stories that are under every one of some keys. */
  pageUnderAll(keys: readonly string[], page: number, pageSize: number, now: number): StoryPage {
    const [first = '', ...others] = keys
    const held = others.map((key) => {
      const ids = new Set<number>()
      this.eachUnder(key, now, (id) => ids.add(id))
      return ids
    })
    const all = [...this.descending(first, now)].filter((id) => held.every((ids) => ids.has(id)))
    return { ids: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
  }

  /** Number of the newest story of the archive that came before another one. */
  newestBefore(id: number, publishedAt: number): number {
    return id < this.firstOwnId ? id - 1 : this.archive.newestAt(publishedAt)
  }

  /** How many stories under a key are out. */
  count(key: string, now: number): number {
    const newest = this.archive.newestAt(now)
    let total = this.archive.count(key, newest)
    for (const [id, { facts, withdrawn }] of this.edited) {
      if (id <= newest && includes(this.options.keysOf(this.archive.facts(id)), key)) total -= 1
      if (!withdrawn && includes(this.options.keysOf(facts), key)) total += 1
    }
    return total
  }

  /** All stories under a key, newest first. */
  *descending(key: string, now: number): Generator<number> {
    const own = this.editedOpen().filter(({ facts }) => includes(this.options.keysOf(facts), key))
    let next = 0
    for (const id of this.archive.descending(key, this.archive.newestAt(now))) {
      if (this.edited.has(id)) continue
      if (next < own.length) {
        const publishedAt = this.archive.publishedAt(id)
        for (let story = own[next]; story && story.facts.publishedAt >= publishedAt; story = own[next]) {
          yield story.facts.id
          next += 1
        }
      }
      yield id
    }
    for (const { facts } of own.slice(next)) yield facts.id
  }

  /** Calls `personal-request` for each story under a key, in no particular order. */
  eachUnder(key: string, now: number, visit: (id: number) => void): void {
    this.archive.each(key, this.archive.newestAt(now), (id) => {
      if (!this.edited.has(id)) visit(id)
    })
    for (const [id, { facts, withdrawn }] of this.edited) {
      if (!withdrawn && includes(this.options.keysOf(facts), key)) visit(id)
    }
  }

  /** When the stories under a key last changed. */
  listStamp(key: string, now: number): Stamp {
    const newest = this.archive.newestOf(key, this.archive.newestAt(now))
    return latestStamp(this.touches.of(key), { at: newest === 0 ? 0 : this.archive.publishedAt(newest), revision: 0 })
  }

  /** When a story itself last changed. */
  storyStamp(id: number, now: number): Stamp {
    const published = this.find(id, now)?.facts.publishedAt ?? 0
    return latestStamp(this.touches.of(storyKey(id)), { at: published, revision: 0 })
  }

  /** Takes an editor's act in. Acts on stories that do not exist have no effect. */
  apply(edit: Edit): void {
    if (edit.type === 'publish') this.publish(edit)
    else if (edit.type === 'update') this.update(edit)
    else if (edit.type === 'withdraw') this.withdraw(edit)
    else if (edit.type === 'live') this.touchStory(edit.id, edit.at)
    // No list shows anything of an entry.
    else if (edit.type === 'entry' || edit.type === 'dropEntry') this.touches.touch([storyKey(edit.id)], edit.at)
    else if (edit.type === 'page') this.touches.touch(['pages', `page:${edit.slug}`], edit.at)
    else this.touches.touch([edit.type === 'front' ? 'front' : 'site'], edit.at)
  }

  private touchStory(id: number, at: number): void {
    const story = this.find(id, at)
    if (story) this.touchAll(id, [story.facts], at)
  }

  private publish({ id, fields, at }: EditOf<'publish'>): void {
    const facts = this.options.draftFacts(id, fields, at)
    this.edited.set(id, { facts, written: fields, withdrawn: false })
    this.nextOwnId = Math.max(this.nextOwnId, id + 1)
    this.touchAll(id, [facts], at)
  }

  private update({ id, fields, at }: EditOf<'update'>): void {
    const before = this.find(id, at)
    if (!before || before.withdrawn) return
    const { sections, tags, journalists, zone, kind, premium } = { ...before.facts, ...fields }
    const facts = { ...before.facts, sections, tags, journalists, zone, kind, premium }
    this.edited.set(id, { facts, written: { ...before.written, ...fields }, withdrawn: false })
    this.touchAll(id, [before.facts, facts], at)
  }

  private withdraw({ id, at }: EditOf<'withdraw'>): void {
    const before = this.find(id, at)
    if (!before || before.withdrawn) return
    this.edited.set(id, { ...before, withdrawn: true })
    this.touchAll(id, [before.facts], at)
  }

  /** Everything that shows the story changes with it: its lists, the groups that gather it, their lists, the front. */
  private touchAll(id: number, states: readonly StoryFacts[], at: number): void {
    const groups = id >= this.firstOwnId ? [] : this.archive.groupsWith(id, this.archive.newestAt(at))
    const shown = [...states, ...groups.map((group) => this.edited.get(group)?.facts ?? this.archive.facts(group))]
    const keys = shown.flatMap((facts) => [storyKey(facts.id), ...this.options.keysOf(facts)])
    this.touches.touch(new Set([...keys, 'front']), at)
  }

  private editedOpen(): StoredStory[] {
    return [...this.edited.values()]
      .filter(({ withdrawn }) => !withdrawn)
      .toSorted((a, b) => b.facts.publishedAt - a.facts.publishedAt)
  }
}

function storyKey(id: number): string {
  return `story:${id}`
}

function includes(keys: Iterable<string>, wanted: string): boolean {
  for (const key of keys) if (key === wanted) return true
  return false
}
