/** How far a recording was heard: seconds from its beginning, and whether it was heard to its end. */
export interface Heard {
  at: number
  ended: boolean
}

/** Recordings that are remembered, those heard last. */
const MOST = 200
/** Nearer to the end than this, and it was heard; seconds. */
const NEAR_END = 20
/** Less than this, and it was not begun. */
const NOT_BEGUN = 10

/** By recording, the one heard last at the end. What is damaged is forgotten. */
export function readHeard(text: string | null): Map<string, Heard> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return new Map(
      Array.isArray(entries) ? entries.filter(isEntry).map(([id, at, ended]) => [id, { at, ended: ended === 1 }]) : [],
    )
  } catch {
    return new Map()
  }
}

/** What `readHeard` reads: the recordings heard last, as many as are remembered, in whole seconds. */
export function writeHeard(heard: ReadonlyMap<string, Heard>): string {
  return JSON.stringify([...heard].slice(-MOST).map(([id, { at, ended }]) => [id, Math.floor(at), ended ? 1 : 0]))
}

/** With one recording heard as far as `at`; what was heard to its end stays so while it is heard again. Of `seconds` 0 no end is known. */
export function noteHeard(
  heard: ReadonlyMap<string, Heard>,
  id: string,
  at: number,
  seconds: number,
): ReadonlyMap<string, Heard> {
  const before = heard.get(id)
  const others = [...heard].filter(([other]) => other !== id)
  if (at < NOT_BEGUN && before === undefined) return heard
  return new Map([...others, [id, { at, ended: before?.ended === true || (seconds > 0 && at > seconds - NEAR_END) }]])
}

/** Where a recording goes on: where it was left, or at its beginning when it was heard to its end. */
export function placeToGoOn(heard: Heard | undefined, seconds: number): number {
  if (heard === undefined) return 0
  return (seconds === 0 ? heard.ended : heard.at > seconds - NEAR_END) ? 0 : heard.at
}

function isEntry(entry: unknown): entry is [string, number, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number' && entry[1] >= 0
}
