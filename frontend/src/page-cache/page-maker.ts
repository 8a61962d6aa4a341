import { LRUCache } from 'lru-cache'
import type { HeardChanges } from '../content/heard-changes.ts'
import { isWaiting } from '../content/is-waiting.ts'
import { precompressPage } from './precompress-page.ts'
import { isKept } from './cached-page.ts'
import type { CachedPage } from './cached-page.ts'
import { findBehind, hasMore, outdate } from './judge-page.ts'
import type { PageState } from './outdated-pages.ts'
import { PurgeLog } from './purge-log.ts'
import type { Change, Purge } from './purge-log.ts'
import type { Asker, KeptPage, KeptPages, NewPage } from './kept-pages.ts'
import { RenderLimiter } from './render-limiter.ts'
import type { RenderLimits } from './render-limiter.ts'
import { takeRepacked } from './repack-page.ts'

/** Pages that other copies have rendered, where this one has none that it may serve. */
export interface SharedPageSource {
  /** A page that nothing is known to be wrong with but, perhaps, its age. Never rejects, and answers before a reader would notice. */
  find(key: string): Promise<CachedPage | null>
}

export interface PageMakerOptions {
  kept: KeptPages
  /** Renders that run at once, and that wait. */
  renders: RenderLimits
  now: () => number
  /** What was announced: a page that was made of less is not kept as fresh. */
  heard?: Pick<HeardChanges, 'findNewer'> | undefined
  /** Pages that other copies have rendered; none unless it is said. */
  shared?: SharedPageSource | undefined
  /** A page that was rendered here is kept. */
  onStored?: ((key: string) => void) | undefined
  /** A page was rendered here, and is so. */
  onMade?: ((key: string, state: PageState) => void) | undefined
}

/** After a render that failed, a stale page is served this long before the next try; milliseconds. */
const RETRY_AFTER_MS = 3_000
/** For so long a reader's page waits to be rendered; milliseconds. */
const PATIENCE_MS = 2_000
/** A page that was made of less than was announced is rendered again so soon; milliseconds. */
const BEHIND_RETRY_MS = 250
/** So long a page without one of its parts is shown while it is made anew; who comes later waits for that, as for any that is to be; milliseconds. */
const PARTIAL_MS = 30_000
/** Within so long after a story is taken back what stands around every page is, where the story stood there; milliseconds. */
const AROUND_WITHIN_MS = 60_000
/** So often a page is rendered for readers who wait while parts of it are being withdrawn. */
const MOST_ATTEMPTS = 5
/** Of so many withdrawn tags it is remembered that they are. */
const MOST_WITHDRAWN = 10_000

/** Thrown where part of a page was withdrawn during each of its renders: none of them may be shown. */
export class UnsettledPageError extends Error {
  override name = 'UnsettledPageError'
}

/** Thrown in place of a page without one of its parts, where there is one with more of them that is no older. */
class PartialPageError extends Error {
  override name = 'PartialPageError'
}

/** A page that is to be made. */
export interface Wanted extends Pick<KeptPage, 'render' | 'origin'> {
  /** Who waits for it; nobody, where it is rendered behind a page that is there. */
  asker?: Asker | undefined
  /** It is rendered in place of one that is there, so that nothing older will do. */
  isForNobody?: true
  /** It is made because of a change, and what is under way may have begun before that: where it comes out outdated, it is made once more. */
  isForChange?: true
}

/** A page as it was got. */
export interface Made {
  page: CachedPage
  /** Another copy has rendered it. */
  isShared: boolean
}

/**
 * Brings a page that is not there, or not good enough: once for all who want it, from another copy or by rendering it, and held against
 * all that was purged meanwhile.
 */
export class PageMaker {
  private readonly options: PageMakerOptions
  private readonly kept: KeptPages
  private readonly now: () => number
  private readonly purges = new PurgeLog()
  private readonly withdrawn = new LRUCache<string, true>({ max: MOST_WITHDRAWN })
  private readonly underWay = new Map<string, Promise<Made>>()
  /** What is made once more after what is under way. */
  private readonly next = new Map<string, Promise<Made>>()
  private readonly limiter: RenderLimiter
  private takenBackAt = 0

