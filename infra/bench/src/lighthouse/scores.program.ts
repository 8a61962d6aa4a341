import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { findFreePort } from '@liberta/http/find-free-port'
import { openBrowser } from '../browser/open-browser.ts'
import { readSteadyResult } from './read-result.ts'

/** What is so long without work has come to rest, or has loaded; milliseconds. What is read of the document alone need not rest. */
const QUIET_MS = 1000

/**
 * What is left out where only the category `seo` is wanted: what Lighthouse asks axe for, which takes two thirds of a page's time, so that who
 * asks looks for a title and for the words of pictures; and `robots.txt`, which is the same for all pages, and has to come within two seconds.
 */
const LEFT_OUT_OF_SEO = ['document-title', 'image-alt', 'robots-txt']

/** Lighthouse computes for a second before each page, to warn of slow machines; no score here hangs on speed. */
pageFunctions.computeBenchmarkIndex = () => 1000

/**
 * The bands far below are laid out one by one (frontend: late-bands.ts); looked at in between, they stand over each other. What Lighthouse
 * sends ahead of axe lays out those that are left.
 */
const { getNodeDetails } = pageFunctions
const sent = String(getNodeDetails)
getNodeDetails.toString = () =>
  `document.querySelectorAll('[data-late]').forEach((band) => band.removeAttribute('data-late'));\n${sent}`

/**
 * Takes categories, with commas between them, and addresses as its arguments; tells its parent the scores of each that hang on the page
 * alone, without throttling.
 */
const [categories = '', ...urls] = process.argv.slice(2)
const isOfDocument = categories === 'seo'
const port = await findFreePort()
const browser = await openBrowser(port)
const results: unknown[] = []
try {
  for (const url of urls) {
    const answer = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories.split(','),
      skipAudits: isOfDocument ? LEFT_OUT_OF_SEO : [],
      disableFullPageScreenshot: true,
      // What is simulated is the speed, which no score here hangs on; else no wait could be shorter than 5 s.
      throttlingMethod: 'simulate',
      pauseAfterFcpMs: isOfDocument ? 0 : QUIET_MS,
      pauseAfterLoadMs: isOfDocument ? 0 : QUIET_MS,
      networkQuietThresholdMs: isOfDocument ? 0 : QUIET_MS,
      cpuQuietThresholdMs: isOfDocument ? 0 : QUIET_MS,
    })
    results.push({ url, ...readSteadyResult(answer?.lhr) })
  }
} finally {
  await browser.close()
}
process.send?.(results)
process.disconnect?.()
