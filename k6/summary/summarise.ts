/** What k6 hands to `handleSummary`, as far as it is read here. */
export interface RunData {
  metrics: Readonly<
    Record<string, { values: Readonly<Record<string, number>>; thresholds?: Readonly<Record<string, { ok: boolean }>> }>
  >
  root_group: { checks: readonly { name: string; passes: number; fails: number }[] }
  state: { testRunDurationMs: number }
}

/** Milliseconds of one kind of request, or of one part of the run. */
export interface TimesRow {
  of: string
  count: number
  median: number
  p95: number
  p99: number
  most: number
}

/** One bar or check, and whether it held. */
export interface Verdict {
  what: string
  /** What was measured, in words. */
  value: string
  /** As a number in the bar's own unit, where it is one that came. */
  measured?: number
  bar: string
  isHeld: boolean
}

/** All that is told of a run. */
export interface Summary {
  script: string
  question: string
  target: string
  seconds: number
  requests: number
  perSecond: number
  failed: number
  times: TimesRow[]
  /** Share of answers by what their Cache-Status says, those that came at all. */
  cache: { result: string; share: number }[]
  /** Other figures by name, in words. */
  figures: { what: string; value: string }[]
  verdicts: Verdict[]
  isPassed: boolean
}

/** Bars that always hold are there for their figures alone. */
const NO_BAR = 'max>=0'
const TIMES = /^http_req_duration\{(?:name|phase):(.+)\}$/
const CACHE = /^cache_(\w+)$/
/** Figures that are told whether or not they have a bar. */
const OTHERS: Readonly<Record<string, { what: string; stats: readonly string[] }>> = {
  'publish_to_visible{page:home}': { what: 'publish to visible on the home page, ms', stats: ['med', 'p(95)', 'max'] },
  'publish_to_visible{page:story}': {
    what: 'publish to visible on the story page, ms',
    stats: ['med', 'p(95)', 'max'],
  },
  changes_unseen: { what: 'changes that were never seen', stats: ['count'] },
  page_overdue_seconds: { what: 'oldest page, seconds past its time', stats: ['max'] },
  page_age_seconds: { what: 'oldest page by Age, seconds', stats: ['max'] },
  failed_4xx: { what: 'answered 4xx', stats: ['count'] },
  failed_5xx: { what: 'answered 5xx', stats: ['count'] },
  failed_without_answer: { what: 'not answered', stats: ['count'] },
  crawled_cold: { what: 'old stories that nobody had read before, and others', stats: ['passes', 'fails'] },
  turned_away: { what: 'turned away with Retry-After', stats: ['count'] },
  commands_acknowledged: { what: 'commands acknowledged', stats: ['count'] },
  commands_lost: { what: 'acknowledged and lost', stats: ['count'] },
  dropped_iterations: { what: 'could not begin in time', stats: ['count'] },
}

/** Puts what k6 measured into the rows that people and machines are told. */
export function summarise(run: { script: string; question: string; target: string }, data: RunData): Summary {
  const { metrics } = data
  const value = (metric: string, stat: string) => metrics[metric]?.values[stat] ?? 0
  const checks = data.root_group.checks.map(({ name, passes, fails }): Verdict => ({
    what: name,
    value: `${passes} of ${passes + fails}`,
    bar: 'all',
    isHeld: fails === 0,
  }))
  const verdicts = [...judge(metrics).toSorted((a, b) => (a.what < b.what ? -1 : 1)), ...checks]
  return {
    ...run,
    seconds: data.state.testRunDurationMs / 1000,
    requests: value('http_reqs', 'count'),
    perSecond: value('http_reqs', 'rate'),
    // Of a rate «passes» counts what was true: here, what failed.
    failed: value('http_req_failed', 'passes'),
    times: readTimes(metrics),
    cache: shareCache(metrics),
    figures: Object.entries(OTHERS).flatMap(([name, { what, stats }]) => {
      const values = metrics[name]?.values
      if (values === undefined) return []
      return [
        {
          what,
          value: stats
            .map((stat) => `${stat === 'count' ? '' : `${stat} `}${writeFigure(values[stat] ?? 0)}`)
            .join(', '),
        },
      ]
    }),
    verdicts,
    isPassed: verdicts.every(({ isHeld }) => isHeld),
  }
}

/** A number with as many digits as say something. */
export function writeFigure(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 3
  return value.toFixed(digits)
}

function readTimes(metrics: RunData['metrics']): TimesRow[] {
  return Object.entries(metrics).flatMap(([name, { values }]) => {
    const of = TIMES.exec(name)?.[1]
    if (of === undefined || !values['count']) return []
    const { count = 0, med: median = 0, max: most = 0 } = values
    return [{ of, count, median, p95: values['p(95)'] ?? 0, p99: values['p(99)'] ?? 0, most }]
  })
}

function shareCache(metrics: RunData['metrics']): Summary['cache'] {
  const counts = Object.entries(metrics).flatMap(([name, { values }]) => {
    const result = CACHE.exec(name)?.[1]
    return result === undefined || !values['count'] ? [] : [{ result, count: values['count'] }]
  })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return counts.map(({ result, count }) => ({ result, share: count / all })).toSorted((a, b) => b.share - a.share)
}

function judge(metrics: RunData['metrics']): Verdict[] {
  return Object.entries(metrics).flatMap(([what, { values, thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([bar]) => bar !== NO_BAR)
      .map(([bar, { ok }]) => {
        const stat = /^[^<>=!\s]+/.exec(bar)?.[0] ?? ''
        if (values['count'] === 0 && stat !== 'count') return { what, value: 'none came', bar, isHeld: ok }
        const measured = values[stat] ?? 0
        return { what, value: `${stat} ${writeFigure(measured)}`, measured, bar, isHeld: ok }
      }),
  )
}
