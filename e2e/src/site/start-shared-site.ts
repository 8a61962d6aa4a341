import { findK6 } from '../../../infra/local/src/services/find-k6.ts'
import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { offerSharedSite, openSharedLog } from './shared-site.ts'

/** Of so many stories, more than ten thousand were called otherwise on the site before, and every section has a second page. */
const ARCHIVE = { STAND_IN_STORIES: '16000' } as const

/** Before the files that share a site: starts it, and has k6 built. Resolves to what stops the site again after the last of them. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  buildK6()
  const site = await startTestSite(ARCHIVE, openSharedLog())
  offerSharedSite(site)
  return () => site.stop()
}

/** Beside the tests it takes both processors from them for minutes, and longer than any of their hooks may. */
function buildK6(): void {
  try {
    findK6((line) => void process.stderr.write(`${line}\n`))
  } catch {
    // load.test.ts says what to do where it cannot be had.
  }
}
