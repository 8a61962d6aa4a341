import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { startFrontendBeside } from '../../../infra/local/src/test-site/start-frontend-beside.ts'
import { findSharedSite } from './shared-site.ts'

/** A frontend with settings of its own, before the API of the site that all files share. */
export interface OwnFrontend extends OpenSite {
  stop(): Promise<void>
}

/**
 * Starts a frontend beside that of the shared site, which is started once: a whole site for another look at the same content takes ten
 * times as long. What readers write is refused there, as it does not come from the address that the API knows.
 * @param given variables for the frontend
 */
export async function startFrontend(given: Readonly<Record<string, string>>): Promise<OwnFrontend> {
  const shared = findSharedSite()
  const { port, log, stop } = await startFrontendBeside(shared, given)
  return { ...shared, urls: { ...shared.urls, site: `http://localhost:${port}` }, log, stop }
}
