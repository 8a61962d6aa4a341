import lighthouse from 'lighthouse'
import { findFreePort } from '@liberta/platform/network/find-free-port'
import { openBrowser } from '../browser/open-browser.ts'
import { readSteadyResult } from './read-result.ts'

/** Takes addresses as its arguments and tells its parent the scores of each that hang on the page alone, without throttling. */
const port = await findFreePort()
const browser = await openBrowser(port)
const results: unknown[] = []
try {
  for (const url of process.argv.slice(2)) {
    const answer = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
    })
    results.push({ url, ...readSteadyResult(answer?.lhr) })
  }
} finally {
  await browser.close()
}
process.send?.(results)
process.disconnect?.()
