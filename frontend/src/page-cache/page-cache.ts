import { LRUCache } from 'lru-cache'
import type { HeardChanges } from '../content/heard-changes.ts'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { precompressPage } from './precompress-page.ts'
import type { Encoding } from '../http/content-encoding.ts'
import { isKept } from './cached-page.ts'
import type { CachedPage, CacheOutcome, PageEncoding } from './cached-page.ts'
import { isOutdatedBy, PurgeLog } from './purge-log.ts'
import type { Change } from './purge-log.ts'
import { KeptPages } from './kept-pages.ts'
import type { Asker, KeptPage, PageOrigin, Render } from './kept-pages.ts'
import { RenderLimiter } from './render-limiter.ts'

export interface CachedAnswer {
  page: CachedPage
  outcome: CacheOutcome
}

export interface PageCacheOptions {
  /** Bytes of all that is kept. */
  capacityBytes: number
  /** Renders that run at once, and that wait. */
  renders: { concurrency: number; maxQueue: number }
  now?: () => number
  /** So many of the purged pages that readers asked for last are rendered anew at once, without waiting for the next reader. */
  renderAhead: number
  /** For so long a reader waits at most for a page that is there and has to be rendered anew before it is served; milliseconds. */
  renewWithinMs?: number
  /** What was announced: a page that was made of less is not kept as fresh. */
  heard?: Pick<HeardChanges, 'findNewer'>
  /** A page that was made of an older revision has been rendered anew. */
  onRenewed?: (change: Change) => void
  /** A render in the background failed; the reader has had the stale page. */
  onBackgroundError: (error: unknown, key: string) => void
}

/** After a render that failed, a stale page is served this long before the next try; milliseconds. */
const RETRY_AFTER_MS = 3_000
/** Unless it is told otherwise. Less than what lies in front waits for a page (infra/nginx/pages.conf). */
const RENEW_WITHIN_MS = 2_000
/** A page that was made of less than was announced is rendered again so soon; milliseconds. */
const BEHIND_RETRY_MS = 250
/** So often a page is rendered for readers who wait while parts of it are being withdrawn. */
const MOST_ATTEMPTS = 5
/** Of so many withdrawn tags it is remembered that they are. */
const MOST_WITHDRAWN = 10_000

/** Thrown where part of a page was withdrawn during each of its renders: none of them may be shown. */
export class UnsettledPageError extends Error {
  override name = 'UnsettledPageError'
}

/** Thrown where a page that is there is not rendered anew while its reader waits. */
class LateRenderError extends Error {
  override name = 'LateRenderError'
}

/** Thrown in place of a page without one of its parts, where there is a whole one that is no older. */
export class PartialPageError extends Error {
  override name = 'PartialPageError'
}

interface Wanted extends Pick<KeptPage, 'render' | 'origin'> {
  /** Who waits for it; nobody, where it is rendered behind a page that is there. */
  asker?: Asker | undefined
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
  private readonly purges = new PurgeLog()
  private readonly withdrawn = new LRUCache<string, true>({ max: MOST_WITHDRAWN })
  private readonly underWay = new Map<string, Promise<CachedPage>>()
  private readonly gate: RenderLimiter
  private readonly renderAhead: number
  private readonly renewWithinMs: number
  private readonly heard: PageCacheOptions['heard']
  private readonly now: () => number
  private readonly onRenewed: NonNullable<PageCacheOptions['onRenewed']>
  private readonly onBackgroundError: PageCacheOptions['onBackgroundError']

  constructor(options: PageCacheOptions) {
    const { capacityBytes, renders, renderAhead, heard, now = Date.now, onRenewed = () => undefined } = options
    this.kept = new KeptPages(capacityBytes)
    this.renderAhead = renderAhead
    this.renewWithinMs = options.renewWithinMs ?? RENEW_WITHIN_MS
    this.gate = new RenderLimiter(renders)
    this.heard = heard
    this.now = now
    this.onRenewed = onRenewed
    this.onBackgroundError = options.onBackgroundError
  }

