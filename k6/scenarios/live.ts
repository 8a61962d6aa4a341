import type { Options } from 'k6/options'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, spike, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('live', __ENV)

export const options: Options = buildOptions(run, { pages: run.peak > 1 ? spike(run) : steady(run) })
export const setup = (): Site => discoverHotSite(run)
export const handleSummary = summariseTo(run)

/** One page of somebody who comes while others have theirs open; who listens is not played by k6 (LIVE in the table). */
export default function read(site: Site): void {
  readHotPage(run, site)
}
