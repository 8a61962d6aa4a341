import { setTimeout as pause } from 'node:timers/promises'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { warmSite } from '../load/hot-pages.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { percentile } from '@liberta/test-kit/summarise'
import { readAtPace } from './read-at-pace.ts'
import type { PacedReport } from './read-at-pace.ts'

const IDLE_PER_SECOND = 50
const FIRST_PER_SECOND = 500
/** Each pace is so many times the one before. */
const STEP = 1.2
const MOST_STEPS = 22
const STEP_MS = 5_000
/** Capacity itself, at 80 % of it, and idle, for longer: p99 of little is chance, and what is polled every 15 s is polled within it. */
const LONG_MS = 20_000
const SHARE = 0.8
const CAPACITY_P99_MS = 50
const BAR_TIMES = 5
/** Above it the readers are what is measured. */
const MOST_CPU_SHARE = 0.9
const REST_MS = 1000

/** The highest rate at which warm pages are answered in time, and how they are answered below it. */
export const capacityBench: Bench = {
  name: 'capacity',
  summary: `the highest rate of warm pages with p99 ≤ ${CAPACITY_P99_MS} ms, and p99 at 80 % of it beside p99 of an idle site`,
  async run(context) {
    const site = await context.site()
    await restStandIn(site, context.say)
    const paths = await warmSite(originOf(site))
    const read = (perSecond: number, durationMs: number) =>
      readAtPace({ port: Number(site.env['PORT']), perSecond, durationMs, paths })
    await read(FIRST_PER_SECOND, STEP_MS)
    const idle = p99Of(await read(IDLE_PER_SECOND, LONG_MS))
    const found = await findCapacity(context, read)
    await pause(REST_MS)
    const busy = await read(found.capacity * SHARE, LONG_MS)
    return [
      describeCapacity(found),
      {
        what: 'at 80 % of capacity, p99 of warm pages ÷ idle',
        value: p99Of(busy) / idle,
        unit: 'x',
        bar: { type: 'most', value: BAR_TIMES },
        reference: `p99 ${p99Of(busy).toFixed(2)} ms at ${Math.round(found.capacity * SHARE)} a second, ${idle.toFixed(2)} ms at ${IDLE_PER_SECOND}`,
        details: { p50: percentile(busy.milliseconds, 0.5), readersCpu: busy.cpuShare },
      },
      {
        what: 'at 80 % of capacity, failed pages',
        value: busy.failed,
        unit: '',
        bar: { type: 'most', value: 0 },
        reference: `of ${busy.asked}`,
        details: { examples: busy.failures },
      },
    ]
  },
}

type Read = (perSecond: number, durationMs: number) => ReturnType<typeof readAtPace>

interface Found {
  /** Pages a second. */
  capacity: number
  tried: Record<string, { p99: number; failed: number; cpuShare: number }>
  /** The readers were at their own end before the site was. */
  isOfReaders: boolean
}

const p99Of = ({ milliseconds }: { milliseconds: readonly number[] }) => percentile(milliseconds, 0.99)

const isTooMuch = (seen: PacedReport) => seen.failed > 0 || p99Of(seen) > CAPACITY_P99_MS

async function findCapacity({ say, note }: BenchContext, read: Read): Promise<Found> {
  const tried: Found['tried'] = {}
  const rates = Array.from({ length: MOST_STEPS }, (_, step) => Math.round(FIRST_PER_SECOND * STEP ** step))
  const isHeld = async (perSecond: number, durationMs: number): Promise<boolean> => {
    const seen = await read(perSecond, durationMs)
    const [p99, { failed, cpuShare }] = [p99Of(seen), seen]
    tried[`${perSecond} for ${durationMs / 1000} s`] = { p99, failed, cpuShare }
    say(
      `  ${perSecond} a second: p99 ${p99.toFixed(1)} ms, ${failed} failed; the readers took ${cpuShare.toFixed(2)} of a core`,
    )
    await pause(REST_MS)
    return !isTooMuch(seen)
  }
  const held: number[] = []
  for (const rate of rates) {
    // Once more, so that one moment in which the machine did something else does not end the search.
    if (!(await isHeld(rate, STEP_MS)) && !(await isHeld(rate, STEP_MS))) break
    held.push(rate)
  }
  while (held.length > 0 && !(await isHeld(held.at(-1) ?? 0, LONG_MS))) held.pop()
  const capacity = held.at(-1)
  if (capacity === undefined)
    throw new Error(`${FIRST_PER_SECOND} pages a second are more than this machine can do now`)
  const isOfReaders = Object.values(tried).some(({ cpuShare }) => cpuShare > MOST_CPU_SHARE)
  if (isOfReaders) note('capacity: the readers were at their own end as well: the site may do more.')
  return { capacity, tried, isOfReaders }
}

function describeCapacity({ capacity, tried, isOfReaders }: Found): Figure {
  return {
    what: `capacity: warm pages a second, p99 ≤ ${CAPACITY_P99_MS} ms`,
    value: capacity,
    unit: '',
    bar: null,
    reference: isOfReaders ? 'as far as the readers could ask' : null,
    details: { tried },
  }
}