  /** The page under `key` while it is fresh; `read` has what there is else. */
  find(key: string): CachedAnswer | null {
    const entry = this.kept.find(key)
    return entry && this.now() < entry.page.freshUntil ? { page: entry.page, outcome: 'hit' } : null
  }

  /**
   * The page under `key`, rendered by `render` where there is none. Synchronous whenever something can be served at once.
   * `render` is kept with the page, so it must hold nothing of a request. A page whose address anybody may make up is kept
   * apart from the site's own.
   * @throws what `render` throws, OverloadedError or UnsettledPageError, where nothing can be served instead.
   */
  read(key: string, render: Render, { origin = 'own', asker }: ReadOptions = {}): CachedAnswer | Promise<CachedAnswer> {
    const entry = this.kept.find(key)
    const page = entry?.page
    const now = this.now()
    if (page && now < page.freshUntil) return { page, outcome: 'hit' }
    if (page && now < page.staleUntil) {
      if (now >= entry.retryAt) this.renderInBackground(key, { render, origin })
      return { page, outcome: 'stale' }
    }
    if (page && now < entry.retryAt && now < page.errorUntil) return { page, outcome: 'stale-if-error' }
    return this.readThrough(key, { render, origin, asker }, page ? 'renewed' : 'miss')
  }

  /** A page as it is sent in that encoding; synchronous where it has been asked for lately. */
  encode(page: CachedPage, encoding: Encoding): PageEncoding | Promise<PageEncoding> {
    return this.kept.otherEncodings.read(page, encoding)
  }

  /** A read model has changed: every page that was made of another revision of it is stale. */
  purgeSoftly(change: Change): void {
    this.purges.noteChanged(change)
    this.withdrawn.delete(change.name)
    const outdated = this.kept.findTagged([change.name]).flatMap((key) => {
      const kept = this.kept.peek(key)
      return kept !== undefined && isOutdatedBy(kept.page, change) ? [{ key, kept }] : []
    })
    for (const { kept } of outdated) Object.assign(kept.page, agedTimes(kept.page))
    this.renderSoon(outdated, change)
  }

  /** Makes every page stale. */
  purgeAllSoftly(): void {
    this.purges.noteAll('soft')
    for (const { page } of this.kept.all()) Object.assign(page, agedTimes(page))
  }

  /**
   * A withdrawal may have been missed: from now on every page is rendered anew before it is served, for whom waits for one
   * too. Only where that fails, or takes long, it is served as it was, as nothing says that it may not be.
   */
  invalidateAll(): void {
    this.purges.noteAll('hard')
    for (const { page } of this.kept.all()) {
      page.freshUntil = 0
      page.staleUntil = 0
    }
  }

  /**
   * Removes every page with one of the tags: for what must not be shown any more. Those that are being rendered are rendered
   * again before anybody gets them.
   */
  purgeHard(tags: readonly string[]): void {
    this.purges.noteWithdrawn(tags)
    for (const tag of tags) this.withdrawn.set(tag, true)
    for (const key of this.kept.findTagged(tags)) this.kept.delete(key)
  }

  /** Figures for the operators. */
  describe(): ReturnType<KeptPages['describe']> & { underWay: number; waiting: number } {
    return { ...this.kept.describe(), underWay: this.underWay.size, waiting: this.gate.queued }
  }

  private async readThrough(key: string, wanted: Wanted, outcome: 'miss' | 'renewed'): Promise<CachedAnswer> {
    const rendering = this.renderOnce(key, wanted)
    try {
      return { page: await (outcome === 'renewed' ? giveUpLate(rendering, this.renewWithinMs) : rendering), outcome }
    } catch (error) {
      // Looked up only now: what was purged hard meanwhile is gone.
      const entry = this.postpone(key)
      if (entry && this.now() < entry.page.errorUntil) return { page: entry.page, outcome: 'stale-if-error' }
      if (error instanceof LateRenderError) return { page: await rendering, outcome }
      throw error
    }
  }

