import type { Options, Scenario } from 'k6/options'
import { ANSWER_BARS, BESIDE, BREAKING, MOST, SPIKE_STAGES } from '../load.table.ts'
import type { RequestKind } from '../load.table.ts'
import type { Run } from './read-run.ts'

/** An unfinished visit or page may go on so long after the end. */
const GRACE = '10s'

/** What k6 is told of a run: the scenarios handed in, the bars of the table, and what the summary needs. */
export function buildOptions(run: Run, scenarios: Record<string, Scenario>, others: Options = {}): Options {
  return {
    scenarios,
    thresholds: buildThresholds(run),
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
    setupTimeout: '120s',
    // Each further tag costs k6 time with every sample; without the group it keeps no account of the single checks.
    systemTags: ['name', 'check', 'group', 'scenario'],
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Mobile) AppleWebKit/537.36 Chrome/140.0.0.0 k6',
    ...others,
  }
}

/** The bars that fail a run. Those of times, and of what was too late to begin, are left out of an untimed one; their figures are told. */
export function buildThresholds({ plan, isUntimed }: Run): Record<string, string[]> {
  const times = (kind: RequestKind) =>
    isUntimed ? ['max>=0'] : [`p(95)<${ANSWER_BARS[kind].p95}`, `p(99)<${ANSWER_BARS[kind].p99}`]
  return {
    http_req_failed: ['rate==0'],
    checks: ['rate==1'],
    http_reqs: ['count>0'],
    ...(!isUntimed && { dropped_iterations: ['count==0'] }),
    ...Object.fromEntries(plan.kinds.map((kind) => [`http_req_duration{name:${kind}}`, times(kind)])),
    // No bar: k6 tells the figures of a part only where there is one.
    ...Object.fromEntries(plan.phases.map((phase) => [`http_req_duration{phase:${phase}}`, ['max>=0']])),
    ...(!isUntimed && Object.fromEntries(Object.entries(plan.bars).map(([name, bars]) => [name, [...bars]]))),
    // Bars of numbers hold on a busy machine, too.
    ...(isUntimed && keepCounts(plan.bars)),
  }
}

function keepCounts(bars: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const counted = Object.entries(bars).filter(([, each]) => each.every((bar) => /^(?:count|rate)/.test(bar)))
  return Object.fromEntries(counted.map(([name, each]) => [name, [...each]]))
}

/** So many a second begin, all the time. */
export function steady(run: Run, how: Partial<Scenario> & { rate?: number; seconds?: number } = {}): Scenario {
  const { rate = run.rate, seconds = run.seconds, ...others } = how
  return {
    executor: 'constant-arrival-rate',
    // Whole numbers only: of a minute, half of one a second is one.
    rate: Math.max(1, Math.round(rate * 60)),
    timeUnit: '1m',
    duration: `${Math.round(seconds)}s`,
    ...countReaders(rate, run.plan.secondsEach * Math.max(run.pause, 0.2)),
    gracefulStop: GRACE,
    ...others,
  } as Scenario
}

/** The base rate, ten times as many within a sixth of the time, then the peak. */
export function spike(run: Run): Scenario {
  const rates = { base: run.rate, tenth: run.rate * Math.min(10, run.peak), peak: run.rate * run.peak }
  return {
    executor: 'ramping-arrival-rate',
    startRate: Math.round(run.rate * 60),
    timeUnit: '1m',
    stages: SPIKE_STAGES.map(({ share, times }) => ({
      duration: `${Math.max(1, Math.round(share * run.seconds))}s`,
      target: Math.round(rates[times] * 60),
    })),
    ...countReaders(rates.peak, run.plan.secondsEach),
    gracefulStop: GRACE,
  }
}

/**
 * Readers alone for the first part of a run, then as many beside those of the script: the functions `exec` and `other`.
 * @param each how many of what the run's rate counts one call of `other` asks for, in turn
 */
export function aloneThenBeside(run: Run, exec: string, other: string, each = 1): Record<string, Scenario> {
  const alone = run.seconds * BESIDE.aloneShare
  const readers = { rate: run.beside, exec, ...countReaders(run.beside, 0.5) }
  const rest = { seconds: run.seconds - alone, startTime: `${Math.round(alone)}s` }
  const others = { rate: run.rate / each, exec: other, ...countReaders(run.rate, run.plan.secondsEach) }
  return {
    alone: steady(run, { ...readers, seconds: alone, tags: { phase: 'alone' } }),
    beside: steady(run, { ...readers, ...rest, tags: { phase: 'beside' } }),
    other: steady(run, { ...others, ...rest }),
  }
}

/** One editor beside all readers, who changes a story every few seconds: from the first rise of a spike to the end of its height. */
export function editor(run: Run, exec: string): Scenario {
  const [calm, , , , , calmAgain] = SPIKE_STAGES
  return {
    executor: 'constant-arrival-rate',
    exec,
    rate: 1,
    timeUnit: `${BREAKING.everySeconds}s`,
    startTime: `${Math.round(calm.share * run.seconds)}s`,
    duration: `${Math.max(1, Math.round((1 - calm.share - calmAgain.share) * run.seconds))}s`,
    preAllocatedVUs: 1,
    maxVUs: 1,
    gracefulStop: `${BREAKING.giveUpAfterSeconds * 2}s`,
  }
}

function countReaders(rate: number, secondsEach: number): { preAllocatedVUs: number; maxVUs: number } {
  const needed = Math.ceil(rate * secondsEach) + 5
  return { preAllocatedVUs: Math.min(needed, MOST.readers), maxVUs: Math.min(needed * 3, MOST.readers) }
}
