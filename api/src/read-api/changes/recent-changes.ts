import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/** Longer than another copy of the API is late; milliseconds. */
const RECENT_MS = 30_000
const MOST_NAMES = 1000

/**
 * What changed lately, each read model once: told to who begins to listen, because what they render next may come from a copy of the
 * API that has not heard of it.
 */
export class RecentChanges {
  /** By name, the oldest first. */
  private readonly byName = new Map<string, { change: ChangeAnnouncement; at: number }>()
  private readonly now: () => number

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Notes the latest word of a read model. */
  note(change: ChangeAnnouncement): void {
    this.byName.delete(change.name)
    this.byName.set(change.name, { change, at: this.now() })
    for (const [name, { at }] of this.byName) {
      if (this.byName.size <= MOST_NAMES && this.now() - at < RECENT_MS) break
      this.byName.delete(name)
    }
  }

  /** The oldest first. */
  list(): ChangeAnnouncement[] {
    const since = this.now() - RECENT_MS
    return [...this.byName.values()].flatMap(({ change, at }) => (at > since ? [change] : []))
  }
}
