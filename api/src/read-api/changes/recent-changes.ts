import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { findLastRemoval } from '@liberta/platform/read-models/revision'

/** Longer than another copy of the API is late; milliseconds. */
const RECENT_MS = 30_000
const MOST_NAMES = 1000

interface Noted {
  change: ChangeAnnouncement
  at: number
}

/**
 * What changed lately, each read model once, and before that what was taken back of it: told to who begins to listen, because what
 * they render next may come from a copy of the API that has not heard of it.
 */
export class RecentChanges {
  /** By name, the oldest first. */
  private readonly byName = new Map<string, { last: Noted; removal: Noted | null }>()
  private readonly now: () => number

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Notes the latest word of a read model. */
  note(change: ChangeAnnouncement): void {
    const last = { change, at: this.now() }
    const before = this.byName.get(change.name)?.removal ?? null
    const removal = findLastRemoval(before?.change ?? null, change)
    this.byName.delete(change.name)
    this.byName.set(change.name, { last, removal: removal === change ? last : removal && before })
    for (const [name, { last: noted }] of this.byName) {
      if (this.byName.size <= MOST_NAMES && this.now() - noted.at < RECENT_MS) break
      this.byName.delete(name)
    }
  }

  /** The oldest first. */
  list(): ChangeAnnouncement[] {
    const since = this.now() - RECENT_MS
    return [...this.byName.values()].flatMap(({ last, removal }) =>
      [...new Set([removal, last])].flatMap((noted) => (noted && noted.at > since ? [noted.change] : [])),
    )
  }
}
