/** A request counts half after so long: what is read now goes before what was read this morning; milliseconds. */
const HALF_LIFE_MS = 300_000
/** Requests of one while count the same, so that a page from memory costs an addition and no power; milliseconds. */
const WHILE_MS = 10_000

/** How much readers ask for a page: a sum of their requests, of which older ones count less. */
export interface Interest {
  weight: number
  /** The while in which `weight` was right. */
  at: number
}

/** What nobody has asked for yet. */
export function noInterest(): Interest {
  return { weight: 0, at: 0 }
}

/** So many requests as they count at that moment: what another copy has counted. */
export function interestOf(weight: number, now: number): Interest {
  return { weight, at: Math.floor(now / WHILE_MS) }
}

/** Counts a request, and says whether it is the first one of its while; changes what it is given. */
export function noteRequest(interest: Interest, now: number): boolean {
  const at = Math.floor(now / WHILE_MS)
  const isFirst = interest.at !== at
  if (isFirst) {
    interest.weight = weighInterest(interest, now)
    interest.at = at
  }
  interest.weight += 1
  return isFirst
}

/** Requests, as they count at that moment. A clock that was put back takes nothing away. */
export function weighInterest({ weight, at }: Interest, now: number): number {
  const whiles = Math.max(0, Math.floor(now / WHILE_MS) - at)
  return weight * 0.5 ** ((whiles * WHILE_MS) / HALF_LIFE_MS)
}
