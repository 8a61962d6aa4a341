/** What the stream tells of an entry. */
export interface FeedEntry {
  id: string
  /** ISO 8601. */
  at: string
}

/** An entry of a feed. */
export interface ShownEntry extends FeedEntry {
  /** Whether it stands over the others, wherever it is in time: pinned, or asked for by its address. */
  isOver: boolean
}

/**
 * How many of the entries that are told of this page does not show. What is older than the last one of its list was cut off at the foot,
 * and is no news.
 */
export function countNew(listed: readonly FeedEntry[], shown: readonly ShownEntry[]): number {
  const known = new Set(shown.map(({ id }) => id))
  const oldest = lastOf(shown)
  return listed.filter((entry) => !known.has(entry.id) && !(oldest && isOlder(entry, oldest))).length
}

/**
 * The entries of a feed that stay under those which its address shows now, as far as they follow them without a gap: what is missing
 * among these was withdrawn, what is older than all of them is only further down.
 * @param hasOlder whether there are older ones than these
 */
export function findKept(shown: readonly ShownEntry[], fresh: readonly ShownEntry[], hasOlder: boolean): string[] {
  const [oldest, newestShown] = [lastOf(fresh), shown.find(({ isOver }) => !isOver)]
  if (!hasOlder || !oldest || !newestShown || isOlder(newestShown, oldest)) return []
  const coming = new Set(fresh.map(({ id }) => id))
  return shown.filter((entry) => !entry.isOver && !coming.has(entry.id) && isOlder(entry, oldest)).map(({ id }) => id)
}

function lastOf(entries: readonly ShownEntry[]): ShownEntry | undefined {
  return entries.findLast(({ isOver }) => !isOver)
}

/** As entries are ordered: by their times, those of one time by their numbers. */
function isOlder(entry: FeedEntry, other: FeedEntry): boolean {
  const apart = Date.parse(entry.at) - Date.parse(other.at)
  return apart < 0 || (apart === 0 && Number(entry.id) < Number(other.id))
}

/** What the line over the feed says: '1 nuovo aggiornamento', '2 nuovi aggiornamenti'; null for none. */
export function sayNews(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 nuovo aggiornamento' : `${count} nuovi aggiornamenti`
}
