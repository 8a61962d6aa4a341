import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 250
const AT_THE_LATEST_MS = 60_000

/** Waits until the outbox of a database is worked off; goes on after a minute, when it never will be. */
export async function awaitEmptyOutbox(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const until = performance.now() + AT_THE_LATEST_MS
    while (performance.now() < until) {
      const { rowCount } = await client.query('select from outbox limit 1')
      if (rowCount === 0) return
      await pause(LOOK_EVERY_MS)
    }
  } finally {
    await client.end()
  }
}
