import { LRUCache } from 'lru-cache'
import { wakeLater } from './renewal-queue.ts'

/** How a page that was made is: `purged` while it was made, or made of less than had been announced before. */
export type PageState = 'fresh' | 'purged' | 'behind' | 'partial'

/**
 * A page that is behind is made again after so long, one try after the other, and then for whom asks; milliseconds. Who has less than was
 * announced hears of it within the first ones; one that does not hear at all is not asked without end.
 */
const BEHIND_WAITS_MS = [250, 500, 1_000, 2_000, 4_000]
/** Of so many pages it is remembered that they are outdated. */
const MOST_PAGES = 10_000
/** Who is told of one page; they are changes that came while it was being made. */
const MOST_LISTENERS = 100

interface Outdated {
  tries: number
  onFresh: (() => void)[]
}

/** Pages that came out outdated: each is made again without a reader, and who waits for a change to be seen is told once it is. */
export class OutdatedPages {
  private readonly renew: (key: string) => void
  private readonly later: typeof wakeLater
  private readonly outdated = new LRUCache<string, Outdated>({ max: MOST_PAGES })

  constructor(renew: (key: string) => void, later = wakeLater) {
    this.renew = renew
    this.later = later
  }

  /** A page was made and is so. */
  note(key: string, state: PageState): void {
    if (state === 'fresh') return this.tell(key)
    if (state === 'purged') return this.renew(key)
    if (state === 'partial') return
    const entry = this.take(key)
    const waitMs = BEHIND_WAITS_MS[entry.tries]
    if (waitMs === undefined) return
    entry.tries += 1
    this.later(() => this.renew(key), waitMs)
  }

  /** Calls back once the page is made and fresh. */
  whenFresh(key: string, onFresh: () => void): void {
    const entry = this.take(key)
    if (entry.onFresh.length < MOST_LISTENERS) entry.onFresh.push(onFresh)
  }

  private tell(key: string): void {
    const entry = this.outdated.get(key)
    this.outdated.delete(key)
    for (const onFresh of entry?.onFresh ?? []) onFresh()
  }

  private take(key: string): Outdated {
    const entry = this.outdated.get(key) ?? { tries: 0, onFresh: [] }
    this.outdated.set(key, entry)
    return entry
  }
}
