import { expect, test } from '@playwright/test'
import type { Paper } from '../site/use-paper.ts'
import { checkLinks } from './check-links.ts'

/** Pages drawn beside those of every kind; `npm run links --workspace e2e` draws 2,000. */
const SAMPLE = 20
const SEED = 20_261_121

/** No dead end: what every kind of page leads to, and some of what those pages lead to. */
export function describeLinks(paper: Paper): void {
  test(`every link of every kind of page, and of ${SAMPLE} others, leads somewhere`, async () => {
    const report = await checkLinks({
      site: paper.site.urls.site,
      from: Object.values(paper.content.pages),
      sample: SAMPLE,
      seed: SEED,
      say: (line) => void process.stdout.write(`    ${line}\n`),
    })
    process.stdout.write(
      `    ${report.pages} pages, ${report.followed} addresses, ${report.outside} of other origins\n`,
    )
    expect(report.faults).toEqual([])
    expect(report.pages).toBe(Object.keys(paper.content.pages).length + SAMPLE)
    expect(report.followed).toBeGreaterThan(1000)
  })
}