  constructor(options: PageMakerOptions) {
    this.options = options
    this.kept = options.kept
    this.now = options.now
    this.limiter = new RenderLimiter(options.renders)
  }

  /** Pages of another revision of that read model are stale, also where they are being made. */
  noteChanged(change: Change): void {
    this.purges.noteChanged(change)
    this.withdrawn.delete(change.name)
  }

  /** Pages with these tags are nobody's any more, also where they are being made. */
  noteWithdrawn(tags: readonly string[]): void {
    this.purges.noteWithdrawn(tags)
    for (const tag of tags) this.withdrawn.set(tag, true)
    this.takenBackAt = this.takenBackLately ?? this.now()
  }

  /** Since when something may have been taken back that still stands around pages. */
  get takenBackSince(): number {
    return this.takenBackLately ?? this.now() - AROUND_WITHIN_MS
  }

  /** Every page, also those that are being made. */
  noteAll(kind: 'soft' | 'hard'): void {
    this.purges.noteAll(kind)
  }

  /** How many pages are being made, and how many of them wait for a place. */
  describe(): { underWay: number; waiting: number } {
    return { underWay: this.underWay.size, waiting: this.limiter.queued }
  }

  /**
   * Takes pages that other copies have rendered, each where there is none that is better; what is purged while they are brought
   * holds for them too. Gives how many it took. Rejects as `bring` does.
   */
  async takeOver(bring: () => Promise<readonly (NewPage & { key: string })[]>): Promise<number> {
    const watch = this.purges.begin()
    try {
      return (await bring()).filter(({ key, ...brought }) => this.adopt(key, brought, watch.check) !== null).length
    } finally {
      watch.end()
    }
  }

  /**
   * Makes a page, or waits for the one that is being made.
   * @throws what the render throws, OverloadedError, UnsettledPageError or PartialPageError
   */
  make(key: string, wanted: Wanted): Promise<Made> {
    const underWay = this.underWay.get(key)
    if (underWay === undefined) return this.begin(key, wanted)
    return wanted.isForChange ? this.makeAfter(underWay, key, wanted) : underWay
  }

  /** Whether a page is known not to be as it should be, once it was made; looked up as it is kept, which may be in other bytes. */
  isOutdated(key: string, page: CachedPage): boolean {
    return (this.kept.peek(key)?.page ?? page).outdatedAt !== undefined
  }

