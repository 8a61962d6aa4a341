import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import { findSavedItems, saveItem } from '@liberta/database/accounts/saved-item.repository'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MikroORM } from '@mikro-orm/postgresql'
import { createRenameSavedHandler, createWithdrawSavedHandler } from './rename-saved.handler.ts'

let database: MigratedDatabase
let orm: MikroORM

beforeAll(async () => {
  database = await createMigratedDatabase()
  ;({ orm } = database)
})
afterAll(() => database.drop())

/** A reader who has saved these. */
async function signIn(...saved: [type: string, itemId: string, title: string][]): Promise<string> {
  const id = randomUUID()
  const entities = orm.em.fork()
  await entities.execute(
    `insert into users (id, sso_id, email, name, surname, sso_data, revision, created_at, updated_at)
    values (?::uuid, ?, ?, 'Anna', 'Bianchi', '{}', 0, now(), now())`,
    [id, id, `${id}@example.it`],
  )
  for (const [type, itemId, title] of saved) await saveItem(entities, { userId: id, type, itemId, title })
  return id
}

async function titlesOf(userId: string): Promise<string[]> {
  const selection = { words: [], type: undefined, sort: 'title', limit: 10, offset: 0 } as const
  return (await findSavedItems(orm.em, userId, selection)).items.map(({ title }) => title)
}

const storing = (title: string | null) => ({
  read: (async () =>
    title === null ? null : { state: 'present', body: { title } }) as unknown as ReadModelStore['read'],
})

describe('a story in which a name is hidden', () => {
  it('is called as it is now by every reader who saved it, and nothing else that they saved is', async () => {
    const [one, other] = [
      await signIn(['story', '7', 'Assolto Mario Rossi'], ['story', '8', 'Piove']),
      await signIn(['story', '7', 'Arrestato Mario Rossi'], ['event', '7', 'La fiera']),
    ]
    const handle = createRenameSavedHandler({ entities: orm.em, store: storing('Assolto M. R.') })
    expect(await handle({ story: 7 })).toBe(2)
    expect(await titlesOf(one)).toEqual(['Assolto M. R.', 'Piove'])
    expect(await titlesOf(other)).toEqual(['Assolto M. R.', 'La fiera'])
    expect(await handle({ story: 7 })).toBe(0)
  })

  it('and that is not stored is called as whoever heard of it says', async () => {
    const reader = await signIn(['story', '10', 'Assolto Mario Rossi'])
    const handle = createRenameSavedHandler({ entities: orm.em, store: storing(null) })
    expect(await handle({ story: 10, title: 'Assolto M. R.' })).toBe(1)
    expect(await titlesOf(reader)).toEqual(['Assolto M. R.'])
  })

  it('that is not stored changes nothing', async () => {
    const reader = await signIn(['story', '9', 'Prima'])
    expect(await createRenameSavedHandler({ entities: orm.em, store: storing(null) })({ story: 9 })).toBe(0)
    expect(await titlesOf(reader)).toEqual(['Prima'])
  })

  it('is found by who saved it without reading what all others saved', async () => {
    const plan = await orm.em.fork().transactional(async (entities) => {
      await entities.execute('set local enable_seqscan = off')
      return entities.execute<unknown[]>(
        `explain update saved_items set title = 'Dopo' where type = 'story' and item_id = '1' and title <> 'Dopo'`,
      )
    })
    expect(JSON.stringify(plan)).toContain('saved_items_by_item_index')
  })
})

describe('what was withdrawn', () => {
  it.each(['event', 'multimedia'] as const)('of the kind %s keeps its title with nobody who saved it', async (type) => {
    const reader = await signIn([type, '61', 'Un titolo sbagliato'], [type, '62', 'Altro'], ['story', '61', 'Piove'])
    const handle = createWithdrawSavedHandler({ entities: orm.em, store: storing(null) })
    expect(await handle({ type, id: 61 })).toBeGreaterThanOrEqual(1)
    expect(await titlesOf(reader)).toEqual(['Altro', TITLE_OF_WITHDRAWN, 'Piove'])
    expect(await handle({ type, id: 61 })).toBe(0)
  })

  it.each(['event', 'multimedia'] as const)('of the kind %s and is there again has its title again', async (type) => {
    const reader = await signIn([type, '63', TITLE_OF_WITHDRAWN], [type, '64', TITLE_OF_WITHDRAWN])
    const handle = createWithdrawSavedHandler({ entities: orm.em, store: storing('La fiera') })
    expect(await handle({ type, id: 63 })).toBe(1)
    expect(await titlesOf(reader)).toEqual([TITLE_OF_WITHDRAWN, 'La fiera'])
  })

  it('and is there again before anybody came to take its title keeps it', async () => {
    const reader = await signIn(['story', '65', 'Piove'])
    const handle = createRenameSavedHandler({ entities: orm.em, store: storing('Piove ancora') })
    expect(await handle({ story: 65, title: TITLE_OF_WITHDRAWN })).toBe(1)
    expect(await titlesOf(reader)).toEqual(['Piove ancora'])
  })
})
