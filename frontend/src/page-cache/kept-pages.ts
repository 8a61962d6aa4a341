import { LRUCache } from 'lru-cache'
import { weighPage } from './cached-page.ts'
import type { CachedPage, PageDraft } from './cached-page.ts'
import { noInterest } from './readers-interest.ts'
import type { Interest } from './readers-interest.ts'
import { namesOutdating } from './purge-log.ts'
import { OtherEncodings } from './other-encodings.ts'
import { TagIndex } from './tag-index.ts'

/** Whose addresses a page is of: the site's own, which are as many as its content, or what anybody may make up. */
export type PageOrigin = 'own' | 'madeUp'

/** Who waits for a page, as far as it is known; never kept. */
export interface Asker {
  clientAddress?: string
  /** Says of itself that it is a robot. */
  isRobot?: boolean
}

/** Renders a page for a reader who waits for it, or for nobody yet. */
export type Render = (asker?: Asker) => Promise<PageDraft>

/** A page, and how to render it again. */
export interface KeptPage {
  page: CachedPage
  origin: PageOrigin
  render: Render
  /** Not before this time, after a failure. */
  retryAt: number
  /** How much readers ask for it. */
  interest: Interest
}

/** A page that is to be kept; its interest is told where nobody has asked for it here yet. */
export type NewPage = Pick<KeptPage, 'page' | 'origin' | 'render'> & Partial<Pick<KeptPage, 'interest'>>

/**
 * What of the memory is for what. What is kept is bounded by the site's own content: addresses that readers make up, as those
 * of searches, and bad ones, which are errors, have small parts of their own and never push a page of the site out. So have
 * encodings that few ask for, because one page as plain text weighs as much as four compressed ones.
 */
const SHARES = { own: 0.6, madeUp: 0.1, errors: 0.1, otherEncodings: 0.2 } as const
const PARTS = ['own', 'madeUp', 'errors'] as const

/** The pages in memory, found by key and by tag; in each part those go first that nobody has asked for longest. */
export class KeptPages {
  readonly otherEncodings: OtherEncodings
  private readonly parts: Readonly<Record<(typeof PARTS)[number], LRUCache<string, KeptPage>>>
  private readonly tagged = new TagIndex()
  /** By what a change of makes them stale, and no more: what stands around every page is a tag of them all. */
  private readonly outdated = new TagIndex()

  constructor(capacityBytes: number) {
    const shareOf = (part: keyof typeof SHARES) => Math.max(1, Math.floor(capacityBytes * SHARES[part]))
    const makePart = (part: (typeof PARTS)[number]) =>
      new LRUCache<string, KeptPage>({
        maxSize: shareOf(part),
        sizeCalculation: ({ page }) => weighPage(page),
        dispose: ({ page }, key) => {
          this.tagged.remove(key, page.tags)
          this.outdated.remove(key, namesOutdating(page))
          this.otherEncodings.forget(page)
        },
      })
    this.otherEncodings = new OtherEncodings(shareOf('otherEncodings'))
    this.parts = { own: makePart('own'), madeUp: makePart('madeUp'), errors: makePart('errors') }
  }

  /** What there is under a key, for somebody who asks for it. */
  find(key: string): KeptPage | undefined {
    const { own, madeUp, errors } = this.parts
    return own.get(key) ?? madeUp.get(key) ?? errors.get(key)
  }

  /** What there is under a key, for the cache itself. */
  peek(key: string): KeptPage | undefined {
    const { own, madeUp, errors } = this.parts
    return own.peek(key) ?? madeUp.peek(key) ?? errors.peek(key)
  }

  /** Every key whose page carries one of the tags, once. */
  findTagged(tags: readonly string[]): string[] {
    return [...this.tagged.find(tags)]
  }

  /** Every key whose page a change of that read model can make stale (`isOutdatedBy`). */
  findOutdatedBy(name: string): string[] {
    return [...this.outdated.find([name])]
  }

  /** All pages of all parts with their keys, in no order that counts. */
  all(): [key: string, kept: KeptPage][] {
    return PARTS.flatMap((part) => [...this.parts[part].entries()])
  }

  /** Keeps a page in its part, in place of any other under that key; what is larger than the part is not kept. */
  set(key: string, { page, origin, render, interest: brought }: NewPage): void {
    const interest = this.peek(key)?.interest ?? brought ?? noInterest()
    this.delete(key)
    const part = this.parts[page.status === 200 ? origin : 'errors']
    part.set(key, { page, origin, render, retryAt: 0, interest })
    // What is larger than its whole part is not there.
    if (!part.has(key)) return
    this.tagged.add(key, page.tags)
    this.outdated.add(key, namesOutdating(page))
  }

  /** Lets go what there is under a key. */
  delete(key: string): void {
    for (const part of PARTS) this.parts[part].delete(key)
  }

  /** How many pages there are in each part, of how many tags, and the bytes of all that is kept. */
  describe(): { pages: number; madeUp: number; errors: number; tags: number; bytes: number } {
    const { own, madeUp, errors } = this.parts
    const bytes = PARTS.reduce((sum, part) => sum + this.parts[part].calculatedSize, this.otherEncodings.bytes)
    return { pages: own.size, madeUp: madeUp.size, errors: errors.size, tags: this.tagged.size, bytes }
  }
}
