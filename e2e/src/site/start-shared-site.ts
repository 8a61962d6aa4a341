import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { offerSharedSite, openSharedLog } from './shared-site.ts'

/** Before the files that share a site: starts it. Resolves to what stops it again after the last of them. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startTestSite({}, openSharedLog())
  offerSharedSite(site)
  return () => site.stop()
}
