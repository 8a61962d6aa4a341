import type { PageDraft, CachedPage } from './cached-page.ts'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/** A read model that has changed, and the revision that it has now. */
export type Change = Pick<ChangeAnnouncement, 'name' | 'revision'>

/**
 * Whether a page that bears the name of a changed read model has to be rendered anew. Not one that was made of this very
 * revision: the first read of a story announces it, and its page would be rendered twice. Nor one that is made of other
 * models which name it, as a list names a story: these say themselves when they change. An error is no page made of
 * something, so that any change of what it names may end it.
 */
export function isOutdatedBy(page: Pick<CachedPage, 'status' | 'madeOf'>, change: Change): boolean {
  if (isMadeOfNothing(page)) return true
  const revision = page.madeOf.get(change.name)
  return revision !== undefined && revision !== change.revision
}

/** The names of the read models whose changes can outdate a page (`isOutdatedBy`), of all that it bears. */
export function namesOutdating({
  status,
  tags,
  madeOf,
}: Pick<CachedPage, 'status' | 'tags' | 'madeOf'>): readonly string[] {
  return isMadeOfNothing({ status, madeOf }) ? tags : tags.filter((tag) => madeOf.has(tag))
}

function isMadeOfNothing({ status, madeOf }: Pick<CachedPage, 'status' | 'madeOf'>): boolean {
  return status !== 200 || madeOf.size === 0
}

export type Purge = 'none' | 'soft' | 'hard'

type Rendered = Pick<PageDraft, 'status' | 'tags' | 'madeOf'>

/**
 * Remembers what was purged while pages were being rendered, so that a page made of data from before the purge is neither
 * stored as a fresh one nor, where it was withdrawn, shown. Kept only as long as some render is under way.
 */
export class PurgeLog {
  private count = 0
  private rendering = 0
  private readonly all = { soft: 0, hard: 0 }
  private readonly withdrawn = new Map<string, number>()
  private readonly changed = new Map<string, { change: Change; count: number }>()

  /**
   * Begins a render, which has to end; `check` says what has happened meanwhile to the page that it brought, `isOfBeforeGap` whether
   * changes may have been missed since it began, so that its failure says nothing of now.
   */
  begin(): { check: (page: Rendered) => Purge; isOfBeforeGap: () => boolean; end: () => void } {
    const since = this.count
    this.rendering += 1
    return {
      check: (page) => (this.isWithdrawn(page, since) ? 'hard' : this.isOutdated(page, since) ? 'soft' : 'none'),
      isOfBeforeGap: () => this.all.hard > since,
      end: () => {
        this.rendering -= 1
        if (this.rendering === 0) this.forget()
      },
    }
  }

  /** Pages with these tags may not be shown as they are being rendered now. */
  noteWithdrawn(tags: readonly string[]): void {
    this.count += 1
    if (this.rendering === 0) return
    for (const tag of tags) this.withdrawn.set(tag, this.count)
  }

  /** Pages made of another revision of this read model are stale when they have been rendered. */
  noteChanged(change: Change): void {
    this.count += 1
    if (this.rendering > 0) this.changed.set(change.name, { change, count: this.count })
  }

  /** Every page, whatever its tags. */
  noteAll(kind: 'soft' | 'hard'): void {
    this.count += 1
    this.all[kind] = this.count
  }

  private isWithdrawn({ tags }: Rendered, since: number): boolean {
    return this.all.hard > since || tags.some((tag) => (this.withdrawn.get(tag) ?? 0) > since)
  }

  private isOutdated(page: Rendered, since: number): boolean {
    if (this.all.soft > since) return true
    return page.tags.some((tag) => {
      const noted = this.changed.get(tag)
      return noted !== undefined && noted.count > since && isOutdatedBy(page, noted.change)
    })
  }

  private forget(): void {
    this.withdrawn.clear()
    this.changed.clear()
  }
}
