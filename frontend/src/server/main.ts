import { once } from 'node:events'
import { join } from 'node:path'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { onShutdown } from './on-shutdown.ts'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { followChanges } from '../page-cache/follow-changes.ts'
import { keepRedirects } from '../redirects/keep-redirects.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { readAssets } from './read-assets.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

/** The built site: this file stands in dist/server, the files for browsers in dist/client. */
const clientFolder = join(import.meta.dirname, '../client')

const variables = readConfiguration(siteSettingsSchema)
const logger = createLogger('frontend', variables.LOG_LEVEL)
const files = { assets: readAssets(clientFolder), assetFolder: join(clientFolder, 'assets') }
const site = await assembleSite(variables, logger, files)
const server = createSiteServer(site)
const keeper = keepRedirects({
  ...site,
  folder: variables.REDIRECTS_DIR,
  onChange: () => site.pages.purgeAllSoftly(),
  log: logger,
})
const follower = followChanges({
  url: `${variables.API_URL}/api/changes`,
  cache: site.pages,
  log: logger,
  onRedirects: keeper.refresh,
})

server.listen(variables.PORT, variables.HOST)
await once(server, 'listening')
logger.info({ host: variables.HOST, port: variables.PORT }, 'the site listens')

onShutdown([closeServer], logger)

/** Takes no new connection, lets the answers under way end, and drops the connections that wait for nothing. */
async function closeServer(): Promise<void> {
  follower.close()
  keeper.close()
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await closed
}
