import { once } from 'node:events'
import { join } from 'node:path'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { onShutdown } from '@liberta/platform/lifecycle/on-shutdown'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ApiClient } from '../api-client/api-client.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { createSiteServer } from './create-site-server.ts'
import { describeSite } from './describe-site.ts'
import { readAssets } from './read-assets.ts'
import { RenditionCache } from './rendition-cache.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

/** The built site: this file stands in dist/server, the files for browsers in dist/client. */
const clientFolder = join(import.meta.dirname, '../client')

const variables = readConfiguration(siteSettingsSchema)
const logger = createLogger('frontend', variables.LOG_LEVEL)
const settings = describeSite(variables)
const source = new ApiClient({ baseURL: variables.API_URL })
const renditions = new RenditionCache({
  folder: variables.MEDIA_CACHE_DIR,
  capacityBytes: variables.MEDIA_CACHE_BYTES,
})
await renditions.open()

const server = createSiteServer({
  renderer: createPageRenderer({
    source,
    frame: createFrameSource(source),
    settings,
    assets: readAssets(clientFolder),
  }),
  logger,
  assetFolder: join(clientFolder, 'assets'),
  apiURL: variables.API_URL,
  mediaURL: variables.NAXOS_URL,
  renditions,
  origin: settings.origin,
})
server.listen(variables.PORT, variables.HOST)
await once(server, 'listening')
logger.info({ origin: settings.origin, port: variables.PORT }, 'the site listens')

onShutdown(
  [
    () => {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      return closed
    },
  ],
  logger,
)
