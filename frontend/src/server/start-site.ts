import { once } from 'node:events'
import { join } from 'node:path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { followChanges } from '../page-cache/follow-changes.ts'
import { watchRedirects } from '../content/redirects/watch-redirects.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { onShutdown } from './on-shutdown.ts'
import { readAssets } from './read-assets.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

/**
 * Starts the built site, and stops it on a signal. The settings of its addresses have to be in force before this file is loaded.
 * @param programs the folder of the built programs; the files for browsers stand beside it
 */
export async function startSite(variables: SiteVariables, programs: string): Promise<void> {
  const clientFolder = join(programs, '../client')
  const logger = createLogger('frontend', variables.LOG_LEVEL)
  const site = await assembleSite(variables, logger, {
    assets: readAssets(clientFolder),
    assetFolder: join(clientFolder, 'assets'),
    renderThread: join(programs, 'render-thread.js'),
  })
  const keeper = watchRedirects({
    ...site,
    folder: variables.REDIRECTS_DIR,
    onChange: () => site.pages.purgeAllSoftly(),
    log: logger,
  })
  const follower = followChanges({
    url: variables.API_URL + CHANGES_PATH,
    cache: site.pages,
    log: logger,
    onRedirects: keeper.refresh,
  })
  const server = createSiteServer({ ...site, deafSince: () => follower.deafSince })

  server.listen(variables.PORT, variables.HOST)
  await once(server, 'listening')
  logger.info({ host: variables.HOST, port: variables.PORT }, 'the site listens')

  /** Takes no new connection, lets the answers under way end, and drops the connections that wait for nothing. */
  const closeServer = async () => {
    follower.close()
    keeper.close()
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await closed
    await site.close()
  }
  onShutdown([closeServer], logger)
}
