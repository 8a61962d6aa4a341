import { expect, test } from '@playwright/test'
import { SMALL_ARCHIVE } from '../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import { crawlMess, DOORS } from './mess/crawl-mess.ts'
import { startMessySite } from './mess/start-messy-site.ts'
import { LONGEST_CUT_MS, timeCuts } from './mess/time-cuts.ts'

/** Pages drawn beside the doors whose links are all followed and read; `npm run mess --workspace e2e` draws 500. */
const SAMPLE = 4
const SEED = 3
const CUTS = 3

let site: TestSite

test.beforeAll(async () => {
  site = await startMessySite(SEED, SMALL_ARCHIVE)
})
test.afterAll(() => {
  return site?.stop()
})

/** A CMS of which three of ten things come as other newsrooms send them (docs/naxos.md, Mess). */
test.describe('whatever mess the CMS sends', () => {
  test(`every link leads somewhere, no page fails, and none of hundreds shows what nobody wrote`, async () => {
    const report = await crawlMess(site, { sample: SAMPLE, seed: SEED, say: () => undefined })
    expect(report.faults).toEqual([])
    expect(report.failures).toEqual([])
    expect(report.pages).toBe(DOORS.length + SAMPLE)
    expect(report.followed).toBeGreaterThan(300)
  })

  // Each one within a second is what `npm run mess` measures, with the machine to itself.
  test('every cut of an editor is shown, the quickest within a second', async () => {
    const cuts = await timeCuts(site, CUTS)
    expect(cuts).toHaveLength(CUTS)
    expect(Math.min(...cuts)).toBeLessThanOrEqual(LONGEST_CUT_MS)
  })
})
