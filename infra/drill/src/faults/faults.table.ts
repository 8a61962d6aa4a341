import { createLogger } from '@liberta/platform/logging/create-logger'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { runOn } from '@liberta/test-kit/start-redis'
import type { RedisServer } from '@liberta/test-kit/start-redis'
import { switchNaxos } from '../../../upstreams/src/client/edit-naxos.ts'
import type { NaxosFault } from '../../../upstreams/src/client/edit-naxos.ts'
import type { BreakableEngines } from '../site/start-engines.ts'
import type { ProgramName } from '../site/start-copy.ts'
import type { Paper } from '../site/start-paper.ts'

/** The product that is broken. */
export type Scene = Paper<BreakableEngines>

/** What may go wrong under readers. */
export interface Fault {
  name: string
  /** How it is broken, and how mended; in words. */
  broken: string
  mended: string
  /** Whether whoever reads read models, and what keeps them, stay: then a page of one can be made that no frontend has shown yet. */
  keepsModels: boolean
  /** Breaks it. @returns what mends it */
  begin: (scene: Scene) => Promise<() => Promise<unknown>>
}

/** What is told of each fault, in the order of the report's columns; by the name of the figure. */
export const FIGURES = {
  requests: 'requests',
  failed: 'failed warm pages',
  models: 'failed pages of read models',
  longest: 'longest wait for a warm page',
  lag: 'of it the readers’ own, at most',
  oldest: 'oldest page, past its time',
  behind: 'home page behind the CMS',
  recovered: 'as before after',
  refused: 'refused searches, calls, commands',
} as const

/** A second, of readers: warm pages, calls, searches that nobody made before, and what those who signed in save. */
export const RATES = { page: 60, call: 15, search: 1, command: 4 } as const
/** Within so many seconds everything is as before: the bar of `recovered`. That of `failed` and of `models` is none. */
export const RECOVERED_WITHIN_S = 30

export type FigureName = keyof typeof FIGURES

const FULL = '1mb'
const COUNTS: Readonly<Record<number, string>> = { 1: 'one of two copies', 2: 'both copies' }

/** All faults, in the order in which they are made. */
export const FAULTS: readonly Fault[] = [
  naxos('naxos-slow', 'every call waits for a minute', { latency: 60_000 }),
  naxos('naxos-failing', 'every call is answered 5xx', { errors: 1 }),
  naxos('naxos-rubbish', 'every answer is cut off, HTML, of another shape or empty', { malformed: 1 }),
  naxos('naxos-down', 'every connection is dropped', { outage: 'on' }),
  naxos('naxos-hanging', 'every connection stays open and silent', { outage: 'hang' }),
  {
    name: 'open-meteo-down',
    broken: 'every connection is dropped, and the weather is asked for',
    mended: 'answers again',
    keepsModels: true,
    begin: breakOpenMeteo,
  },
  {
    name: 'queue-killed',
    broken: 'the Redis of the queue is killed',
    mended: 'started with what it kept on disk',
    keepsModels: true,
    async begin({ engines: { queue } }) {
      await queue.kill()
      return () => queue.launch()
    },
  },
  {
    name: 'queue-empty',
    broken: 'the Redis of the queue is killed',
    mended: 'started with nothing',
    keepsModels: true,
    begin: ({ engines: { queue } }) => loseAll(queue),
  },
  {
    name: 'queue-full',
    broken: 'the Redis of the queue takes no writes',
    mended: 'has room',
    keepsModels: true,
    begin: ({ engines: { queue } }) => fill(queue, '0'),
  },
  {
    name: 'queue-stopped',
    broken: 'the Redis of the queue is stopped (SIGSTOP)',
    mended: 'SIGCONT',
    keepsModels: true,
    begin: ({ engines: { queue } }) => stop(queue),
  },
  {
    name: 'cache-killed',
    broken: 'the Redis of the caches is killed',
    mended: 'started with nothing',
    keepsModels: false,
    begin: ({ engines: { cache } }) => loseAll(cache),
  },
  {
    name: 'cache-empty',
    broken: 'the Redis of the caches is killed and started at once, with nothing',
    mended: 'nothing is done',
    keepsModels: false,
    async begin({ engines: { cache } }) {
      const launch = await loseAll(cache)
      await launch()
      return async () => undefined
    },
  },
  {
    name: 'cache-full',
    broken: 'the Redis of the caches evicts everything and takes no writes',
    mended: 'has room',
    keepsModels: false,
    begin: ({ engines: { cache } }) => fill(cache, '256mb'),
  },
  {
    name: 'cache-stopped',
    broken: 'the Redis of the caches is stopped (SIGSTOP)',
    mended: 'SIGCONT',
    keepsModels: false,
    begin: ({ engines: { cache } }) => stop(cache),
  },
  {
    name: 'postgres-killed',
    broken: 'PostgreSQL is killed',
    mended: 'started with its files',
    keepsModels: true,
    begin: ({ engines: { postgres } }) => postgres.kill(),
  },
  {
    name: 'postgres-stopped',
    broken: 'all processes of PostgreSQL are stopped (SIGSTOP)',
    mended: 'SIGCONT',
    keepsModels: true,
    begin: ({ engines: { postgres } }) => stop(postgres),
  },
  killed('worker', 2),
  stopped('worker', 2),
  killed('api', 2),
  stopped('api', 2),
  killed('frontend', 1),
  stopped('frontend', 1),
]

