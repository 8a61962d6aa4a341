import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { Redis } from 'ioredis'
import { startEmptyRedis } from '../../../../e2e/src/site/replace-redis.ts'
import { switchNaxos } from '../../../upstreams/src/client/edit-naxos.ts'
import type { NaxosFault } from '../../../upstreams/src/client/edit-naxos.ts'
import type { BreakableEngines } from '../site/start-engines.ts'
import type { Paper } from '../site/start-paper.ts'
import type { ShownCertificate } from './show-certificate.ts'
import type { PurgedCache } from './take-purges.ts'

/** What a fault is made on. */
export interface Scene {
  paper: Paper<BreakableEngines>
  queue: RedisConnection
  certificate: ShownCertificate
  cache: PurgedCache
  /** A folder on a small disk of its own; null where none could be made. */
  disk: string | null
}

/** A fault of a night. */
export interface NightFault {
  what: string
  alert: string
  /** Breaks it. @returns what mends it */
  begin: (scene: Scene) => Promise<() => Promise<unknown>>
  /** Copies that are ended or stopped by the fault itself, so that nobody asks whether they live. */
  isOfCopies?: true
}

const NEVER = 1_000_000

/** The faults, each with the alert that has to come; in the order in which they are made. */
export const NIGHT_FAULTS: readonly NightFault[] = [
  { what: 'the CMS is down', alert: 'CmsDown', begin: switching({ outage: 'on' }) },
  { what: 'the CMS is slow', alert: 'CmsSlow', begin: switching({ latency: 3000 }) },
  { what: 'the CMS answers rubbish', alert: 'CmsRubbish', begin: switching({ malformed: 1 }) },
  { what: 'searches are slow', alert: 'SearchSlow', begin: switching({ latency: 2500, kind: 'search' }) },
  {
    what: 'the Redis of the queues is full',
    alert: 'QueueRedisFull',
    async begin({ queue }) {
      await queue.call('config', 'set', 'maxmemory', '1mb')
      return () => queue.call('config', 'set', 'maxmemory', '0')
    },
  },
  { what: 'the Redis of the caches is gone', alert: 'CacheRedisDown', begin: losing('redisCacheUrl', 'allkeys-lru') },
  { what: 'the Redis of the queues is gone', alert: 'QueueRedisDown', begin: losing('redisQueueUrl', 'noeviction') },
  { what: 'PostgreSQL is gone', alert: 'DatabaseDown', begin: ({ paper }) => paper.engines.postgres.kill() },
  {
    what: 'the workers are stuck',
    alert: 'WorkerStuck',
    isOfCopies: true,
    async begin({ paper }) {
      const tell = (signal: NodeJS.Signals) => paper.copies('worker').map(({ pid }) => process.kill(pid, signal))
      tell('SIGSTOP')
      return async () => tell('SIGCONT')
    },
  },
  {
    what: 'a queue is paused',
    alert: 'QueuePaused',
    begin: ({ queue }) =>
      withQueue(queue, async (jobs) => {
        await jobs.pause()
        return () => jobs.resume()
      }),
  },
  {
    what: 'a job is poisoned',
    alert: 'PoisonedJob',
    begin: ({ queue }) =>
      withQueue(queue, async (jobs) => {
        const job = await jobs.add('refresh-model', { model: 'no such model' }, { attempts: 3 })
        return () => job.remove()
      }),
  },
  {
    what: 'the frontends hear of nothing',
    alert: 'FrontendDeaf',
    async begin({ paper }) {
      paper.balancer.breakOff(CHANGES_PATH, NEVER)
      return async () => paper.balancer.breakOff(CHANGES_PATH, 0)
    },
  },
  {
    what: 'the cache in front takes no purges',
    alert: 'PurgesFailing',
    async begin({ cache }) {
      cache.isRefusing = true
      return async () => (cache.isRefusing = false)
    },
  },
  {
    what: 'the mail server takes nothing',
    alert: 'MailFailing',
    async begin({ paper }) {
      paper.mail.isRefusing = true
      return async () => (paper.mail.isRefusing = false)
    },
  },
  {
    what: 'a disk is full to 88 %',
    alert: 'DiskAlmostFull',
    async begin({ disk }) {
      if (disk === null) throw new Error('a disk of its own needs the right to mount one')
      const file = join(disk, 'filling')
      writeFileSync(file, Buffer.alloc(DISK_BYTES * 0.88))
      return async () => writeFileSync(file, '')
    },
  },
  {
    what: 'the certificate ends within ten days',
    alert: 'CertificateExpiring',
    async begin({ certificate }) {
      certificate.show(10)
      return async () => certificate.show(90)
    },
  },
  {
    what: 'a copy of the API is gone',
    alert: 'ProgramDown',
    isOfCopies: true,
    async begin({ paper }) {
      const [copy] = paper.copies('api')
      await paper.killCopy('api', 0)
      return () => paper.reviveCopy('api', 0, { OPS_PORT: String(copy?.metricsPort) })
    },
  },
]

const DISK_BYTES = 16 * 1024 * 1024

/** A small disk of its own; null where that is not allowed. It is to be unmounted. */
export function mountDisk(folder: string): string | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'none', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return null
  }
}

function switching(fault: NaxosFault): NightFault['begin'] {
  return async ({ paper }) => {
    await switchNaxos(paper, fault)
    return () => switchNaxos(paper, {})
  }
}

function losing(engine: 'redisQueueUrl' | 'redisCacheUrl', policy: string): NightFault['begin'] {
  return async ({ paper }) => {
    const url = paper.engines[engine]
    const connection = new Redis(url, { retryStrategy: () => null })
    connection.on('error', () => undefined)
    await connection.shutdown('NOSAVE').catch(() => undefined)
    connection.disconnect()
    return async () => {
      const empty = await startEmptyRedis(url, policy)
      paper.endWith(() => empty.stop())
    }
  }
}

type Jobs = ReturnType<typeof createProducer>

async function withQueue(
  connection: RedisConnection,
  work: (jobs: Jobs) => Promise<() => Promise<unknown>>,
): Promise<() => Promise<unknown>> {
  return work(createProducer('refresh', connection, createLogger('drill', 'silent')))
}

/** A connection to the Redis of the queue, as who adds jobs has it. */
export function connectQueue(paper: Paper): RedisConnection {
  return connectRedis(paper.engines.redisQueueUrl, 'producer', createLogger('drill', 'silent'))
}
