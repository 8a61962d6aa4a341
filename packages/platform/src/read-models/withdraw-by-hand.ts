import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { MISSING_FRESH_FOR_MS } from '../refresh/refresh-tier.table.ts'
import type { ReadModelStore } from './read-model-store.ts'
import { buildRevision, splitRevision } from './revision.ts'

/**
 * Makes a story a tombstone because an operator says so. Its time is that of the order, so that what the CMS still gives of before does not bring it
 * back, and an edit after it does. An answer of the CMS without a time brings it back, too: nobody knows what it is older than.
 * Rejects where the store is silent, or something newer was written at that moment.
 * @param now milliseconds since the epoch
 */
export async function withdrawByHand(store: ReadModelStore, story: number, now = Date.now()): Promise<void> {
  const reference: ReadModelReference<'story'> = { model: 'story', id: String(story) }
  const held = await store.readRaw(reference)
  // The clock of the CMS may be ahead.
  const updatedAtMs = Math.max(now, held ? splitRevision(held.revision)[0] + 1 : 0)
  const written = await store.write(reference, {
    revision: buildRevision(updatedAtMs, await store.takeSequence()),
    etag: null,
    tags: [],
    state: 'withdrawn',
    body: null,
    freshFor: MISSING_FRESH_FOR_MS,
  })
  if (written === 'superseded') throw new Error(`story ${story} was changed at this moment; order it once more`)
}
