import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { LRUCache } from 'lru-cache'
import { ReadModelCopy } from './read-model-copy.ts'
import type { RawReadModel } from './raw-read-model.ts'
import { isOlderRevision } from './revision.ts'

/** One read of Redis under way: what was heard meanwhile, which its answer may not contain. */
export interface ReadUnderWay {
  readonly name: string
  readonly epoch: number
  /** The latest revision announced meanwhile. */
  announced: string | null
  /** It was marked stale meanwhile. */
  markedStale: boolean
}

/** The copies in the process, bounded by bytes, and the rules of what replaces what. No I/O, all synchronous. */
export class ReadModelCopies {
  private readonly copies: LRUCache<string, ReadModelCopy>
  private readonly reads = new Map<string, Set<ReadUnderWay>>()
  private epoch = 0

  constructor(capacityBytes: number) {
    this.copies = new LRUCache({ maxSize: capacityBytes, sizeCalculation: (copy) => copy.bytes })
  }

  /** The copy of a name, which counts as its last use. */
  get(name: string): ReadModelCopy | undefined {
    return this.copies.get(name)
  }

  /** Memory of all copies, near enough for a bound. */
  get bytes(): number {
    return this.copies.calculatedSize
  }

  /** How many copies are held. */
  get count(): number {
    return this.copies.size
  }

  /** Whether Redis has to be asked before the copy is believed. */
  isSuspect(copy: ReadModelCopy): boolean {
    return copy.suspect || copy.epoch !== this.epoch
  }

  /** Before Redis is asked; every read begun has to end. */
  beginRead(name: string): ReadUnderWay {
    const read: ReadUnderWay = { name, epoch: this.epoch, announced: null, markedStale: false }
    const reads = this.reads.get(name) ?? new Set()
    this.reads.set(name, reads.add(read))
    return read
  }

  /** After Redis has answered, or has not. */
  endRead(read: ReadUnderWay): void {
    const reads = this.reads.get(read.name)
    if (reads?.delete(read) && reads.size === 0) this.reads.delete(read.name)
  }

  /** What Redis said, unless something newer is held; returns what is to be served (undefined: nothing anywhere). */
  settle(read: ReadUnderWay, raw: RawReadModel | null): ReadModelCopy | undefined {
    const { name } = read
    const held = this.copies.get(name)
    const overtaken = this.isOvertaken(read, raw)
    if (held && (!raw || isOlderRevision(raw.revision, held.revision))) {
      // An answer that is merely late says nothing. Else Redis lost what is held here: it is served, as stale.
      if (!overtaken) held.expire(this.epoch)
      return held
    }
    if (!raw) return undefined
    if (held && overtaken && held.revision === raw.revision) return held
    const copy = new ReadModelCopy(name, raw, held)
    copy.suspect = overtaken
    copy.epoch = read.epoch
    this.copies.set(name, copy)
    return copy
  }

  /** A change was announced: the copy waits for Redis, or says that it is gone. */
  applyAnnouncement(announcement: ChangeAnnouncement): void {
    const { name, revision, state } = announcement
    for (const read of this.reads.get(name) ?? []) {
      if (read.announced === null || isOlderRevision(read.announced, revision)) read.announced = revision
    }
    const held = this.copies.get(name)
    if (!held || !isOlderRevision(held.revision, revision)) return
    if (state === 'present') held.suspect = true
    else this.copies.set(name, ReadModelCopy.gone(announcement, held))
  }

  /**
   * Somebody heard of that revision before this process did: what is held from before it waits for Redis. Says whether it was
   * believed until now.
   */
  expect(name: string, revision: string): boolean {
    const held = this.copies.get(name)
    if (!held || this.isSuspect(held) || !isOlderRevision(held.revision, revision)) return false
    this.applyAnnouncement({ name, revision, state: 'present' })
    return true
  }

  /** Marked stale in Redis: nothing newer exists yet. */
  suspect(name: string): void {
    for (const read of this.reads.get(name) ?? []) read.markedStale = true
    const held = this.copies.get(name)
    if (held) held.suspect = true
  }

  /** Announcements may have been missed. Reads under way are of the epoch before, so what they bring is suspect too. */
  suspectAll(): void {
    this.epoch += 1
  }

  /** Whether the answer may be from before something that was heard while it was on its way. */
  private isOvertaken(read: ReadUnderWay, raw: RawReadModel | null): boolean {
    if (read.markedStale || read.epoch !== this.epoch) return true
    return read.announced !== null && (!raw || isOlderRevision(raw.revision, read.announced))
  }
}
