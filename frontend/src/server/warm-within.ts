import type { SharedPages } from '../page-cache/shared/shared-pages.ts'

/** When a copy takes pages though it hears of no changes, and when it is ready whatever it has; milliseconds after its start. */
const WARM = { unheardAfterMs: 1_000, readyAfterMs: 12_000 }

/**
 * The hottest pages are taken once changes are heard; where nobody tells of any, after a second without. Who waits for that copy waits
 * no longer than the warm-up may take.
 */
export function warmWithin(pages: Pick<SharedPages, 'isWarm' | 'warm'> | undefined): { readonly isOver: boolean } {
  const began = performance.now()
  if (pages !== undefined) setTimeout(() => pages.isWarm || void pages.warm(), WARM.unheardAfterMs).unref()
  return {
    get isOver() {
      return pages === undefined || pages.isWarm || performance.now() - began >= WARM.readyAfterMs
    },
  }
}
