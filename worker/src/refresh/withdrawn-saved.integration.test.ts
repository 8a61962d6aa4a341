import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import { findSavedItems, saveItem } from '@liberta/database/accounts/saved-item.repository'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { withdrawByHand } from '@liberta/platform/read-models/withdraw-by-hand'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { INestApplicationContext } from '@nestjs/common'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from '../app/worker-lifecycle.ts'
import { announcementOf } from '../testing/announce.ts'
import { createTestWorker } from '../testing/create-test-worker.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'
import { sampleEvent, sampleMultimedia } from '../testing/catalogue-samples.ts'
import { sampleStory } from '../testing/naxos-samples.ts'

const READER = randomUUID()
const THINGS = [
  ['story', 7242, 'story.withdrawn'],
  ['event', 61, 'content.withdrawn'],
  ['multimedia', 40017, 'content.withdrawn'],
] as const
/** The same, each published again. */
const RETURNS = [
  ['story', 'story.published', sampleStory(7242)],
  ['event', 'content.changed', sampleEvent(61)],
  ['multimedia', 'content.changed', sampleMultimedia(40017)],
] as const
/** A story that an operator withdraws. */
const BY_HAND = 7300
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: MigratedDatabase
let worker: INestApplicationContext
let changes: CmsChangeQueue

beforeAll(async () => {
  ;[server, naxos, database] = await Promise.all([startRedis(), startFakeNaxos(), createMigratedDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
  const entities = database.orm.em.fork()
  await entities.execute(
    `insert into users (id, sso_id, email, name, surname, sso_data, revision, created_at, updated_at)
    values (?::uuid, ?, 'anna@example.it', 'Anna', 'Bianchi', '{}', 0, now(), now())`,
    [READER, READER],
  )
  for (const [type, id] of [...THINGS, ['story', BY_HAND] as const]) {
    await saveItem(entities, { userId: READER, type, itemId: String(id), title: 'Arrestato Mario Rossi' })
  }
  worker = await createTestWorker({ server, naxos, database }, logger)
  await worker.get(WorkerLifecycle).start()
})

afterAll(async () => {
  await worker.close()
  await changes.queue.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

/** A queue of refreshes that takes no renaming so many times. @returns how many it did not take */
function refuseRenaming(times: number): { refused: number } {
  const counted = { refused: 0 }
  const queue = worker.get(RefreshQueue).queues.refresh
  const add = queue.add.bind(queue)
  queue.add = (name, ...rest) => {
    if (!name.endsWith('-saved') || counted.refused === times) return add(name, ...rest)
    counted.refused += 1
    return Promise.reject(new Error('the queue hiccups'))
  }
  return counted
}

async function titleOf(type: string, id: number): Promise<string | undefined> {
  const selection = { words: [], type, sort: 'title', limit: 10, offset: 0 } as const
  const { items } = await findSavedItems(database.orm.em, READER, selection)
  return items.find(({ itemId }) => itemId === String(id))?.title
}

describe('the title of what a reader has saved', () => {
  it.each(THINGS)('of the kind %s is gone from the table once %d is withdrawn', async (type, id, event) => {
    expect(await titleOf(type, id)).toBe('Arrestato Mario Rossi')
    naxos.reply(`/${type}/${id}`, { status: 410, raw: '{"error":"withdrawn"}' })
    await changes.announce(announcementOf(event, { type, id }))
    await waitUntil(async () => (await titleOf(type, id)) === TITLE_OF_WITHDRAWN)
  })

  it.each(RETURNS)('of the kind %s is there again with it, once it is published again', async (type, event, data) => {
    const { id, title } = data
    naxos.reply(`/${type}/${id}`, { data })
    await changes.announce(announcementOf(event, { type, id }))
    await waitUntil(async () => (await titleOf(type, id)) === title)
  })

  it('is gone once an operator has withdrawn it, though the CMS gives it still', async () => {
    await withdrawByHand(new ReadModelStore(redis), BY_HAND)
    await changes.announce(announcementOf('story.withdrawn', { type: 'story', id: BY_HAND }))
    await waitUntil(async () => (await titleOf('story', BY_HAND)) === TITLE_OF_WITHDRAWN)
  })

  it.each([1, 2])(
    'is gone, too, where the queue does not take it %d times: the change is owed until it does',
    async (times) => {
      const id = 700 + times
      const saved = { userId: READER, type: 'event', itemId: String(id), title: 'Arrestato Luigi Verdi' }
      await saveItem(database.orm.em.fork(), saved)
      const counted = refuseRenaming(times)
      naxos.reply(`/event/${id}`, { status: 410, raw: '{"error":"withdrawn"}' })
      await changes.announce(announcementOf('content.withdrawn', { type: 'event', id }))
      await waitUntil(async () => {
        const selection = { words: ['verdi'], type: 'event', sort: 'title', limit: 10, offset: 0 } as const
        return (await findSavedItems(database.orm.em, READER, selection)).items.length === 0
      })
      expect(counted.refused).toBe(times)
    },
  )
})
