/** The step of a deployment that migrates the database: runs what has not run yet, and ends. */
import { migrateDatabase } from '@liberta/database/migrate-database'
import { completeAddresses, databaseSettings } from '@liberta/platform/configuration/database-settings'
import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { databaseAddressSetting, logLevelSetting } from '@liberta/platform/configuration/setting.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { z } from 'zod'

/** What this step reads of the worker's settings. */
const schema = z.object({ DATABASE_URL: databaseAddressSetting(), ...databaseSettings, LOG_LEVEL: logLevelSetting })

async function migrate(): Promise<void> {
  const settings = readConfiguration(schema)
  const { DATABASE_DIRECT_URL } = completeAddresses(settings)
  await migrateDatabase(DATABASE_DIRECT_URL, createLogger('migrate', settings.LOG_LEVEL), settings.DATABASE_CA_FILE)
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error)}\n`)
  process.exitCode = 1
})
