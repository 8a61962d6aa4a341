import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import type { HeardChanges } from '../content/heard-changes.ts'
import type { CachedPage } from './cached-page.ts'

/** Clocks of two machines may differ by so much; a page from later than that is not believed to be of now; milliseconds. */
export const CLOCK_SKEW_MS = 5_000

/** Whether a page was made while a clock was ahead, which has been put right since: it says what was not so yet, for longer than it was to. */
export function isOfLater({ renderedAt }: Pick<CachedPage, 'renderedAt'>, now: number): boolean {
  return renderedAt > now + CLOCK_SKEW_MS
}

/**
 * Marks a page as outdated, as is known at that moment. It is shown while a newer one is rendered; what only says that there is none is not: there
 * may be one now.
 */
export function outdate(page: CachedPage, now: number): void {
  page.outdatedAt ??= Math.min(page.freshUntil, now)
  // Not the moment itself: a clock that is put back makes no page fresh.
  page.freshUntil = 0
  if (page.status !== 200) page.staleUntil = 0
}

/**
 * What has become of a read model of which a page was made as it was before: `withdrawn`, too, where that may be shown to nobody once more;
 * null where nothing is known to be newer.
 */
export function findBehind(
  { madeOf }: Pick<CachedPage, 'madeOf'>,
  heard: Pick<HeardChanges, 'findNewer'> | undefined,
): ChangeAnnouncement['state'] | null {
  let found: ChangeAnnouncement['state'] | null = null
  for (const [name, revision] of madeOf) {
    const newer = heard?.findNewer(name, revision)
    if (newer?.state === 'withdrawn' || newer?.hard) return 'withdrawn'
    found ??= newer?.state ?? null
  }
  return found
}

/**
 * Whether a page that is kept has all that one without a part has, and more: the whole, or another of its parts. Nothing new is held back
 * for a part's sake. Whole pages last through an outage, as those do that cannot be made at all: also where what is missing is withheld because
 * a withdrawal may have been missed (`createFrameSource`), and stands around the page that is kept. What is known to be withdrawn took that page with it.
 */
export function hasMore(kept: CachedPage | undefined, { madeOf }: CachedPage, now: number): boolean {
  if (kept === undefined || kept.status !== 200 || now >= kept.errorUntil) return false
  if (kept.isPartial && kept.madeOf.size <= madeOf.size) return false
  return [...madeOf].every(([name, revision]) => kept.madeOf.get(name) === revision)
}
