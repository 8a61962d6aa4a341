import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createDatabaseOptions, describeConnection } from '@liberta/database/create-database-options'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { OUTBOX_CHANNEL } from '@liberta/database/outbox/outbox.repository'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { makeAuthority } from '@liberta/test-kit/make-authority'
import type { TestAuthority } from '@liberta/test-kit/make-authority'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { startReplicatedPostgres } from '../../../infra/testing/start-replicated-postgres.ts'
import type { ReplicatedPostgres } from '../../../infra/testing/start-replicated-postgres.ts'
import { OutboxRelay } from './outbox-relay.ts'

let ours: TestAuthority
let others: TestAuthority
let servers: ReplicatedPostgres
let orm: MikroORM
beforeAll(async () => {
  ;[ours, others] = [makeAuthority(), makeAuthority()]
  servers = await startReplicatedPostgres(ours)
  await migrateDatabase(servers.primaryUrl, { info: () => undefined }, ours.caFile)
  orm = new MikroORM(createDatabaseOptions(servers.primaryUrl, { caFile: ours.caFile }))
})
afterAll(async () => {
  await orm.close(true)
  await servers.stop()
  for (const authority of [ours, others]) authority.remove()
})

const lines: string[] = []
const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) })
const relays: OutboxRelay[] = []
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
  lines.length = 0
})

/** Begins to listen to the outbox, with what of TLS is set. */
function listen(caFile: string | undefined): void {
  const direct = describeConnection(servers.primaryUrl, caFile)
  const relay = new OutboxRelay({ orm, direct, queue: { addBulk: () => Promise.resolve([]) }, logger })
  relays.push(relay)
  relay.start()
}

/** Whether a connection of its own is TLS, by what the server says. */
async function isSecure(address: string, caFile?: string): Promise<boolean> {
  const own = new MikroORM(createDatabaseOptions(address, { caFile }))
  try {
    const rows = await own.em
      .fork()
      .execute<{ ssl: boolean }[]>('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
    return rows[0]?.ssl ?? false
  } finally {
    await own.close(true)
  }
}

/** Whether a connection over TLS listens to the outbox, by what the server says. */
async function isListening(): Promise<boolean> {
  const rows = await orm.em
    .fork()
    .execute<{ ssl: boolean }[]>('select ssl from pg_stat_ssl join pg_stat_activity using (pid) where query = ?', [
      `listen ${OUTBOX_CHANNEL}`,
    ])
  return rows[0]?.ssl ?? false
}

const withMode = (address: string, mode: string) => `${address}?sslmode=${mode}`
const migrate = (address: string, caFile?: string) => migrateDatabase(address, logger, caFile)

async function expectRefused(attempt: Promise<unknown>): Promise<void> {
  const error = await attempt.then(String, String)
  expect(error).toMatch(/^Error: PostgreSQL's certificate is not signed by DATABASE_CA_FILE.*: \S/)
  expect(error).not.toContain(`:${new URL(servers.primaryUrl).password}@`)
}

describe('PostgreSQL over TLS', () => {
  it('is reached by who knows the authority, and so is its replica', async () => {
    for (const address of [servers.primaryUrl, servers.replicaUrl]) {
      expect(await isSecure(address, ours.caFile)).toBe(true)
      expect(await isSecure(withMode(address, 'verify-full'), ours.caFile)).toBe(true)
    }
  })

  it('is listened to by who knows the authority', async () => {
    listen(ours.caFile)
    await waitUntil(isListening, { what: 'a connection over TLS listens' })
    expect(lines).toEqual([])
  })

  it('is not reached by a plain connection, which is what sslmode=disable asks for', async () => {
    await expect(isSecure(servers.primaryUrl)).rejects.toThrow('no encryption')
    await expect(isSecure(withMode(servers.primaryUrl, 'disable'), ours.caFile)).rejects.toThrow('no encryption')
  })
})

describe('a certificate of PostgreSQL that is not to be trusted is refused, with the setting and without a secret', () => {
  it('signed by another authority than the one that is named', async () => {
    await expectRefused(migrate(servers.primaryUrl, others.caFile))
  })

  it('signed by nobody that Node knows, where none is named', async () => {
    await expectRefused(migrate(withMode(servers.primaryUrl, 'verify-full')))
  })

  it('of another name', async () => {
    await expectRefused(migrate(servers.primaryUrl.replace('127.0.0.1', '127.0.0.2'), ours.caFile))
  })

  it('while the outbox is to be listened to: once, in the log', async () => {
    listen(others.caFile)
    await waitUntil(() => lines.length > 0, { what: 'the log tells of it' })
    expect(lines[0]).toContain('DATABASE_CA_FILE')
    expect(lines.join()).not.toContain(`:${new URL(servers.primaryUrl).password}@`)
  })
})
