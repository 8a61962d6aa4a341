import { createRandom } from '../random.ts'
import type { Clip } from '../schemas/multimedia.schema.ts'

const STREAM = 706
const DAY_MS = 86_400_000
/** 1 January 2010: there are no clips of before. */
const FIRST_DAY = 14_610
/** 31 December 2099: nor of after, as all days before the one that is asked for are dealt, and anybody may ask. */
const LAST_DAY = 47_481

/** What comes out on a day: a clip, and how often the clip came out before. */
export interface DealtClip {
  clip: Clip
  round: number
}

export interface ClipDealerOptions {
  seed: number
  clips: readonly Clip[]
  /** How many come out on each day of a cycle of days. */
  cycle: readonly number[]
}

/**
 * Deals the clips of a list to the days: of those that the month allows always the one that has not come out for longest, so
 * that one comes back only after all others of its season. The first order is the seed’s. A day is dealt once, with all those
 * before it, when it or a later one is first asked for.
 */
export class ClipDealer {
  private readonly cycle: readonly number[]
  /** From {@link FIRST_DAY}. */
  private readonly days: (readonly DealtClip[])[] = []
  /** The clips, the one that has not come out for longest first. */
  private readonly waiting: Clip[]
  private readonly rounds = new Map<Clip, number>()

  constructor({ seed, clips, cycle }: ClipDealerOptions) {
    this.cycle = cycle
    this.waiting = createRandom(seed, STREAM).sample(clips, clips.length)
  }

  /** The clips of a day, whichever days were asked for before. Throws a RangeError where a month allows none: it is a slip in a table. */
  ofDay(day: number): readonly DealtClip[] {
    if (day > LAST_DAY) return []
    for (let next = FIRST_DAY + this.days.length; next <= day; next += 1) {
      const month = new Date(next * DAY_MS).getUTCMonth() + 1
      const count = this.cycle[next % this.cycle.length] ?? 0
      this.days.push(Array.from({ length: count }, () => this.dealClip(month)))
    }
    return this.days[day - FIRST_DAY] ?? []
  }

  private dealClip(month: number): DealtClip {
    const place = this.waiting.findIndex(({ months }) => months?.includes(month) ?? true)
    const [clip] = place < 0 ? [] : this.waiting.splice(place, 1)
    if (!clip) throw new RangeError(`no clip of month ${month}`)
    this.waiting.push(clip)
    const round = this.rounds.get(clip) ?? 0
    this.rounds.set(clip, round + 1)
    return { clip, round }
  }
}
