import { once } from 'node:events'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { createWithdrawingStore } from '@liberta/platform/shared-pages/create-withdrawing-store'
import { SharedPageStore } from '@liberta/platform/shared-pages/shared-page-store'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { HeardChanges } from '../content/heard-changes.ts'
import type { PageDraft } from '../page-cache/cached-page.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { SharedPages } from '../page-cache/shared/shared-pages.ts'
import { makeCache, steerPage } from './steer-page.ts'
import type { CacheBench } from './steer-page.ts'

/** Under which every copy keeps its page. */
export const KEY = 'person /news/cronaca/piena/7'
export const WEATHER = { model: 'weather', id: 'piacenza' } as const
export const STORY = { model: 'story', id: '7' } as const

export interface Copy {
  cache: PageCache
  shared: SharedPages
  /** The page as this copy would render it. */
  page: ReturnType<typeof steerPage>
}

interface CopyOptions {
  build?: string
  moved?: boolean
  timeBoxMs?: number
  /** What else there is to its page. */
  more?: Partial<PageDraft>
}

/** Copies of the frontend that share pages by one Redis. */
export class SharingCopies {
  readonly server: TestRedis
  readonly redis: RedisConnection
  readonly models: ReadModelStore
  bench: CacheBench = { now: Date.now(), failures: [], heard: new HeardChanges() }
  /** Of the weather, of which each copy's page is made. */
  revision = ''
  private readonly sharing = new Set<SharedPages>()

  constructor(server: TestRedis, redis: RedisConnection) {
    ;[this.server, this.redis] = [server, redis]
    this.models = createWithdrawingStore(redis, createLogger('test', 'silent'))
  }

  /** Forgets all of them and what they shared. */
  async renew(): Promise<void> {
    for (const shared of this.sharing) {
      shared.close()
      shared.shareOnlyWhile(() => false)
      // What it was just sharing.
      await shared.share()
    }
    this.sharing.clear()
    await this.server.empty()
    this.bench = { now: Date.now(), failures: [], heard: new HeardChanges() }
    this.revision = await this.write(WEATHER)
  }

  async stop(): Promise<void> {
    this.redis.disconnect()
    await this.server.stop()
  }

  createStore(build = 'a'): SharedPageStore {
    return new SharedPageStore(this.redis, { build, mostBytes: 1_000_000 })
  }

  /** Writes a read model as a worker does; gives its revision. */
  async write(reference: ReadModelReference, state: 'present' | 'withdrawn' = 'present'): Promise<string> {
    const written = `0-${await this.models.takeSequence()}`
    const body = state === 'present' ? ({ written } as never) : null
    await this.models.write(reference, { revision: written, etag: null, tags: [], state, body, freshFor: 60_000 })
    return written
  }

  /** A copy of the frontend; its page is made of the weather and names a story. */
  start(text: string, { build, moved = false, timeBoxMs = 10_000, more = {} }: CopyOptions = {}): Copy {
    const shared = new SharedPages({
      store: this.createStore(build),
      models: this.models,
      isConnected: () => this.redis.status === 'ready',
      isAddress: () => !moved,
      timeBoxMs,
      now: () => this.bench.now,
      log: { warn: () => undefined },
    })
    const page = steerPage(text, {
      tags: ['weather:piacenza', 'story:7'],
      madeOf: new Map([['weather:piacenza', this.revision]]),
      ...more,
    })
    const cache = makeCache(this.bench, {
      shared,
      onStored: (key) => shared.note(key),
      // The bench's clock stands still, this one does not: on a busy machine a render would come too late.
      renewWithinMs: 60_000,
    })
    shared.start({ cache, renderOf: () => page.render })
    this.sharing.add(shared)
    return { cache, shared, page }
  }

  /** A copy whose page is asked for often, and shared. */
  async shareFrom(options: CopyOptions = {}): Promise<Copy> {
    const copy = this.start('of the first', options)
    await shareOften(copy)
    copy.shared.close()
    return copy
  }
}

/** Reads the page of a copy as a reader does. */
export const read = ({ cache, page }: Copy) => cache.read(KEY, page.render)

/** Has the page of a copy asked for often, and what is asked for often shared. */
export async function shareOften(copy: Copy): Promise<void> {
  for (let times = 0; times < 3; times += 1) await read(copy)
  await copy.shared.share()
}

/** Starts a Redis for them, which is waited for unless it is to be seen what happens without it. */
export async function startSharingCopies(profile: 'cache' | 'worker' = 'worker'): Promise<SharingCopies> {
  const server = await startRedis()
  const redis = connectRedis(server.url, profile, createLogger('test', 'silent'))
  if (redis.status !== 'ready') await once(redis, 'ready')
  return new SharingCopies(server, redis)
}
