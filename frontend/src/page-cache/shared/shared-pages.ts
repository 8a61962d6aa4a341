import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { SharedPageStore } from '@liberta/platform/shared-pages/shared-page-store'
import { createTally } from '@liberta/platform/metrics/create-metric'
import { LRUCache } from 'lru-cache'
import pTimeout from 'p-timeout'
import { isWaiting } from '../../content/is-waiting.ts'
import type { CachedPage } from '../cached-page.ts'
import { outdate } from '../judge-page.ts'
import type { NewPage, Render } from '../kept-pages.ts'
import type { PageCache } from '../page-cache.ts'
import type { SharedPageSource } from '../page-maker.ts'
import { interestOf } from '../readers-interest.ts'
import { judgeStandings } from './judge-standings.ts'
import type { ModelStanding } from './judge-standings.ts'
import { mayBeShared, readSharedPage, writeSharedPage } from './shared-page.schema.ts'

/** A reader who misses waits no longer for another copy's page; milliseconds. A render takes five. */
const TIME_BOX_MS = 50
/** After a failure nobody asks for so long; milliseconds. */
const PAUSE_MS = 1_000
/** How often the log says so; milliseconds. */
const SAID_EVERY_MS = 60_000
/** How often pages are shared, and how many at a time at most. */
const SHARE_EVERY_MS = 1_000
const SHARED_AT_ONCE = 100
/** A page that was asked for less often lately is nobody else's concern. */
const LEAST_INTEREST = 2
/** Pages that were rendered and perhaps are shared soon. */
const MOST_CANDIDATES = 5_000
/**
 * What a copy takes when it starts, how much of it at once, for how long at most, and how often it tries. Nobody reads it yet, and one that
 * starts in a spike has little of a processor: it may take longer than a reader would wait.
 */
const WARM = { pages: 500, atOnce: 50, withinMs: 8_000, tries: 3, connectedWithinMs: 2_000, lookEveryMs: 20 }

const OUTCOMES = ['hit', 'stale', 'miss', 'refused', 'late', 'written', 'too_large', 'failed'] as const
const requests = createTally('shared_page_requests_total', 'outcome', OUTCOMES)

/** What a copy shares from and to. */
export interface SharingCopy {
  cache: Pick<PageCache, 'look' | 'takeOver'>
  /** How a page is rendered again; null for the key of none. */
  renderOf: (key: string) => Render | null
}

export interface SharedPagesOptions {
  store: Pick<SharedPageStore, 'read' | 'write' | 'list' | 'readRemoval'>
  /** What pages are held against. */
  models: Pick<ReadModelStore, 'describe'>
  /** Whether Redis is connected: nothing is asked of one that is not. */
  isConnected: () => boolean
  /** Whether the address of a page still is one: it may have moved since. */
  isAddress: (key: string) => boolean
  /** How long a reader who misses waits for it, unless it is told otherwise; milliseconds. */
  timeBoxMs?: number
  now?: () => number
  log: { warn: (facts: object, message: string) => void }
}

/**
 * The second level of the page cache, which all copies of the frontend share. What it gives was held against the read models as they are
 * in Redis at that moment. No reader waits for it longer than a render takes, and whoever cannot reach it goes on without.
 */
export class SharedPages implements SharedPageSource {
  private readonly options: SharedPagesOptions
  private readonly now: () => number
  private readonly candidates = new LRUCache<string, true>({ max: MOST_CANDIDATES })
  private pausedUntil = 0
  private sayAgainAt = 0
  private copy: SharingCopy | null = null
  private timer: NodeJS.Timeout | undefined
  private warming: Promise<void> | null = null
  private sharing: Promise<void> | null = null
  private isWarmedAgain = false
  private warmed = false
  private mayShare: () => boolean = () => true

  constructor(options: SharedPagesOptions) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  /** Whether the hottest pages were taken, or could not be had. */
  get isWarm(): boolean {
    return this.warmed
  }

