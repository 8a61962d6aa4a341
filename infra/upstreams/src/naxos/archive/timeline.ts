import { planDay, planFirstDay } from './plan-day.ts'
import { romeDay, romeInstant } from '../../content/rome-calendar.ts'

export interface TimelineOptions {
  seed: number
  /** Stories that were out at the anchor. */
  stories: number
  /** When the stand-in was first started, ms since the epoch. It fixes the paper: a restart shows the same one. */
  anchor: number
  /** Whether stories come out after the anchor; true where it is left out. */
  publishes?: boolean
}

/**
 * When each story of the archive comes out. Stories are numbered from 1, oldest first; number `stories` is the newest at
 * the anchor, and the days after it add their own.
 */
export class Timeline {
  private readonly seed: number
  /** After it no story comes out; ms since the epoch. */
  private readonly restsFrom: number
  private readonly seconds: number[] = [0]
  private lastDay: number
  private seen = 0

  constructor({ seed, stories, anchor, publishes = true }: TimelineOptions) {
    this.seed = seed
    this.restsFrom = publishes ? Infinity : anchor
    const anchorDay = romeDay(anchor)
    const nowSecond = Math.floor((anchor - romeInstant(anchorDay, 0)) / 1000)
    const firstDay = toSeconds(anchorDay, planFirstDay(seed, anchorDay, nowSecond))
    const isOut = (second: number) => second * 1000 <= anchor
    const days = [firstDay.filter(isOut)]
    let written = days[0]?.length ?? 0
    for (let day = anchorDay - 1; written < stories; day -= 1) {
      const seconds = toSeconds(day, planDay(seed, day))
      written += seconds.length
      days.push(seconds)
    }
    this.append(
      days
        .toReversed()
        .flat()
        .slice(written - stories),
    )
    this.append(firstDay.filter((second) => !isOut(second)))
    this.lastDay = anchorDay
  }

  /** How many stories are planned so far, those to come included. */
  get planned(): number {
    return this.seconds.length - 1
  }

  /** When story `index` (from 1) comes out, ms since the epoch. Throws a RangeError when it is not planned yet. */
  publishedAt(index: number): number {
    const second = this.seconds[index]
    if (index < 1 || second === undefined) throw new RangeError(`story ${index} is not planned`)
    return second * 1000
  }

  /** Plans all days up to two days after `now`. */
  extendTo(now: number): void {
    const wanted = romeDay(now) + 2
    while (this.lastDay < wanted) {
      this.lastDay += 1
      this.append(toSeconds(this.lastDay, planDay(this.seed, this.lastDay)))
    }
  }

  /** Number of the newest story that is out at `now`; 0 when none is. */
  newestAt(now: number): number {
    this.extendTo(now)
    const second = Math.min(now, this.restsFrom) / 1000
    while (this.seen < this.planned && (this.seconds[this.seen + 1] ?? Infinity) <= second) this.seen += 1
    while (this.seen > 0 && (this.seconds[this.seen] ?? 0) > second) this.seen -= 1
    return this.seen
  }

  /** Two stories never share a second, so that time alone orders them. */
  private append(seconds: readonly number[]): void {
    let last = this.seconds.at(-1) ?? 0
    for (const second of seconds) {
      last = Math.max(second, last + 1)
      this.seconds.push(last)
    }
  }
}

function toSeconds(day: number, plan: readonly number[]): number[] {
  return plan.map((second) => Math.floor(romeInstant(day, second) / 1000))
}
