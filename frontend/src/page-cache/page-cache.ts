import pTimeout from 'p-timeout'
import type { Encoding } from '../http/content-encoding.ts'
import type { CachedPage, CacheOutcome, PageEncoding } from './cached-page.ts'
import { isOfLater, outdate } from './judge-page.ts'
import { OutdatedPages } from './outdated-pages.ts'
import { isOutdatedBy } from './purge-log.ts'
import type { Change } from './purge-log.ts'
import { KeptPages } from './kept-pages.ts'
import type { Asker, KeptPage, PageOrigin, Render } from './kept-pages.ts'
import { noteRequest, weighInterest } from './readers-interest.ts'
import { PageMaker } from './page-maker.ts'
import type { PageMakerOptions, Wanted } from './page-maker.ts'
import { RenewalQueue } from './renewal-queue.ts'
import type { RenewalBudget } from './renewal-queue.ts'
import { isTimeToRepack, isWorthRepacking, repackInPool, repackPage } from './repack-page.ts'
import type { RepackBody } from './repack-page.ts'

export interface CachedAnswer {
  page: CachedPage
  outcome: CacheOutcome
}

export interface PageCacheOptions extends Omit<PageMakerOptions, 'kept' | 'now' | 'onMade'> {
  /** Bytes of all that is kept. */
  capacityBytes: number
  now?: () => number
  /** So many of the purged pages that readers ask for most are rendered anew at once, without waiting for the next reader. */
  renderAhead: number
  /** What may be spent on the others of them; without it they wait for their readers. */
  renewals?: RenewalBudget
  /** What may be spent on packing tighter what is being read; without it pages stay as they were made. */
  repacks?: RenewalBudget
  /** What packs them; unless it is told otherwise, threads like any other. */
  repackBody?: RepackBody
  /** For so long a reader waits at most for a page that is there and has to be rendered anew before it is served; milliseconds. */
  renewWithinMs?: number
  /** A page that was made of an older revision has been rendered anew, and is known to lack nothing. */
  onRenewed?: (change: Change) => void
  /** A render in the background failed; the reader has had the stale page. */
  onBackgroundError: (error: unknown, key: string) => void
}

/** Unless it is told otherwise. Less than what lies in front waits for a page (infra/nginx/pages.conf). */
const RENEW_WITHIN_MS = 2_000

/** Pages that nobody has asked for lately are rendered anew for whom asks. */
const LEAST_INTEREST = 0.5
/** A render that failed is taken for no more CPU than a page is made with: most of its time it has waited; milliseconds. */
const MOST_CPU_OF_FAILURE_MS = 10

/** Thrown where a page that is there is not rendered anew while its reader waits. */
class LateRenderError extends Error {
  override name = 'LateRenderError'
}

export interface ReadOptions {
  origin?: PageOrigin
  asker?: Asker
}

/**
 * Whole pages in memory, ahead of the router. A fresh page is answered synchronously; a stale one too, while one newer one
 * is rendered; of many readers who miss, one renders. Nothing is deleted because it is old: a page that cannot be rendered
 * anew is served as it was. Keys never hold a cookie or a header, so a page is the same for every reader.
 */
export class PageCache {
  private readonly kept: KeptPages
  private readonly maker: PageMaker
  private readonly options: PageCacheOptions
  private readonly renewals: RenewalQueue | null
  private readonly repacks: RenewalQueue | null
  private readonly outdated = new OutdatedPages((key) => this.planRenewal(key))
  private readonly now: () => number

  constructor(options: PageCacheOptions) {
    const { capacityBytes, now = Date.now, renewals, repacks } = options
    this.options = options
    this.now = now
    this.kept = new KeptPages(capacityBytes)
    const onMade: PageMakerOptions['onMade'] = (key, state) => this.outdated.note(key, state)
    this.maker = new PageMaker({ ...options, kept: this.kept, now, onMade })
    this.renewals = renewals ? this.startQueue(renewals, (key) => this.renew(key)) : null
    this.repacks = repacks ? this.startQueue(repacks, (key) => this.repack(key)) : null
  }

  /** The page under `key` while it is fresh, and stale while it waits for its turn to be rendered anew; `read` has what there is else. */
  find(key: string): CachedAnswer | null {
    const entry = this.kept.find(key)
    if (!entry) return null
    const { page, interest } = entry
    const now = this.now()
    if (isOfLater(page, now)) outdate(page, now)
    const isFresh = now < page.freshUntil
    if (!isFresh && (now >= page.staleUntil || this.renewals?.holds(key) !== true)) return null
    if (isTimeToRepack(noteRequest(interest, now), interest.weight)) this.planRepack(key, entry)
    return { page, outcome: isFresh ? 'hit' : 'stale' }
  }