function naxos(name: string, broken: string, fault: NaxosFault): Fault {
  return {
    name,
    broken,
    mended: 'all is well again',
    keepsModels: true,
    async begin(scene) {
      await switchNaxos(scene, fault)
      return () => switchNaxos(scene, {})
    },
  }
}

/** Asked for by hand: the schedule alone would ask once in five minutes, and the fault be over before. */
async function breakOpenMeteo({ urls, engines }: Scene): Promise<() => Promise<unknown>> {
  // Every stand-in is told in the same way.
  const standIn = { urls: { naxos: urls.openMeteo } }
  await switchNaxos(standIn, { outage: 'on' })
  const logger = createLogger('drill', 'silent')
  const connection = connectRedis(engines.redisQueueUrl, 'producer', logger)
  const refreshes = createRefreshQueue(connection, logger)
  await refreshes.request({ model: 'weather', id: 'piacenza' }, 'operator')
  await refreshes.close()
  connection.disconnect()
  return () => switchNaxos(standIn, {})
}

async function loseAll(redis: RedisServer): Promise<() => Promise<void>> {
  await redis.kill()
  await redis.forget()
  return () => redis.launch()
}

async function fill(redis: RedisServer, room: string): Promise<() => Promise<unknown>> {
  const allow = (bytes: string) => runOn(redis, (connection) => connection.config('SET', 'maxmemory', bytes))
  await allow(FULL)
  return () => allow(room)
}

async function stop(engine: { pause: () => void; resume: () => void }): Promise<() => Promise<unknown>> {
  engine.pause()
  return async () => engine.resume()
}

function killed(program: ProgramName, copies: number): Fault {
  return {
    name: `${program}-killed`,
    broken: `${COUNTS[copies]} of the ${program} killed`,
    mended: 'started anew',
    // Without an API nobody makes a page.
    keepsModels: program !== 'api',
    async begin(scene) {
      const indexes = Array.from({ length: copies }, (_, index) => index)
      await Promise.all(indexes.map((index) => scene.killCopy(program, index)))
      return () => Promise.all(indexes.map((index) => scene.reviveCopy(program, index)))
    },
  }
}

function stopped(program: ProgramName, copies: number): Fault {
  return {
    name: `${program}-stopped`,
    broken: `${COUNTS[copies]} of the ${program} stopped (SIGSTOP)`,
    mended: 'SIGCONT',
    // Without an API nobody makes a page.
    keepsModels: program !== 'api',
    async begin(scene) {
      const pids = scene
        .copies(program)
        .slice(0, copies)
        .map(({ pid }) => pid)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return async () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
  }
}
