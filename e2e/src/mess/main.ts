import { crawlMess } from './crawl-mess.ts'
import { startMessySite } from './start-messy-site.ts'
import { LONGEST_CUT_MS, timeCuts } from './time-cuts.ts'

/**
 * Follows the links of a site whose CMS sends mess: `npm run mess --workspace e2e -- 500 1`, the number of pages and the seed that
 * draws them and the mess; then times an editor's cuts. Ends with 1 where there is a dead end, an answer of 5xx or a page with words
 * that nobody wrote, or where a cut takes more than a second.
 */
const [sample = 500, seed = 1] = process.argv.slice(2).map(Number)
const CUTS = 5
const say = (line: string) => void process.stdout.write(`${line}\n`)

const site = await startMessySite(seed)
try {
  const began = Date.now()
  const report = await crawlMess(site, { sample, seed, say })
  for (const fault of report.faults) say(`FAULT ${fault}`)
  for (const failure of report.failures) say(`FAILED ${failure}`)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  const cuts = await timeCuts(site, CUTS)
  say(
    `${report.pages} pages, ${report.followed} addresses: ${report.faults.length} faults, ${report.failures.length} answers of 5xx, ${seconds} s`,
  )
  say(`cuts were shown after ${cuts.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  const isWell = report.faults.length + report.failures.length === 0 && Math.max(...cuts) <= LONGEST_CUT_MS
  process.exitCode = isWell ? 0 : 1
} finally {
  await site.stop()
}
