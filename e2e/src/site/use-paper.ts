import { test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { startTestEngines } from '../engines/start-engines.ts'
import type { TestEngines } from '../engines/start-engines.ts'
import { findContent } from './find-pages.ts'
import { holdFromFirstTest } from './hold-from-first-test.ts'
import type { SiteContent } from './find-pages.ts'
import { findSharedSite } from './shared-site.ts'
import { SMALL_ARCHIVE, startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { OpenSite, TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** What the tests of a file use: a site, a browser, and what is known of the content; there from the first test on. */
export interface Paper<Site extends OpenSite = OpenSite> {
  readonly site: Site
  readonly browser: Browser
  readonly content: SiteContent
}

/** A site of the file's own, of which parts may be stopped. */
export type OwnPaper = Paper<TestSite>

/** The site that all files share: its pages may be read, forms sent and accounts used, but what others see has to stay. */
export function usePaper(): Paper {
  return holdPaper(async () => findSharedSite())
}

/**
 * Starts a site of the file's own before its first test, and stops it after its last; with a small archive, unless another one is given.
 * @param given variables for `npm start` and for all parts
 */
export function useOwnPaper(given: Readonly<Record<string, string>> = {}): OwnPaper {
  let site: TestSite | undefined
  test.afterAll(() => site?.stop())
  return holdPaper(async () => (site = await startTestSite({ ...SMALL_ARCHIVE, ...given })))
}

/** A site of the file's own, on PostgreSQL and Redis of which parts may be ended. */
export interface FailingSite extends TestSite {
  engines: TestEngines
}

export type FailingPaper = Paper<FailingSite>

/** As `useOwnPaper`, on engines of the kind that `FAULT_ENGINE` names. */
export function useFailingPaper(given: Readonly<Record<string, string>> = {}): FailingPaper {
  let engines: TestEngines | undefined
  let site: TestSite | undefined
  test.afterAll(async () => {
    await site?.stop()
    await engines?.stop()
  })
  return holdPaper(async () => {
    engines = await startTestEngines()
    site = await startTestSite({ ...SMALL_ARCHIVE, ...given, ...engines.environment })
    return Object.assign(site, { engines })
  })
}

function holdPaper<Site extends OpenSite>(findSite: () => Promise<Site>): Paper<Site> {
  let held: Paper<Site> | undefined
  test.beforeAll(async ({ browser }) => {
    const site = await findSite()
    held = { site, browser, content: await findContent(site) }
  })
  return holdFromFirstTest('the site', ['site', 'browser', 'content'], () => held)
}
