import type { ReadModelName } from '@liberta/contracts/read-models/read-model-key'

/**
 * What can be dropped from an answer; the label `kind` of the metric `naxos_items_dropped_total`: the read model whose item it is,
 * or a word of its own.
 */
export type DroppedKind =
  | ReadModelName
  | 'section'
  | 'navigation'
  | 'trending'
  | 'story_block'
  | 'tag'
  | 'journalist'
  | 'picture'
  | 'front_block'
  | 'clip'
  | 'captions'
  | 'town'
  | 'live'
  | 'breaking'
  | 'live_figure'
  | 'correction'
  | 'banner'
  | 'folder'
  | 'programme'
  | 'podcast'
  | 'podcast_link'
  | 'episode'
  | 'event_category'
  | 'page_block'
  | 'letter'
  | 'plan'
  | 'newsletter'
  | 'survey'
  | 'facet'
  | 'redirect'

/** Hears of every item that was left out. */
export type Drop = (kind: DroppedKind) => void

/** Maps every item of a list; what maps to null is dropped and counted, and never takes the others with it. */
export function keepLastValid<Item>(
  items: readonly unknown[],
  kind: DroppedKind,
  drop: Drop,
  map: (item: unknown) => Item | null,
): Item[] {
  return items.flatMap((item) => {
    const mapped = map(item)
    if (mapped === null) drop(kind)
    return mapped === null ? [] : [mapped]
  })
}

/** Keeps the first item of each key. */
export function keepFirst<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const key = keyOf(item)
    return seen.has(key) ? false : seen.add(key)
  })
}
