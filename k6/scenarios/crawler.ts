import type { Options } from 'k6/options'
import { CRAWLER } from '../load.table.ts'
import { crawl, discoverArchive } from '../readers/crawl.ts'
import type { Archive } from '../readers/crawl.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { aloneThenBeside, buildOptions } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('crawler', __ENV)

export const options: Options = buildOptions(run, aloneThenBeside(run, 'read', 'archive', CRAWLER.storiesOfAPage))
export const setup = (): Archive => discoverArchive(run)
export const handleSummary = summariseTo(run)

/** People, alone at first and then beside the bot. */
export function read(site: Archive): void {
  readHotPage(run, site)
}

/** The bot's next page of the archive, with its stories. */
export function archive(site: Archive): void {
  crawl(run, site)
}