  /**
   * Runs what is made for one reader and never kept, among the renders of all.
   * @throws what `work` throws, or OverloadedError
   */
  pass<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.limiter.run(work, PATIENCE_MS)
  }

  /** After a failure, or what is no better: the next try waits. What can be served meanwhile. */
  postpone(key: string, afterMs: number = RETRY_AFTER_MS): KeptPage | undefined {
    const entry = this.kept.peek(key)
    if (entry) entry.retryAt = this.now() + afterMs
    return entry
  }

  /** Whether one that is there may be tried again. */
  mayTry({ retryAt }: Pick<KeptPage, 'retryAt'>): boolean {
    return !isWaiting(retryAt, this.now(), RETRY_AFTER_MS)
  }

  private get takenBackLately(): number | null {
    const { takenBackAt } = this
    return isWaiting(takenBackAt + AROUND_WITHIN_MS, this.now(), AROUND_WITHIN_MS) ? takenBackAt : null
  }

  private begin(key: string, wanted: Wanted): Promise<Made> {
    const begun = this.bring(key, wanted).finally(() => this.underWay.delete(key))
    this.underWay.set(key, begun)
    return begun
  }

  /** Once for all who want it before it begins. */
  private makeAfter(underWay: Promise<Made>, key: string, wanted: Wanted): Promise<Made> {
    const next = this.next.get(key) ?? this.makeNext(underWay, key, wanted)
    this.next.set(key, next)
    return next
  }

  private async makeNext(underWay: Promise<Made>, key: string, wanted: Wanted): Promise<Made> {
    // A failure says nothing of now either: it may be of before the change.
    const made = await underWay.catch(() => null)
    this.next.delete(key)
    if (made !== null && !this.isOutdated(key, made.page)) return made
    return this.underWay.get(key) ?? this.begin(key, wanted)
  }

  private async bring(key: string, wanted: Wanted): Promise<Made> {
    const shared = wanted.isForNobody || wanted.origin !== 'own' ? null : await this.findShared(key, wanted)
    if (shared !== null) return { page: shared, isShared: true }
    const patienceMs = wanted.isForNobody ? undefined : PATIENCE_MS
    return { page: await this.limiter.run(() => this.render(key, wanted), patienceMs), isShared: false }
  }

  private async findShared(key: string, { render, origin }: Wanted): Promise<CachedPage | null> {
    const { shared } = this.options
    if (shared === undefined) return null
    const watch = this.purges.begin()
    try {
      const page = await shared.find(key)
      return page && this.adopt(key, { page, render, origin }, watch.check)
    } finally {
      watch.end()
    }
  }

  /** Null where the page must not be shown, or what there is is no worse, or it is kept only in case that it cannot be rendered. */
  private adopt(key: string, brought: NewPage, check: (page: CachedPage) => Purge): CachedPage | null {
    const { page } = brought
    const [purge, behind, now] = [check(page), findBehind(page, this.options.heard), this.now()]
    const isGone = behind === 'withdrawn' || page.tags.some((tag) => this.withdrawn.has(tag))
    if (purge === 'hard' || isGone || now >= page.errorUntil) return null
    if (purge === 'soft' || behind !== null) outdate(page, now)
    const there = this.kept.peek(key)?.page
    if (there && now < (now < page.freshUntil ? there.freshUntil : there.staleUntil)) return null
    const mayBeShown = now < page.staleUntil
    if (there && !mayBeShown && there.renderedAt >= page.renderedAt) return null
    this.kept.set(key, brought)
    return mayBeShown ? page : null
  }

  private async render(key: string, wanted: Wanted): Promise<CachedPage> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const page = await this.attempt(key, wanted)
      if (page) return page
    }
    throw new UnsettledPageError('something in the page was withdrawn during each of its renders')
  }

  /** Null where what was rendered must not be shown any more: neither to who comes now nor to who waited for it. */
  private async attempt(key: string, { render, origin, asker }: Wanted): Promise<CachedPage | null> {
    const watch = this.purges.begin()
    try {
      const page = precompressPage(await render(asker), this.now())
      const purge = watch.check(page)
      const behind = findBehind(page, this.options.heard)
      if (purge === 'hard' || behind === 'withdrawn') return null
      // Who waited for it is told so as well: what lies in front keeps no stale page for long.
      if (page.isPartial && hasMore(this.kept.peek(key)?.page, page, this.now()))
        throw new PartialPageError(`a part of ${key} cannot be had`)
      const isUnfinished = behind !== null || page.isPartial
      if (purge === 'soft' || isUnfinished) outdate(page, this.now())
      // Nothing says when its part is there: it bears the name of none that it has never read.
      if (page.isPartial) page.staleUntil = Math.min(page.staleUntil, this.now() + PARTIAL_MS)
      this.store(key, { page, render, origin })
      if (isUnfinished) this.postpone(key, behind ? BEHIND_RETRY_MS : RETRY_AFTER_MS)
      this.options.onMade?.(key, stateOf(page, purge, behind !== null))
      return page
    } catch (error) {
      if (watch.isOfBeforeGap()) return null
      throw error
    } finally {
      watch.end()
    }
  }

  private store(key: string, { page, ...wanted }: Pick<KeptPage, 'page' | 'render' | 'origin'>): void {
    if (!isKept(page)) return this.kept.delete(key)
    // A list may name what was withdrawn until it is refreshed itself. Once it is, nobody gets it as it was.
    if (page.tags.some((tag) => this.withdrawn.has(tag))) page.staleUntil = 0
    this.kept.set(key, { page: takeRepacked(page, this.kept.peek(key)?.page), ...wanted })
    this.options.onStored?.(key)
  }
}

/** A purge first: who renders again at once is told what was announced meanwhile. */
function stateOf({ isPartial }: CachedPage, purge: Purge, isBehind: boolean): PageState {
  if (purge !== 'none') return 'purged'
  if (isBehind) return 'behind'
  return isPartial ? 'partial' : 'fresh'
}
