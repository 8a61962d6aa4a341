import { LRUCache } from 'lru-cache'
import { bakePage } from './bake-page.ts'
import { isKept, weighPage } from './cached-page.ts'
import type { CachedPage, PageDraft } from './cached-page.ts'
import { PurgeLog } from './purge-log.ts'
import { RenderGate } from './render-gate.ts'
import { TagIndex } from './tag-index.ts'

/** How an answer came about; said to machines by Cache-Status (RFC 9211). `bypass` never came here. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'renewed' | 'stale-if-error' | 'bypass'

export interface CachedAnswer {
  page: CachedPage
  outcome: CacheOutcome
}

export interface PageCacheOptions {
  /** Bytes for pages; errors have a tenth of it for themselves, so that bad addresses never push a page out. */
  capacityBytes: number
  /** Renders that run at once, and that wait. */
  renders: { width: number; room: number }
  now?: () => number
  /** So many of the purged pages that readers asked for last are rendered anew at once, without waiting for the next reader. */
  renderAhead: number
  /** A render in the background failed; the reader has had the stale page. */
  onBackgroundError: (error: unknown, key: string) => void
}

type Render = () => Promise<PageDraft>

/** After a render that failed, a stale page is served this long before the next try; milliseconds. */
const RETRY_AFTER_MS = 3_000
/** So often a page is rendered for readers who wait while parts of it are being withdrawn. */
const MOST_ATTEMPTS = 5
/** Of so many withdrawn tags it is remembered that they are. */
const MOST_WITHDRAWN = 10_000

/** Thrown where part of a page was withdrawn during each of its renders: none of them may be shown. */
export class UnsettledPageError extends Error {
  override name = 'UnsettledPageError'
}

/** A page, and how to render it again. */
interface Entry {
  page: CachedPage
  render: Render
  /** Not before this time, after a failure. */
  retryAt: number
}

