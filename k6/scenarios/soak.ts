import exec from 'k6/execution'
import type { Options } from 'k6/options'
import { discoverSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { visitSite } from '../readers/visit-site.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const THIRDS = ['first', 'middle', 'last'] as const
const run = readRun('soak', __ENV)

export const options: Options = buildOptions(run, { visits: steady(run, { gracefulStop: '60s' }) })
export const setup = (): Site => discoverSite(run)
export const handleSummary = summariseTo(run)

/** A visit like those of the mix, told apart by the third of the run in which it began. */
export default function visit(site: Site): void {
  const elapsed = (Date.now() - exec.scenario.startTime) / 1000
  const third = THIRDS[Math.min(2, Math.floor((elapsed / run.seconds) * 3))] ?? 'last'
  visitSite(run, site, { phase: third })
}