  /**
   * The page under `key`, rendered by `render` where there is none. Synchronous whenever something can be served at once.
   * `render` is kept with the page, so it must hold nothing of a request. A page whose address anybody may make up is kept
   * apart from the site's own.
   * @throws what `render` throws, OverloadedError or UnsettledPageError, where nothing can be served instead.
   */
  read(key: string, render: Render, { origin = 'own', asker }: ReadOptions = {}): CachedAnswer | Promise<CachedAnswer> {
    const found = this.find(key)
    if (found) return found
    const entry = this.kept.peek(key)
    const page = entry?.page
    const now = this.now()
    if (entry) noteRequest(entry.interest, now)
    if (page && now < page.staleUntil) {
      if (this.maker.mayTry(entry)) void this.renderInBackground(key, { render, origin })
      return { page, outcome: 'stale' }
    }
    if (page && !this.maker.mayTry(entry) && now < page.errorUntil) return { page, outcome: 'stale-if-error' }
    return this.readThrough(key, { render, origin, asker }, page ? 'renewed' : 'miss')
  }

  /** Runs a render whose page is not kept (`PageMaker.pass`). */
  pass<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.maker.pass(work)
  }

  /** A page as it is sent in that encoding; synchronous where it has been asked for lately. */
  encode(page: CachedPage, encoding: Encoding): PageEncoding | Promise<PageEncoding> {
    return this.kept.otherEncodings.read(page, encoding)
  }

  /** A read model has changed: every page that was made of another revision of it is stale. */
  purgeSoftly(change: Change): void {
    this.maker.noteChanged(change)
    const outdated = this.kept.findOutdatedBy(change.name).flatMap((key) => {
      const kept = this.kept.peek(key)
      return kept !== undefined && isOutdatedBy(kept.page, change) ? [{ key, kept }] : []
    })
    for (const { kept } of outdated) outdate(kept.page, this.now())
    this.renderSoon(outdated, () => this.options.onRenewed?.(change))
  }

  /** Makes every page stale. */
  purgeAllSoftly(): void {
    this.maker.noteAll('soft')
    const outdated = this.kept.all().map(([key, kept]) => ({ key, kept }))
    for (const { kept } of outdated) outdate(kept.page, this.now())
    this.renderSoon(outdated)
  }

  /**
   * A withdrawal may have been missed: from now on every page is rendered anew before it is served, for whom waits for one
   * too, though it failed a moment ago. Only where it fails again, or takes long, it is served as it was, as nothing says that it may not be.
   */
  invalidateAll(): void {
    this.maker.noteAll('hard')
    for (const [, entry] of this.kept.all()) {
      outdate(entry.page, this.now())
      entry.page.staleUntil = 0
      entry.retryAt = 0
    }
  }

  /**
   * Removes every page with one of the tags: for what must not be shown any more. Those that are being rendered are rendered
   * again before anybody gets them.
   */
  purgeHard(tags: readonly string[]): void {
    this.maker.noteWithdrawn(tags)
    for (const key of this.kept.findTagged(tags)) this.kept.delete(key)
  }

  /**
   * What stands around every page was taken back, which is told a moment after the same of what it is made of. Of pages from before that
   * one those that show it went by their tags; any made since may show it under no tag that says so, and goes. All are rendered
   * anew before they are served, as where a withdrawal may have been missed.
   */
  removeAround(): void {
    this.invalidateAll()
    const since = this.maker.takenBackSince
    for (const [key, { page }] of this.kept.all()) if (page.renderedAt >= since) this.kept.delete(key)
  }

  /** What is kept under a key, and how much readers ask for it: for who shares it with other copies. */
  look(key: string): { page: CachedPage; origin: PageOrigin; weight: number } | null {
    const entry = this.kept.peek(key)
    return entry ? { page: entry.page, origin: entry.origin, weight: weighInterest(entry.interest, this.now()) } : null
  }

  /** Whether there is a page under a key, no error, which readers get at least where it cannot be rendered anew. */
  mayShow(key: string): boolean {
    const page = this.kept.peek(key)?.page
    return page !== undefined && page.status === 200 && this.now() < page.errorUntil
  }

  /** Takes pages that other copies have rendered (`PageMaker.takeOver`). */
  takeOver(bring: Parameters<PageMaker['takeOver']>[0]): Promise<number> {
    return this.maker.takeOver(bring)
  }

  /** Figures for the operators. */
  describe(): ReturnType<KeptPages['describe']> & ReturnType<PageMaker['describe']> & { renewals: number } {
    const renewals = this.renewals?.size ?? 0
    return { ...this.kept.describe(), ...this.maker.describe(), renewals }
  }

  private async readThrough(key: string, wanted: Wanted, outcome: 'miss' | 'renewed'): Promise<CachedAnswer> {
    const making = this.maker.make(key, wanted)
    const within = this.options.renewWithinMs ?? RENEW_WITHIN_MS
    try {
      const { page, isShared } = await (outcome === 'renewed' ? giveUpLate(making, within) : making)
      const entry = this.kept.peek(key)
      if (entry) noteRequest(entry.interest, this.now())
      if (isShared && this.now() >= page.freshUntil) void this.renderInBackground(key, wanted)
      return { page, outcome: isShared ? 'shared' : outcome }
    } catch (error) {
      // Looked up only now: what was purged hard meanwhile is gone.
      const entry = this.maker.postpone(key)
      if (entry && this.now() < entry.page.errorUntil) return { page: entry.page, outcome: 'stale-if-error' }
      if (error instanceof LateRenderError) return { page: (await making).page, outcome }
      throw error
    }
  }

  /** Those first that readers ask for most: some at once, as an editor looks at them, the others as there is time. */
  private renderSoon(purged: readonly { key: string; kept: KeptPage }[], onDone?: () => void): void {
    const now = this.now()
    const pages = purged
      .filter(({ kept }) => kept.page.status === 200 && kept.origin === 'own')
      .map(({ key, kept }) => ({ key, kept, weight: weighInterest(kept.interest, now) }))
      .toSorted((one, other) => other.weight - one.weight)
    for (const { key, kept } of pages.slice(0, this.options.renderAhead))
      void this.renderInBackground(key, { ...kept, isForChange: true }, onDone)
    const others = pages.slice(this.options.renderAhead).filter(({ weight }) => weight >= LEAST_INTEREST)
    if (others.length > 0) this.renewals?.add(others.map(({ key }) => key))
  }

  private startQueue(budget: RenewalBudget, renew: (key: string) => Promise<number>): RenewalQueue {
    return new RenewalQueue({ budget, now: this.now, weigh: (key) => this.look(key)?.weight ?? 0, renew })
  }

  /** A page was made a moment ago, and is outdated. */
  private planRenewal(key: string): void {
    const entry = this.kept.peek(key)
    if (entry?.page.status === 200 && entry.origin === 'own') this.renewals?.add([key])
  }

  /** Renders a page behind the readers' backs; the milliseconds of CPU that it took. Never rejects. */
  private async renew(key: string): Promise<number> {
    const entry = this.kept.peek(key)
    if (!entry || this.now() < entry.page.freshUntil) return 0
    const begun = performance.now()
    const page = await this.renderInBackground(key, { ...entry, isForChange: true })
    const tookMs = performance.now() - begun
    return page === null ? Math.min(tookMs, MOST_CPU_OF_FAILURE_MS) : (page.cpuMs ?? tookMs)
  }

  private planRepack(key: string, { page, interest }: KeptPage): void {
    const { repacks } = this
    if (repacks && isWorthRepacking(page, interest.weight, repacks.size)) repacks.add([key])
  }

  /** Packs a page tighter; the milliseconds that it took. Never rejects. */
  private async repack(key: string): Promise<number> {
    const page = this.kept.peek(key)?.page
    if (!page || page.isRepacked) return 0
    const begun = performance.now()
    const { repackBody = repackInPool, onBackgroundError } = this.options
    await repackPage(page, repackBody).catch((error: unknown) => onBackgroundError(error, key))
    return performance.now() - begun
  }

  /** Never rejects; null where it failed. */
  private async renderInBackground(
    key: string,
    { render, origin, isForChange }: Wanted,
    onDone: () => void = () => undefined,
  ): Promise<CachedPage | null> {
    try {
      const { page } = await this.maker.make(key, {
        render,
        origin,
        isForNobody: true,
        ...(isForChange && { isForChange }),
      })
      if (this.maker.isOutdated(key, page)) this.outdated.whenFresh(key, onDone)
      else onDone()
      return page
    } catch (error) {
      this.maker.postpone(key)
      if (isForChange) this.outdated.whenFresh(key, onDone)
      this.options.onBackgroundError(error, key)
      return null
    }
  }
}

/** @throws LateRenderError where it takes longer */
function giveUpLate<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return pTimeout(work, { milliseconds, message: new LateRenderError('it is still being rendered') })
}
