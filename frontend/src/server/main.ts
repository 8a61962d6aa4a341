/** The built site: this file stands in dist/server, the files for browsers in dist/client. */
import { useAddressSettings } from '@liberta/addresses/active-grammar'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'

const variables = readConfiguration(siteSettingsSchema)
// Before anything is loaded that builds an address: tables of links are built as they are loaded.
useAddressSettings(variables.ADDRESS_SETTINGS)
const { startSite } = await import('./start-site.ts')
await startSite(variables, import.meta.dirname)