  /** From now on what is hot here is shared. */
  start(copy: SharingCopy): void {
    this.copy = copy
    this.timer = setInterval(() => void this.share(), SHARE_EVERY_MS)
    this.timer.unref()
  }

  /** Shares nothing while that says no: who hears of no changes does not know what may be shown. */
  shareOnlyWhile(mayShare: () => boolean): void {
    this.mayShare = mayShare
  }

  /** Shares nothing any more; the connection is ended by who made it. */
  close(): void {
    clearInterval(this.timer)
  }

  /** A page was rendered. */
  note(key: string): void {
    this.candidates.set(key, true)
  }

  /** The page as another copy has it, held against the read models; null where there is none that may be shown. Never rejects. */
  async find(key: string): Promise<CachedPage | null> {
    if (!this.isOpen() || !this.options.isAddress(key)) return null
    let isLate = false
    const giveUp = () => {
      isLate = true
      this.pause('Redis is slow', 'late')
      return null
    }
    try {
      return await pTimeout(
        this.readPage(key, () => isLate),
        {
          milliseconds: this.options.timeBoxMs ?? TIME_BOX_MS,
          fallback: giveUp,
        },
      )
    } catch (error) {
      this.pause(error, 'failed')
      return null
    }
  }

  /** Takes the hottest pages of other copies, within a bounded time; again where all was invalidated meanwhile. Never rejects. */
  warm(): Promise<void> {
    if (this.warming !== null) this.isWarmedAgain = true
    this.warming ??= this.takeHottest().finally(() => {
      this.warming = null
    })
    return this.warming
  }

  /** Writes the hottest of the pages that were rendered since the last time, one such turn after the other. Never rejects. */
  share(): Promise<void> {
    this.sharing ??= this.shareHottest().finally(() => {
      this.sharing = null
    })
    return this.sharing
  }

