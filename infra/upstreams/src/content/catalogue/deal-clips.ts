import { createRandom } from '../random.ts'
import type { Clip } from './multimedia-titles.table.ts'

const STREAM = 706
const DAY_MS = 86_400_000
/** 1 January 2010: there are no clips of before. */
const FIRST_DAY = 14_610
/** 31 December 2099: nor of after, as whoever asks for the clip of a day has all days before it dealt. */
const LAST_DAY = 47_481

/** What comes out on a day: a clip, and how often the clip came out before. */
export interface DealtClip {
  clip: Clip
  round: number
}

/** What was dealt of a list of clips so far, from {@link FIRST_DAY}. */
interface Dealt {
  seed: number
  days: DealtClip[][]
  /** The clips, the one that has not come out for longest first. */
  waiting: Clip[]
  rounds: Map<Clip, number>
}

/** Of the seed that asked last, as a stand-in has one. */
const known = new WeakMap<readonly Clip[], Dealt>()

/**
 * The clips of a day, of as many as its place in a cycle of days asks for: of those that the month allows always the one that
 * has not come out for longest, so that one comes back only after all others of its season. The first order is the seed’s.
 */
export function clipsOfDay(seed: number, clips: readonly Clip[], cycle: readonly number[], day: number): DealtClip[] {
  if (day > LAST_DAY) return []
  const found = known.get(clips)
  const dealt = found?.seed === seed ? found : beginDealing(seed, clips)
  known.set(clips, dealt)
  for (let next = FIRST_DAY + dealt.days.length; next <= day; next += 1) {
    const month = new Date(next * DAY_MS).getUTCMonth() + 1
    const count = cycle[next % cycle.length] ?? 0
    dealt.days.push(Array.from({ length: count }, () => dealClip(dealt, month)))
  }
  return dealt.days[day - FIRST_DAY] ?? []
}

function beginDealing(seed: number, clips: readonly Clip[]): Dealt {
  const waiting = createRandom(seed, STREAM).sample(clips, clips.length)
  return { seed, days: [], waiting, rounds: new Map() }
}

/** Throws a RangeError where the month allows no clip: it is a slip in a table. */
function dealClip({ waiting, rounds }: Dealt, month: number): DealtClip {
  const place = waiting.findIndex(({ months }) => months?.includes(month) ?? true)
  const [clip] = place < 0 ? [] : waiting.splice(place, 1)
  if (!clip) throw new RangeError(`no clip of month ${month}`)
  waiting.push(clip)
  const round = rounds.get(clip) ?? 0
  rounds.set(clip, round + 1)
  return { clip, round }
}
