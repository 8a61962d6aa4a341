import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { keepRedirects } from '../redirects/keep-redirects.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteHandler } from './create-site-server.ts'
import type { SiteServerParts } from './create-site-server.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

/** The early script comes as a module here: later than in a built page, which matters to a remembered theme only. */
const SOURCES = ['/src/client/styles.ts', '/src/client/more-styles.ts', '/src/client/early.ts', '/src/client/start.ts']

/** The site for development: from source, its styles brought by Vite's own client. */
export async function createDevelopmentSite(transformHtml: NonNullable<SiteServerParts['transformHtml']>) {
  const variables = readConfiguration(siteSettingsSchema)
  const logger = createLogger('frontend', variables.LOG_LEVEL)
  const assets = { styles: [], fonts: null, scripts: SOURCES }
  const parts = await assembleSite(variables, logger, { assets, assetFolder: '' })
  keepRedirects({ ...parts, folder: variables.REDIRECTS_DIR, onChange: () => undefined, log: logger })
  return { variables, logger, ...createSiteHandler({ ...parts, pages: null, transformHtml }) }
}