  private async shareHottest(): Promise<void> {
    if (this.copy === null || !this.isOpen() || !this.mayShare()) return
    const { cache } = this.copy
    const now = this.now()
    const worth = [...this.candidates.keys()].flatMap((key) => {
      const found = cache.look(key)
      if (found !== null && found.origin === 'own' && mayBeShared(found.page, now)) return [{ key, ...found }]
      this.candidates.delete(key)
      return []
    })
    const hottest = worth
      .filter(({ weight }) => weight >= LEAST_INTEREST)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, SHARED_AT_ONCE)
    for (const { key, page, weight } of hottest) {
      this.candidates.delete(key)
      await this.writePage(key, page, weight)
      if (!this.isOpen() || !this.mayShare()) return
    }
  }

  private isOpen(): boolean {
    return this.options.isConnected() && !isWaiting(this.pausedUntil, this.now(), PAUSE_MS)
  }

  private pause(error: unknown, outcome: 'late' | 'failed'): void {
    requests[outcome] += 1
    this.pausedUntil = this.now() + PAUSE_MS
    if (isWaiting(this.sayAgainAt, this.now(), SAID_EVERY_MS)) return
    this.sayAgainAt = this.now() + SAID_EVERY_MS
    this.options.log.warn({ error }, 'shared pages cannot be had or written; each is rendered here')
  }

  private async writePage(key: string, page: CachedPage, weight: number): Promise<void> {
    try {
      const isWritten = await this.options.store.write(key, writeSharedPage(page), weight)
      requests[isWritten ? 'written' : 'too_large'] += 1
    } catch (error) {
      this.pause(error, 'failed')
    }
  }

  private async readPage(key: string, isLate: () => boolean): Promise<CachedPage | null> {
    const [found] = await this.readPages([key], isLate)
    return found?.page ?? null
  }

  /** Those of them that may be shown at this moment, each as fresh as it is. Where nobody waits any more nothing is counted. */
  private async readPages(
    keys: readonly string[],
    isLate: () => boolean = () => false,
  ): Promise<{ key: string; page: CachedPage }[]> {
    const { store } = this.options
    const count = (outcome: 'hit' | 'stale' | 'miss' | 'refused'): [] => {
      if (!isLate()) requests[outcome] += 1
      return []
    }
    const [removedAt, ...entries] = await Promise.all([store.readRemoval(), ...keys.map((key) => store.read(key))])
    const read = keys.flatMap((key, index) => {
      const entry = entries[index]
      if (!entry) return count('miss')
      const page = readSharedPage(entry, this.now(), removedAt)
      return page === null ? count('refused') : [{ key, page }]
    })
    const standings = await this.lookUp(read.flatMap(({ page }) => [...page.tags, ...page.madeOf.keys()]))
    return read.flatMap(({ key, page }) => {
      const standing = judgeStandings(page, standings)
      if (standing === 'withdrawn' || standing === 'unknown') return count('refused')
      if (standing === 'behind') outdate(page, this.now())
      count(this.now() < page.freshUntil ? 'hit' : 'stale')
      return [{ key, page }]
    })
  }

  /** What has become of read models, by name; names of nothing that is one are left out. */
  private async lookUp(names: readonly string[]): Promise<Map<string, ModelStanding>> {
    const references = [...new Set(names)].flatMap((name) => parseReadModelName(name) ?? [])
    const described = await this.options.models.describe(references)
    return new Map(references.map((reference, place) => [nameReadModel(reference), described[place] ?? null]))
  }

  private async takeHottest(): Promise<void> {
    const until = performance.now() + WARM.withinMs
    await this.waitForConnection()
    for (let failures = 0; failures < WARM.tries && performance.now() < until;) {
      this.isWarmedAgain = false
      const isDone = await this.takeOnce(until).catch((error: unknown) => this.pause(error, 'failed'))
      if (isDone !== true) failures += 1
      else if (!this.isWarmedAgain) break
    }
    this.warmed = true
  }

  /** Those first that readers ask for most. Rejects when Redis fails. */
  private async takeOnce(until: number): Promise<true> {
    if (this.copy === null || !this.options.isConnected()) return true
    const { cache, renderOf } = this.copy
    const listed = (await this.options.store.list(WARM.pages)).filter(({ key }) => this.options.isAddress(key))
    for (let from = 0; from < listed.length && performance.now() < until; from += WARM.atOnce) {
      const some = listed.slice(from, from + WARM.atOnce)
      const interests = new Map(some.map(({ key, interest }) => [key, interest]))
      await cache.takeOver(async () => {
        const pages = await this.readPages(some.map(({ key }) => key))
        return pages.flatMap(({ key, page }): (NewPage & { key: string })[] => {
          const render = renderOf(key)
          const interest = interestOf(interests.get(key) ?? 0, this.now())
          return render === null ? [] : [{ key, page, render, origin: 'own', interest }]
        })
      })
    }
    return true
  }

  private async waitForConnection(): Promise<void> {
    const until = performance.now() + WARM.connectedWithinMs
    while (!this.options.isConnected() && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, WARM.lookEveryMs))
  }
}

/** When a copy takes pages though it hears of no changes, and when it is ready whatever it has; milliseconds after its start. */
const WARM_UP = { unheardAfterMs: 1_000, readyAfterMs: 12_000 }

/**
 * The hottest pages are taken once changes are heard; where nobody tells of any, after a second without. Who waits for that copy waits
 * no longer than the warm-up may take.
 */
export function warmWithin(pages: Pick<SharedPages, 'isWarm' | 'warm'> | undefined): { readonly isOver: boolean } {
  const began = performance.now()
  if (pages !== undefined) setTimeout(() => pages.isWarm || void pages.warm(), WARM_UP.unheardAfterMs).unref()
  return {
    get isOver() {
      return pages === undefined || pages.isWarm || performance.now() - began >= WARM_UP.readyAfterMs
    },
  }
}
