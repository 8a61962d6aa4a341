import { Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import type { CmsChange } from './cms-change.schema.ts'

const AGAIN_AFTER_MS = 5000
const GIVE_UP_AFTER_MS = 3_600_000
const MOST_KEPT = 1000

/**
 * Changes that could not be acted on in full, tried again here for an hour. The CMS is asked to send them again, and may have
 * given up long before Redis is back; this process may end before. Either alone would lose more.
 */
@Injectable()
export class UnfinishedChanges implements BeforeApplicationShutdown {
  /** By the clock that never goes back. */
  private readonly since = new Map<string, number>()
  private readonly timers = new Map<string, NodeJS.Timeout>()

  /** Calls `act` after a while, unless it is going to be called for this change already. */
  comeBackTo({ id }: CmsChange, act: () => Promise<unknown>): void {
    if (this.timers.has(id)) return
    const now = performance.now()
    const since = this.since.get(id) ?? now
    if (now - since > GIVE_UP_AFTER_MS || this.timers.size >= MOST_KEPT) {
      this.forget(id)
      return
    }
    this.since.set(id, since)
    const timer = setTimeout(() => {
      this.timers.delete(id)
      void act()
    }, AGAIN_AFTER_MS)
    this.timers.set(id, timer.unref())
  }

  /** It was acted on. */
  forget(id: string): void {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    this.since.delete(id)
  }

  beforeApplicationShutdown(): void {
    for (const id of this.timers.keys()) this.forget(id)
  }
}