/**
 * Whole pages in memory, ahead of the router. A fresh page is answered synchronously; a stale one too, while one newer one
 * is rendered; of many readers who miss, one renders. Nothing is deleted because it is old: a page that cannot be rendered
 * anew is served as it was. Keys never hold a cookie or a header, so a page is the same for every reader.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #errors: LRUCache<string, Entry>
  readonly #tagged = new TagIndex()
  readonly #purges = new PurgeLog()
  readonly #withdrawn = new LRUCache<string, true>({ max: MOST_WITHDRAWN })
  readonly #underWay = new Map<string, Promise<CachedPage>>()
  readonly #gate: RenderGate
  readonly #renderAhead: number
  readonly #now: () => number
  readonly #onBackgroundError: PageCacheOptions['onBackgroundError']

  constructor({ capacityBytes, renders, renderAhead, now = Date.now, onBackgroundError }: PageCacheOptions) {
    const options = {
      sizeCalculation: ({ page }: Entry) => weighPage(page),
      dispose: ({ page }: Entry, key: string) => this.#tagged.remove(key, page.tags),
    }
    this.#pages = new LRUCache({ maxSize: capacityBytes, ...options })
    this.#errors = new LRUCache({ maxSize: Math.max(1, Math.floor(capacityBytes / 10)), ...options })
    this.#renderAhead = renderAhead
    this.#gate = new RenderGate(renders)
    this.#now = now
    this.#onBackgroundError = onBackgroundError
  }

  /** The page under `key` while it is fresh; `read` has what there is else. */
  find(key: string): CachedAnswer | null {
    const entry = this.#pages.get(key) ?? this.#errors.get(key)
    return entry && this.#now() < entry.page.freshUntil ? { page: entry.page, outcome: 'hit' } : null
  }

  /**
   * The page under `key`, rendered by `render` where there is none. Synchronous whenever something can be served at once.
   * `render` is kept with the page, so it must hold nothing of a request.
   * @throws what `render` throws, OverloadedError or UnsettledPageError, where nothing can be served instead.
   */
  read(key: string, render: Render): CachedAnswer | Promise<CachedAnswer> {
    const entry = this.#pages.get(key) ?? this.#errors.get(key)
    const page = entry?.page
    const now = this.#now()
    if (page && now < page.freshUntil) return { page, outcome: 'hit' }
    if (page && now < page.staleUntil) {
      if (now >= entry.retryAt) this.#renderInBackground(key, render)
      return { page, outcome: 'stale' }
    }
    if (page && now < entry.retryAt && now < page.errorUntil) return { page, outcome: 'stale-if-error' }
    return this.#readThrough(key, render, page ? 'renewed' : 'miss')
  }

  /** Makes every page with one of the tags stale. */
  purgeSoftly(tags: readonly string[]): void {
    this.#purges.note(tags, 'soft')
    for (const tag of tags) this.#withdrawn.delete(tag)
    const purged = this.#tagged.find(tags)
    for (const key of purged) this.#age(key)
    this.#renderSoon(purged)
  }

  /** Makes every page stale. */
  purgeAllSoftly(): void {
    this.#purges.noteAll('soft')
    for (const key of [...this.#pages.keys(), ...this.#errors.keys()]) this.#age(key)
  }

  /**
   * A withdrawal may have been missed: from now on every page is rendered anew before it is served, for whom waits for one
   * too. Only where that fails it is served as it was, as nothing says that it may not be.
   */
  distrustAll(): void {
    this.#purges.noteAll('hard')
    for (const { page } of [...this.#pages.values(), ...this.#errors.values()]) {
      page.freshUntil = 0
      page.staleUntil = 0
    }
  }

  /**
   * Removes every page with one of the tags: for what must not be shown any more. Those that are being rendered are rendered
   * again before anybody gets them.
   */
  purgeHard(tags: readonly string[]): void {
    this.#purges.note(tags, 'hard')
    for (const tag of tags) this.#withdrawn.set(tag, true)
    for (const key of this.#tagged.find(tags)) {
      this.#pages.delete(key)
      this.#errors.delete(key)
    }
  }

  /** Figures for the operators. */
  describe(): { pages: number; errors: number; bytes: number; tags: number; underWay: number } {
    return {
      pages: this.#pages.size,
      errors: this.#errors.size,
      bytes: this.#pages.calculatedSize + this.#errors.calculatedSize,
      tags: this.#tagged.size,
      underWay: this.#underWay.size,
    }
  }

  async #readThrough(key: string, render: Render, outcome: 'miss' | 'renewed'): Promise<CachedAnswer> {
    try {
      return { page: await this.#renderOnce(key, render), outcome }
    } catch (error) {
      // Looked up only now: what was purged hard meanwhile is gone.
      const entry = this.#postpone(key)
      if (entry && this.#now() < entry.page.errorUntil) return { page: entry.page, outcome: 'stale-if-error' }
      throw error
    }
  }

  /** The keys of the cache come with the one read last first. */
  #renderSoon(purged: ReadonlySet<string>): void {
    let left = this.#renderAhead
    for (const [key, { render }] of this.#pages.entries()) {
      if (left === 0) return
      if (!purged.has(key)) continue
      this.#renderInBackground(key, render)
      left -= 1
    }
  }

  #renderInBackground(key: string, render: Render): void {
    this.#renderOnce(key, render).catch((error: unknown) => {
      this.#postpone(key)
      this.#onBackgroundError(error, key)
    })
  }

  /** After a failure: the next try waits. What can be served meanwhile. */
  #postpone(key: string): Entry | undefined {
    const entry = this.#pages.peek(key) ?? this.#errors.peek(key)
    if (entry) entry.retryAt = this.#now() + RETRY_AFTER_MS
    return entry
  }

  #renderOnce(key: string, render: Render): Promise<CachedPage> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const begun = this.#gate.run(() => this.#render(key, render)).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, begun)
    return begun
  }

  async #render(key: string, render: Render): Promise<CachedPage> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const page = await this.#attempt(key, render)
      if (page) return page
    }
    throw new UnsettledPageError('something in the page was withdrawn during each of its renders')
  }

  /** Null where what was rendered must not be shown any more: neither to who comes now nor to who waited for it. */
  async #attempt(key: string, render: Render): Promise<CachedPage | null> {
    const watch = this.#purges.begin()
    try {
      const page = await bakePage(await render(), this.#now())
      const purge = watch.check(page.tags)
      if (purge === 'hard') return null
      this.#store(key, { page: purge === 'soft' ? { ...page, freshUntil: 0 } : page, render, retryAt: 0 })
      return page
    } finally {
      watch.end()
    }
  }

  #store(key: string, entry: Entry): void {
    const { page } = entry
    this.#pages.delete(key)
    this.#errors.delete(key)
    if (!isKept(page)) return
    // A list may name what was withdrawn until it is refreshed itself. Once it is, nobody gets it as it was.
    if (page.tags.some((tag) => this.#withdrawn.has(tag))) page.staleUntil = 0
    const pages = page.status === 200 ? this.#pages : this.#errors
    pages.set(key, entry)
    this.#tagged.add(key, page.tags)
  }

  #age(key: string): void {
    for (const pages of [this.#pages, this.#errors]) {
      const entry = pages.peek(key)
      if (entry) entry.page.freshUntil = 0
    }
  }
}
