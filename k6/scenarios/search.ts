import type { Options } from 'k6/options'
import { ask } from '../readers/ask.ts'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { chooseSearch } from '../readers/visit-site.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { aloneThenBeside, buildOptions } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('search', __ENV)

export const options: Options = buildOptions(run, aloneThenBeside(run, 'read', 'seek'))
export const setup = (): Site => discoverHotSite(run)
export const handleSummary = summariseTo(run)

/** People who read, alone at first and then beside those who seek. */
export function read(site: Site): void {
  readHotPage(run, site)
}

/** A search of the long tail: words and pairs of words, typing errors, junk. */
export function seek(site: Site): void {
  ask(run, 'search', chooseSearch(site), { mayBeTurnedAway: !run.isOwn })
}
