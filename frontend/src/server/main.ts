/** The built site: this file stands in dist/server, the files for browsers in dist/client. */
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { NEEDED_IN_PRODUCTION, siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { startSite } from './start-site.ts'

const variables = readConfiguration(siteSettingsSchema, process.env, NEEDED_IN_PRODUCTION)
await startSite(variables, import.meta.dirname)
