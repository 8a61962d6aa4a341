import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { DATABASE_KINDS } from '@liberta/test-kit/start-pgbouncer'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '../create-database-options.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { claimRenewal, endRenewal, findSession, insertSession, storeRenewal } from './reader-session.repository.ts'
import type { SessionRecord } from './reader-session.repository.ts'
import { upsertUser } from './user.repository.ts'

const HOUR_MS = 3_600_000
const EXPIRES_AT = Date.parse('2026-11-21T12:00:00.123Z')

describe.each(DATABASE_KINDS)('$way', ({ create }) => {
  let database: ScratchDatabase
  let orm: MikroORM
  let session: SessionRecord

  beforeAll(async () => {
    database = await create()
    orm = new MikroORM(createDatabaseOptions(database.url))
    await migrateDatabase(database.directUrl, { info: () => undefined })
  })
  afterAll(async () => {
    await orm.close(true)
    await database.drop()
  })

  const find = async () => {
    const found = await findSession(orm.em, session.idHash)
    if (!found) throw new Error('no session')
    return found
  }

  beforeEach(async () => {
    const idHash = randomUUID()
    const facts = { email: `${idHash}@example.it`, name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
    const { id: userId } = await upsertUser(orm.em, { ssoId: idHash, ...facts })
    await insertSession(orm.em, { idHash, userId, sealedTokens: 'old', tokenExpiresAt: EXPIRES_AT, lastsMs: HOUR_MS })
    session = { idHash } as SessionRecord
    session = await find()
  })

  describe('the claim to renew the tokens of a session', () => {
    it('is had by one of many', async () => {
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimRenewal(orm.em, session, HOUR_MS)))
      expect(claims.filter((claim) => claim !== null)).toEqual([{ isLapsed: false }])
    })

    it('is had once more where it lapsed, and says so; not where it was ended', async () => {
      await claimRenewal(orm.em, session, -1)
      expect(await claimRenewal(orm.em, session, -1)).toEqual({ isLapsed: true })
      await endRenewal(orm.em, session.idHash)
      expect(await claimRenewal(orm.em, session, HOUR_MS)).toEqual({ isLapsed: false })
    })

    it('is had by nobody who knows older tokens', async () => {
      await storeRenewal(orm.em, session, { sealedTokens: 'new', tokenExpiresAt: EXPIRES_AT + HOUR_MS })
      expect(await claimRenewal(orm.em, session, HOUR_MS)).toBeNull()
      expect(await claimRenewal(orm.em, await find(), HOUR_MS)).toEqual({ isLapsed: false })
    })
  })

  it('new tokens are stored once: who comes later with some of the same renewal stores none', async () => {
    await storeRenewal(orm.em, session, { sealedTokens: 'new', tokenExpiresAt: EXPIRES_AT + HOUR_MS })
    await storeRenewal(orm.em, session, { sealedTokens: 'late', tokenExpiresAt: EXPIRES_AT + 2 * HOUR_MS })
    expect(await find()).toMatchObject({ sealedTokens: 'new', tokenExpiresAt: EXPIRES_AT + HOUR_MS })
  })
})
