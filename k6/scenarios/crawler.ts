import type { Options } from 'k6/options'
import { crawl } from '../readers/crawl.ts'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { aloneThenBeside, buildOptions } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('crawler', __ENV)

export const options: Options = buildOptions(run, aloneThenBeside(run, 'read', 'archive'))
export const setup = (): Site => discoverHotSite(run)
export const handleSummary = summariseTo(run)

/** People, alone at first and then beside the bot. */
export function read(site: Site): void {
  readHotPage(run, site)
}

/** The bot's next page of the archive. */
export function archive(site: Site): void {
  crawl(run, site)
}
