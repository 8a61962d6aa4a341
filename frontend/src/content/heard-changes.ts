import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { findLastRemoval, isOlderRevision } from '@liberta/platform/read-models/revision'
import { LRUCache } from 'lru-cache'

/** Read models of which it is remembered what was announced; those go first that nobody has asked about longest. */
const MOST_NAMES = 10_000

/** Of what has no revision: an answer that there is no such thing in a read model, and a model that changed while one page was made of it. */
export const NO_REVISION = ''

/** What was announced of a read model last, and the change from which on it may be shown; null where nothing of it was taken back. */
interface Heard {
  change: ChangeAnnouncement
  removal: ChangeAnnouncement | null
}

interface Listener {
  onChange: (change: ChangeAnnouncement) => void
  onReset: () => void
}

/**
 * What this frontend was told of each read model last. Several copies of the API hear of a change one after the other: what is read
 * of one that has not heard yet is held against this, so that no page is kept as fresh that was made of less than is known.
 */
export class HeardChanges {
  private readonly last = new LRUCache<string, Heard>({ max: MOST_NAMES })
  private readonly listeners = new Set<Listener>()
  private resetCount = 0

  /** The latest word counts, not the greatest: one Redis announces in order, and may begin anew after it lost everything. */
  note(change: ChangeAnnouncement): void {
    const before = this.last.peek(change.name)?.removal ?? null
    this.last.set(change.name, { change, removal: findLastRemoval(before, change) })
    for (const { onChange } of this.listeners) onChange(change)
  }

  /** Changes may have been missed: of what was read before nobody knows whether it may still be shown. */
  noteReset(): void {
    this.resetCount += 1
    for (const { onReset } of this.listeners) onReset()
  }

  /** How often changes may have been missed: what was read while it was less is to be looked at again. */
  get resets(): number {
    return this.resetCount
  }

  /**
   * Calls `onChange` with what is known, and with every change from then on; `onReset` where changes may have been missed. Returns what
   * ends that.
   */
  follow(onChange: Listener['onChange'], onReset: Listener['onReset'] = () => undefined): () => void {
    for (const { change, removal } of this.last.values()) {
      if (removal !== null && removal !== change) onChange(removal)
      onChange(change)
    }
    const listener = { onChange, onReset }
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Whether the last that was announced of a read model is that nobody may see it. */
  isWithdrawn(name: string): boolean {
    return this.last.get(name)?.change.state === 'withdrawn'
  }

  /**
   * What was announced of a read model last, where an answer of that revision is from before it; else null. It is `hard` where anything that
   * was taken back lies between the two, whatever came after.
   */
  findNewer(name: string, revision: string): ChangeAnnouncement | null {
    const heard = this.last.get(name)
    if (heard === undefined || revision === NO_REVISION) return null
    const { change, removal } = heard
    if (!isOlderRevision(revision, change.revision)) return null
    const isHard = removal !== null && isOlderRevision(revision, removal.revision)
    return isHard ? { ...change, hard: true } : change
  }
}
