/** What the stream tells of an entry. */
export interface ToldEntry {
  id: string
  /** ISO 8601. */
  at: string
}

/**
 * How many of the entries that are told of this page does not show. What is older than all that it shows was cut off at the foot of the
 * list, and is no news.
 */
export function countNew(told: readonly ToldEntry[], shown: readonly ToldEntry[]): number {
  const known = new Set(shown.map(({ id }) => id))
  const oldest = Math.min(...shown.map(({ at }) => Date.parse(at)))
  const from = shown.length === 0 ? -Infinity : oldest
  return told.filter(({ id, at }) => !known.has(id) && Date.parse(at) >= from).length
}

/** What the line over the feed says: 'un nuovo aggiornamento', '2 nuovi aggiornamenti'. */
export function sayNews(count: number): string {
  return count === 1 ? '1 nuovo aggiornamento' : `${count} nuovi aggiornamenti`
}

/** Without a word of the site for so long nothing is called live; milliseconds. */
const SILENT_AFTER_MS = 180_000

/** Whether the last word was too long ago. @param heardMs of the epoch */
export function isSilentSince(heardMs: number, nowMs: number): boolean {
  return nowMs - heardMs >= SILENT_AFTER_MS
}

const CLOCK = new Intl.DateTimeFormat('it-IT', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Rome' })

/** 'Ultimo contatto 10.42', in Rome. */
export function saySilent(heardMs: number): string {
  return `Ultimo contatto ${CLOCK.format(heardMs)
    .replace(/^0(?=\d:)/, '')
    .replace(':', '.')}`
}
