import { LRUCache } from 'lru-cache'
import { bakePage } from './bake-page.ts'
import { weighPage } from './cached-page.ts'
import type { CachedPage, PageDraft } from './cached-page.ts'
import { PurgeLog } from './purge-log.ts'
import { RenderGate } from './render-gate.ts'
import { TagIndex } from './tag-index.ts'

/** How an answer came about; said to machines by Cache-Status (RFC 9211). */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error'

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

  /**
   * The page under `key`, rendered by `render` where there is none. Synchronous whenever something can be served at once.
   * @throws what `render` throws, or OverloadedError, where nothing can be served instead.
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
    return this.#readThrough(key, render, page)
  }

  /** Makes every page with one of the tags stale. */
  purgeSoftly(tags: readonly string[]): void {
    this.#purges.note(tags, 'soft')
    const purged = this.#tagged.find(tags)
    for (const key of purged) this.#age(key)
    this.#renderSoon(purged)
  }

  /** Makes every page stale: something may have been missed. */
  purgeAllSoftly(): void {
    this.#purges.noteAll()
    for (const key of [...this.#pages.keys(), ...this.#errors.keys()]) this.#age(key)
  }

  /** Removes every page with one of the tags, also those that are being rendered: for what must not be shown any more. */
  purgeHard(tags: readonly string[]): void {
    this.#purges.note(tags, 'hard')
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

  async #readThrough(key: string, render: Render, old: CachedPage | undefined): Promise<CachedAnswer> {
    try {
      return { page: await this.#renderOnce(key, render), outcome: 'miss' }
    } catch (error) {
      if (old && this.#now() < old.errorUntil) return { page: old, outcome: 'stale-if-error' }
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
      const entry = this.#pages.peek(key) ?? this.#errors.peek(key)
      if (entry) entry.retryAt = this.#now() + RETRY_AFTER_MS
      this.#onBackgroundError(error, key)
    })
  }

  #renderOnce(key: string, render: Render): Promise<CachedPage> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const begun = this.#gate.run(() => this.#render(key, render)).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, begun)
    return begun
  }

  async #render(key: string, render: Render): Promise<CachedPage> {
    const watch = this.#purges.begin()
    let tags: readonly string[] = []
    let page: CachedPage | null = null
    try {
      const rendered = await render()
      tags = rendered.tags
      page = await bakePage(rendered, this.#now())
    } finally {
      const purge = watch.end(tags)
      if (page && purge !== 'hard')
        this.#store(key, { page: purge === 'soft' ? { ...page, freshUntil: 0 } : page, render, retryAt: 0 })
    }
    return page
  }

  #store(key: string, entry: Entry): void {
    const { page } = entry
    // An answer that may not be kept at all has no lifetime: an error of ours is never remembered.
    if (page.errorUntil <= page.renderedAt) return
    const [home, other] = page.status === 200 ? [this.#pages, this.#errors] : [this.#errors, this.#pages]
    other.delete(key)
    home.set(key, entry)
    this.#tagged.add(key, page.tags)
  }

  #age(key: string): void {
    for (const pages of [this.#pages, this.#errors]) {
      const entry = pages.peek(key)
      if (entry) entry.page.freshUntil = 0
    }
  }
}
