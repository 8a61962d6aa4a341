import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { ReplicaReader } from '@liberta/database/replica/replica-reader'
import { countVotes, keepVote } from '@liberta/database/surveys/survey-vote.repository'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { startReplicatedPostgres } from '../../../infra/testing/start-replicated-postgres.ts'
import type { ReplicatedPostgres } from '../../../infra/testing/start-replicated-postgres.ts'

let servers: ReplicatedPostgres
let primary: MikroORM
let replica: MikroORM
let reader: ReplicaReader

beforeAll(async () => {
  servers = await startReplicatedPostgres()
  await migrateDatabase(servers.primaryUrl, { info: () => undefined })
  primary = new MikroORM(createDatabaseOptions(servers.primaryUrl))
  replica = new MikroORM(createDatabaseOptions(servers.replicaUrl))
  reader = new ReplicaReader(primary, replica)
})
afterAll(async () => {
  await Promise.all([primary.close(true), replica.close(true)])
  await servers.stop()
})

const vote = (browser: string) =>
  primary.em.fork().transactional((entities) => keepVote(entities, { surveyId: 1, answerId: 1, userId: null, browser }))
const countHeld = async () => (await countVotes(await reader.choose(), 1))[0]?.votes ?? 0

/** Whether who was chosen is the replica. */
async function isReplicaChosen(): Promise<boolean> {
  const rows = await (await reader.choose()).execute<{ is: boolean }[]>('select pg_is_in_recovery() as is')
  return rows[0]?.is ?? false
}

describe('votes counted with a replica', () => {
  it('are counted on it once it has everything', async () => {
    await vote('a')
    await waitUntil(isReplicaChosen)
    expect(await countHeld()).toBe(1)
  })

  it('are all counted while it lags: the vote of a moment ago is never missing', async () => {
    await replica.em.fork().execute('select pg_wal_replay_pause()')
    for (let count = 2; count <= 6; count += 1) {
      await vote(`lagging ${count}`)
      expect(await countHeld()).toBe(count)
    }
    expect((await countVotes(replica.em, 1))[0]?.votes).toBe(1)
    expect(await isReplicaChosen()).toBe(false)
    await replica.em.fork().execute('select pg_wal_replay_resume()')
    await waitUntil(isReplicaChosen)
    expect(await countHeld()).toBe(6)
  })

  it('are counted without it while it is away', async () => {
    await servers.stopReplica()
    expect(await countHeld()).toBe(6)
    expect(await isReplicaChosen()).toBe(false)
  })
})
