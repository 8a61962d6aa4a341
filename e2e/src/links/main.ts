import { findContent } from '../site/find-pages.ts'
import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { checkLinks } from './check-links.ts'

/**
 * Follows the links of every kind of page and of a sample of pages: `npm run links --workspace e2e -- 2000 1`, the number of
 * pages and the seed that draws them. Ends with 1 where there is a dead end.
 */
const [sample = 2000, seed = 1] = process.argv.slice(2).map(Number)
const say = (line: string) => void process.stdout.write(`${line}\n`)

const site = await startTestSite()
try {
  const { pages } = await findContent(site)
  const began = Date.now()
  const report = await checkLinks({ site: site.urls.site, from: Object.values(pages), sample, seed, say })
  for (const fault of report.faults) say(`DEAD END ${fault}`)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  say(
    `${report.pages} pages, ${report.followed} addresses, ${report.outside} of other origins: ${report.faults.length} dead ends, ${seconds} s`,
  )
  process.exitCode = report.faults.length > 0 ? 1 : 0
} finally {
  await site.stop()
}
