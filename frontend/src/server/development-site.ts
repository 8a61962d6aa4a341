import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { watchRedirects } from '../content/redirects/watch-redirects.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteHandler } from './create-site-server.ts'
import type { SiteServerParts } from './create-site-server.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { LITE_SHEET, SHEET_FILES, SHEET_MODULE } from '../styles/sheets.table.ts'

/** The early script comes as a module here: later than in a built page, which matters to a remembered theme only. */
const SOURCES = [
  ...Object.keys(SHEET_FILES).map((sheet) => `/@id/${SHEET_MODULE}${sheet}`),
  ...['early', 'main'].map((name) => `/src/browser/${name}.ts`),
]

/**
 * The site for development: from source, its styles brought by Vite's own client.
 * @param facesFile the faces of drawn pictures, cut anew at the start
 */
export async function createDevelopmentSite(
  transformHtml: NonNullable<SiteServerParts['transformHtml']>,
  facesFile: string,
) {
  const variables = readConfiguration(siteSettingsSchema)
  const logger = createLogger('frontend', variables.LOG_LEVEL)
  const assets = { styles: [], liteSheet: { address: `/src/${LITE_SHEET}`, bytes: 0 }, fonts: null, scripts: SOURCES }
  const parts = await assembleSite(variables, logger, { assets, assetFolder: '', facesFile })
  watchRedirects({ ...parts, folder: variables.REDIRECTS_DIR, onChange: () => undefined, log: logger })
  return { variables, logger, ...createSiteHandler({ ...parts, pages: null, transformHtml }) }
}
