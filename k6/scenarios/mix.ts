import type { Options } from 'k6/options'
import { discoverSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { visitSite } from '../readers/visit-site.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('mix', __ENV)

export const options: Options = buildOptions(run, { visits: steady(run, { gracefulStop: '60s' }) })
export const setup = (): Site => discoverSite(run)
export const handleSummary = summariseTo(run)

/** An ordinary hour: people come, read some pages with pauses, and go. */
export default function visit(site: Site): void {
  visitSite(run, site)
}
