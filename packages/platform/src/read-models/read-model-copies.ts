import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { LRUCache } from 'lru-cache'
import { ReadModelCopy } from './read-model-copy.ts'
import type { RawReadModel } from './read-model-store.ts'
import { isOlderRevision } from './revision.ts'

/** One read of Redis under way. What is announced meanwhile makes its answer suspect: it may have been read before. */
export interface ReadUnderWay {
  epoch: number
  overtaken: boolean
}

/** The copies in the process, bounded by bytes, and the rules of what replaces what. No I/O, all synchronous. */
export class ReadModelCopies {
  readonly #copies: LRUCache<string, ReadModelCopy>
  #epoch = 0

  constructor(capacityBytes: number) {
    this.#copies = new LRUCache({ maxSize: capacityBytes, sizeCalculation: (copy) => copy.bytes })
  }

  get(name: string): ReadModelCopy | undefined {
    return this.#copies.get(name)
  }

  get bytes(): number {
    return this.#copies.calculatedSize
  }

  get count(): number {
    return this.#copies.size
  }

  isSuspect(copy: ReadModelCopy): boolean {
    return copy.suspect || copy.epoch !== this.#epoch
  }

  beginRead(): ReadUnderWay {
    return { epoch: this.#epoch, overtaken: false }
  }

  /** What Redis said, unless something newer is held; returns what is to be served (undefined: nothing anywhere). */
  settle(name: string, raw: RawReadModel | null, read: ReadUnderWay): ReadModelCopy | undefined {
    const held = this.#copies.get(name)
    if (held && (!raw || isOlderRevision(raw.revision, held.revision))) {
      // Redis lost it, or a part of its memory: what was read once is served until something newer exists.
      held.freshUntil = 0
      this.#believe(held, read)
      return held
    }
    if (!raw) return undefined
    if (held && read.overtaken && held.revision === raw.revision) return held
    const copy = new ReadModelCopy(name, raw, held)
    this.#believe(copy, read)
    this.#copies.set(name, copy)
    return copy
  }

  /** A change was announced: the copy waits for Redis, or says that it is gone. */
  applyAnnouncement(announcement: ChangeAnnouncement): void {
    const held = this.#copies.get(announcement.name)
    if (!held) return
    if (announcement.state !== 'present' && !isOlderRevision(announcement.revision, held.revision)) {
      this.#copies.set(held.name, ReadModelCopy.gone(announcement, held))
    } else {
      held.suspect = true
    }
  }

  suspect(name: string): void {
    const held = this.#copies.get(name)
    if (held) held.suspect = true
  }

  /** Announcements may have been missed. Reads under way are of the epoch before, so what they bring is suspect too. */
  suspectAll(): void {
    this.#epoch += 1
  }

  #believe(copy: ReadModelCopy, read: ReadUnderWay): void {
    copy.suspect = read.overtaken
    copy.epoch = read.epoch
  }
}
