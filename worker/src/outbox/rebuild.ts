/**
 * Makes every projection of readers anew, and has every message delivered that waits or was given up: the running workers do the rest. With
 * `--restored`, after the database was brought back from a backup, it ends all
 * sessions and raises the readers' revisions first (docs/operations.md).
 */
import { parseArgs } from 'node:util'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { deleteSessions } from '@liberta/database/accounts/reader-session.repository'
import { raiseRevisions, refillOutbox } from '@liberta/database/accounts/reader-state.repository'
import { notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { completeAddresses, databaseSettings } from '@liberta/platform/configuration/database-settings'
import { ConfigurationError, readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { databaseAddressSetting } from '@liberta/platform/configuration/setting.schema'
import { MikroORM } from '@mikro-orm/postgresql'
import { z } from 'zod'

async function rebuild(): Promise<void> {
  const settings = readConfiguration(z.object({ DATABASE_URL: databaseAddressSetting(), ...databaseSettings }))
  const { DATABASE_URL } = completeAddresses(settings)
  const orm = new MikroORM(createDatabaseOptions(DATABASE_URL, { caFile: settings.DATABASE_CA_FILE }))
  try {
    const { values } = parseArgs({ options: { restored: { type: 'boolean', default: false } } })
    if (values.restored) {
      // With the database come sessions that had ended since, and those of readers who had erased their account.
      await deleteSessions(orm.em, 'all')
      await raiseRevisions(orm.em)
    }
    const lines = await refillOutbox(orm.em)
    await notifyOutbox(orm.em)
    process.stdout.write(`${lines} lines were put into the outbox.\n`)
  } finally {
    await orm.close(true)
  }
}

rebuild().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error)}\n`)
  process.exitCode = 1
})
