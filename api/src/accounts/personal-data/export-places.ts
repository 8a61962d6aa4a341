import { Injectable } from '@nestjs/common'
import { TooManyRequests } from '../../http/client-limits.ts'

/** Exports under way in a process: each holds some megabytes, as much as its reader is behind, and all together leave connections to the others. */
const MOST = 8
const RETRY_AFTER_S = 30
/** Who presses again leaves their first answer, which is told a moment later. */
const OWN_WAIT_MS = 5_000
/** So long a reader may take over their file, however slowly, where another one wants the place. */
const LENT_MS = 10 * 60_000

/** The place of one export. */
export interface ExportPlace {
  /** Aborted where the place is given to another reader. */
  signal: AbortSignal
  /** To be called when the export has ended, however it did. */
  giveBack: () => void
}

interface LentPlace {
  /** By the clock that never goes back. */
  since: number
  end: AbortController
}

/** Room for exports: one of a reader at a time, and so many in all, so that they take neither the memory nor the database from the other calls. */
@Injectable()
export class ExportPlaces {
  /** By reader, the longest under way first. */
  private readonly underWay = new Map<string, LentPlace>()
  /** Who waits for the end of their own export, one of each reader: tells them whether it has come. */
  private readonly waiting = new Map<string, (hasEnded: boolean) => void>()

  /**
   * Lends a reader the place of an export, once the one that is under way has ended, if that is soon.
   * @throws TooManyRequests where it is not, where the same reader asks once more meanwhile, or where as many are under way as there is
   *   room for
   */
  async take(userId: string): Promise<ExportPlace> {
    const isOwnFree = !this.underWay.has(userId) || (await this.waitForOwn(userId))
    if (!isOwnFree || this.underWay.has(userId) || !this.makeRoom()) {
      throw new TooManyRequests('exports', RETRY_AFTER_S)
    }
    const place: LentPlace = { since: performance.now(), end: new AbortController() }
    this.underWay.set(userId, place)
    return { signal: place.end.signal, giveBack: () => this.free(userId, place) }
  }

  private waitForOwn(userId: string): Promise<boolean> {
    this.waiting.get(userId)?.(false)
    return new Promise((resolve) => {
      const tell = (hasEnded: boolean) => {
        clearTimeout(timer)
        this.waiting.delete(userId)
        resolve(hasEnded)
      }
      const timer = setTimeout(tell, OWN_WAIT_MS, false)
      this.waiting.set(userId, tell)
    })
  }

  /** Whether there is a place; where somebody has had theirs for too long, it is taken from them. */
  private makeRoom(): boolean {
    if (this.underWay.size < MOST) return true
    const [oldest] = this.underWay
    if (oldest === undefined || performance.now() - oldest[1].since < LENT_MS) return false
    this.free(...oldest)
    oldest[1].end.abort()
    return true
  }

  private free(userId: string, place: LentPlace): void {
    if (this.underWay.get(userId) !== place) return
    this.underWay.delete(userId)
    this.waiting.get(userId)?.(true)
  }
}
