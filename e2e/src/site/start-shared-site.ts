import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { offerSharedSite, openSharedLog } from './shared-site.ts'

/** Of so many stories, more than ten thousand were called otherwise on the site before, and every section has a second page. */
const ARCHIVE = { STAND_IN_STORIES: '16000' } as const

/** Before the files that share a site: starts it. Resolves to what stops it again after the last of them. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startTestSite(ARCHIVE, openSharedLog())
  offerSharedSite(site)
  return () => site.stop()
}
