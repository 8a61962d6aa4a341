import { crawlMess } from './crawl-mess.ts'
import { startMessySite } from './start-messy-site.ts'
import { timeCut } from './time-cut.ts'

/**
 * Follows the links of a site whose CMS sends mess: `npm run mess --workspace e2e -- 500 1`, the number of pages and the seed that
 * draws them; then times an editor's cut. Ends with 1 where there is a dead end, or where the cut takes more than a second.
 */
const [sample = 500, seed = 1] = process.argv.slice(2).map(Number)
const say = (line: string) => void process.stdout.write(`${line}\n`)

const site = await startMessySite()
try {
  const began = Date.now()
  const report = await crawlMess(site, { sample, seed, say })
  for (const fault of report.faults) say(`DEAD END ${fault}`)
  const cutMs = await timeCut(site)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  say(`${report.pages} pages, ${report.followed} addresses: ${report.faults.length} dead ends, ${seconds} s`)
  say(`a cut was shown after ${cutMs.toFixed(0)} ms`)
  process.exitCode = report.faults.length > 0 || cutMs > 1000 ? 1 : 0
} finally {
  await site.stop()
}
