import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from './create-database-options.ts'
import { migrateDatabase } from './migrate-database.ts'

const POOL_SIZE = 2
/** More than the pool has connections. */
const LOSSES = 5
const quiet = { info: () => undefined }

let database: ScratchDatabase
let proxy: Server
let url: string
/** A connection whose client sends this is broken; null for none. */
let breaksAt: string | null

beforeAll(async () => {
  database = await createScratchDatabase()
  await migrateDatabase(database.directUrl, quiet)
})
afterAll(() => database.drop())

beforeEach(async () => {
  breaksAt = null
  const { hostname, port } = new URL(database.directUrl)
  proxy = createServer((client) => pass(client, connect(Number(port), hostname)))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = new URL(database.directUrl)
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  url = address.href
})
afterEach(() => void proxy.close())

function pass(client: Socket, server: Socket): void {
  for (const socket of [client, server]) {
    // Each end is told that the other has gone by its own 'close'.
    socket.on('error', () => undefined)
    socket.once('close', () => void (client.destroy(), server.destroy()))
  }
  client.on('data', (sent) => {
    if (breaksAt !== null && sent.includes(breaksAt)) client.resetAndDestroy()
    else server.write(sent)
  })
  server.pipe(client)
}

describe('where connections to PostgreSQL break', () => {
  it.each(['begin', 'pg_try_advisory_xact_lock', 'commit'])(
    'at «%s», a migration fails, and does not go on for ever',
    async (statement) => {
      breaksAt = statement
      await expect(migrateDatabase(url, quiet)).rejects.toThrow()
    },
  )

  it.each(['begin', 'select 42', 'commit'])(
    'at «%s» of transactions, more often than the pool has connections, it gives others afterwards',
    async (statement) => {
      const orm = new MikroORM(createDatabaseOptions(url, { poolSize: POOL_SIZE }))
      const run = () => orm.em.fork().transactional((entities) => entities.execute('select 42 as answer'))
      try {
        breaksAt = statement
        for (let lost = 0; lost < LOSSES; lost += 1) await expect(run()).rejects.toThrow()
        breaksAt = null
        expect(await run()).toEqual([{ answer: 42 }])
      } finally {
        await orm.close(true)
      }
    },
  )
})