  /** Those that were asked for last; what it costs hangs on how many were purged, not on how many there are. */
  private renderSoon(purged: readonly { key: string; kept: KeptPage }[], change: Change): void {
    const pages = purged.filter(({ kept }) => kept.page.status === 200 && kept.origin === 'own')
    const latest = pages.toSorted((one, other) => other.kept.requestedAt - one.kept.requestedAt)
    for (const { key, kept } of latest.slice(0, this.renderAhead))
      this.renderInBackground(key, kept, () => this.onRenewed(change))
  }

  private renderInBackground(key: string, wanted: Wanted, onDone: () => void = () => undefined): void {
    this.renderOnce(key, wanted).then(onDone, (error: unknown) => {
      this.postpone(key)
      this.onBackgroundError(error, key)
    })
  }

  /** After a failure, or what is no better: the next try waits. What can be served meanwhile. */
  private postpone(key: string, afterMs: number = RETRY_AFTER_MS): KeptPage | undefined {
    const entry = this.kept.peek(key)
    if (entry) entry.retryAt = this.now() + afterMs
    return entry
  }

  private renderOnce(key: string, wanted: Wanted): Promise<CachedPage> {
    const underWay = this.underWay.get(key)
    if (underWay) return underWay
    const begun = this.gate.run(() => this.render(key, wanted)).finally(() => this.underWay.delete(key))
    this.underWay.set(key, begun)
    return begun
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
      const rendered = precompressPage(await render(asker), this.now())
      const purge = watch.check(rendered)
      const behind = this.findBehind(rendered)
      if (purge === 'hard' || behind === 'withdrawn') return null
      // Who waited for it is told so as well: what lies in front keeps no stale page for long.
      if (rendered.isPartial && this.hasWhole(key, rendered))
        throw new PartialPageError(`a part of ${key} cannot be had`)
      const isUnfinished = behind !== null || rendered.isPartial
      const page = purge === 'soft' || isUnfinished ? { ...rendered, ...agedTimes(rendered) } : rendered
      this.store(key, { page, render, origin })
      if (isUnfinished) this.postpone(key, behind ? BEHIND_RETRY_MS : RETRY_AFTER_MS)
      return page
    } finally {
      watch.end()
    }
  }

  /** Whether there is a page that has what this one lacks, and all that it has: nothing that is new is held back for the sake of a part. */
  private hasWhole(key: string, { madeOf }: CachedPage): boolean {
    const kept = this.kept.peek(key)?.page
    if (kept === undefined || kept.status !== 200 || kept.isPartial || this.now() >= kept.errorUntil) return false
    return [...madeOf].every(([name, revision]) => kept.madeOf.get(name) === revision)
  }

  /** What has become of a read model of which a page was made as it was before: the API that was asked could not get it anew. */
  private findBehind({ madeOf }: CachedPage): ChangeAnnouncement['state'] | null {
    let found: ChangeAnnouncement['state'] | null = null
    for (const [name, revision] of madeOf) {
      const newer = this.heard?.findNewer(name, revision)
      if (newer?.state === 'withdrawn') return newer.state
      found ??= newer?.state ?? null
    }
    return found
  }

  private store(key: string, { page, ...wanted }: Pick<KeptPage, 'page' | 'render' | 'origin'>): void {
    if (!isKept(page)) return this.kept.delete(key)
    // A list may name what was withdrawn until it is refreshed itself. Once it is, nobody gets it as it was.
    if (page.tags.some((tag) => this.withdrawn.has(tag))) page.staleUntil = 0
    this.kept.set(key, { page, ...wanted })
  }
}

/** A page that is outdated is shown while a newer one is rendered; what only says that there is none is not: there may be one now. */
function agedTimes({ status, staleUntil }: CachedPage): Pick<CachedPage, 'freshUntil' | 'staleUntil'> {
  return { freshUntil: 0, staleUntil: status === 200 ? staleUntil : 0 }
}

/** @throws LateRenderError where it takes longer */
async function giveUpLate<Result>(work: Promise<Result>, withinMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateRenderError('it is still being rendered')), withinMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
