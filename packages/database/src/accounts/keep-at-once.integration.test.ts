import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { DATABASE_KINDS } from '@liberta/test-kit/start-pgbouncer'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '../create-database-options.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { ConsentRecord } from './consent-record.entity.ts'
import { findSubscriptions, keepSubscription } from './newsletter-subscription.repository.ts'
import { keepConsents } from './privacy-settings.repository.ts'
import { findInterests, keepInterests } from './user-interests.repository.ts'
import { upsertUser } from './user.repository.ts'

const AT_ONCE = Array.from({ length: 8 }, (_, index) => index)
const CONSENTS = { personalizationConsent: true, groupMarketingConsent: false, partnerMarketingConsent: false }

describe.each(DATABASE_KINDS)('$way', ({ create }) => {
  let database: ScratchDatabase
  let orm: MikroORM

  beforeAll(async () => {
    database = await create()
    orm = new MikroORM(createDatabaseOptions(database.url))
    await migrateDatabase(database.directUrl, { info: () => undefined })
  })
  afterAll(async () => {
    await orm.close(true)
    await database.drop()
  })

  async function makeReader(): Promise<string> {
    const ssoId = randomUUID()
    const facts = { email: `${ssoId}@example.it`, name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
    return (await upsertUser(orm.em, { ssoId, ...facts })).id
  }

  async function countLines(userId: string): Promise<{ lines: number; revision: number } | undefined> {
    const rows = await orm.em.fork().execute<{ lines: number; revision: number }[]>(
      `select u.revision, (select count(*)::int from outbox where subject_id = u.id) as lines
    from users u where u.id = ?::uuid`,
      [userId],
    )
    return rows[0]
  }

  describe('what a reader sends from several tabs at the same moment', () => {
    it('is kept one after another, though nothing was there before: each has a version of its own', async () => {
      const userId = await makeReader()
      const keep = (index: number) =>
        orm.em.fork().transactional((em) => keepInterests(em, userId, { topics: [`t${index}`], zones: [] }, undefined))
      expect(new Set(await Promise.all(AT_ONCE.map(keep)))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
      expect(await findInterests(orm.em, userId)).toMatchObject({ version: 8 })
      expect(await countLines(userId)).toEqual({ lines: 8, revision: 8 })
    })

    it('is kept once where all of them saw the same version, and the others write nothing', async () => {
      const userId = await makeReader()
      const keepAll = (seen: number) =>
        Promise.all(
          AT_ONCE.map((index) =>
            orm.em
              .fork()
              .transactional((em) => keepConsents(em, userId, { ...CONSENTS, textVersion: `${seen}-${index}` }, seen)),
          ),
        )
      expect((await keepAll(0)).filter((version) => version !== null)).toEqual([1])
      expect((await keepAll(1)).filter((version) => version !== null)).toEqual([2])
      expect(await orm.em.fork().count(ConsentRecord, { userId })).toBe(2)
      expect(await countLines(userId)).toEqual({ lines: 2, revision: 2 })
    })

    it('is a newsletter taken once, and told once', async () => {
      const userId = await makeReader()
      const keep = () =>
        orm.em.fork().transactional((em) => keepSubscription(em, { userId, newsletterId: '3', active: true }))
      await Promise.all(AT_ONCE.map(keep))
      expect(await findSubscriptions(orm.em, userId)).toMatchObject([{ newsletterId: '3', active: true }])
      expect(await countLines(userId)).toEqual({ lines: 1, revision: 1 })
    })
  })
})
