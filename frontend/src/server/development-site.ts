import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { assembleSite } from './assemble-site.ts'
import { createSiteHandler } from './create-site-server.ts'
import type { SiteServerParts } from './create-site-server.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

/** The site for development: from source, its styles brought by Vite's own client. */
export async function createDevelopmentSite(transformHtml: NonNullable<SiteServerParts['transformHtml']>) {
  const variables = readConfiguration(siteSettingsSchema)
  const logger = createLogger('frontend', variables.LOG_LEVEL)
  const assets = { styles: [], fonts: null, scripts: ['/src/client/styles.ts'] }
  const parts = await assembleSite(variables, logger, { assets, assetFolder: '' })
  return { variables, logger, ...createSiteHandler({ ...parts, pages: null, transformHtml }) }
}
