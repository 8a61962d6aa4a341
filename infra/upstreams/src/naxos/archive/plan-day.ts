import { createRandom, type Random } from '../../content/random.ts'

const STREAM = 101
const SUNDAY = 3
const OPENS = 6 * 3600
const CLOSES = 23 * 3600
const FRESH_GAP = 4 * 60

/** How much of a day's paper comes in each hour, from seven in the morning to ten in the evening. */
const HOUR_WEIGHTS: readonly (readonly [hour: number, weight: number])[] = [
  [7, 5],
  [8, 7],
  [9, 8],
  [10, 9],
  [11, 9],
  [12, 8],
  [13, 6],
  [14, 5],
  [15, 6],
  [16, 7],
  [17, 8],
  [18, 8],
  [19, 6],
  [20, 4],
  [21, 3],
  [22, 3],
]
const WEIGHT = HOUR_WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0)

/**
 * When a day's stories come out: seconds after midnight in Rome, ascending. About nineteen, fifteen on a Sunday, which
 * makes 100,000 since 2012. `day` counts from 1 January 1970.
 */
export function planDay(seed: number, day: number): number[] {
  const random = createRandom(seed, STREAM, day)
  const count = day % 7 === SUNDAY ? random.int(12, 18) : random.int(17, 21)
  return Array.from({ length: count }, () => drawSecond(random)).toSorted((a, b) => a - b)
}

/**
 * The day on which the stand-in was first started: what was planned until the evening is told by `nowSecond`, so that
 * whoever opens the paper finds a full day and something minutes old; after that the day goes on as planned. By night
 * (before six or after eleven) only the last two stories are moved to just before.
 */
export function planFirstDay(seed: number, day: number, nowSecond: number): number[] {
  const plan = planDay(seed, day)
  const later = plan.filter((second) => second > nowSecond)
  if (nowSecond < OPENS + 3600 || nowSecond > CLOSES) {
    const earlier = plan.filter((second) => second <= nowSecond - 45 * 60)
    return [...earlier, ...[37, 4].map((minutes) => Math.max(0, nowSecond - minutes * 60)), ...later]
  }
  const stretch = (nowSecond - FRESH_GAP - OPENS) / ((plan.at(-1) ?? CLOSES) - OPENS)
  return [...plan.map((second) => Math.round(OPENS + (second - OPENS) * stretch)), ...later]
}

function drawSecond(random: Random): number {
  let left = random.next() * WEIGHT
  for (const [hour, weight] of HOUR_WEIGHTS) {
    if (left < weight) return hour * 3600 + random.int(0, 3599)
    left -= weight
  }
  return CLOSES - 1
}
