import { readFile } from 'node:fs/promises'
import { isLogFollowed } from '@liberta/database/backup/is-log-followed'
import { readMailState } from '@liberta/database/messages/mail-state.repository'
import type { MailState } from '@liberta/database/messages/mail-state.repository'
import type { AuditLine } from '@liberta/database/operators/operator-action.repository'
import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
import { dayInRome } from '@liberta/italian/italian-date'
import type { HealthCheck, HealthResult } from '@liberta/platform/health/health-check'
import { runHealthChecks } from '@liberta/platform/health/health-check'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { isCluster } from '@liberta/platform/redis/redis-kinds'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { readOpenCircuits } from '@liberta/platform/upstreams/call-allowance'
import type { OpenCircuit } from '@liberta/platform/upstreams/call-allowance'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import type { Registry } from 'prom-client'
import pTimeout from 'p-timeout'
import type { AuditLog } from '../audit/audit-log.ts'
import { gatherFreshness } from './gather-freshness.ts'
import type { Freshness } from './gather-freshness.ts'
import type { NoticedHistory } from './read-history.ts'

/** What has not been learnt by then is shown as not known; milliseconds. */
const LONGEST_MS = 1500
const ACTIONS_SHOWN = 8

/** Where the facts of the home come from. */
export interface HomeSources {
  store: ReadModelStore
  cache: RedisConnection
  /** Of the queue's server, where the processes say what upstream is not well. */
  queueRedis: RedisConnection
  queues: readonly Queue[]
  checks: readonly HealthCheck[]
  metrics: Registry
  audit: Pick<AuditLog, 'list'>
  orm: Pick<MikroORM, 'em'>
  production: boolean
  /** Reads the figures of a day; bounded, and rejects with a sentence for operators. */
  readHistory: () => Promise<NoticedHistory[]>
}

/** Upstreams whose calls are guarded. */
export type GuardedUpstream = 'naxos' | 'open_meteo' | 'sso'
const GUARDED: readonly GuardedUpstream[] = ['naxos', 'open_meteo', 'sso']

/** The kinds of calls of an upstream that are held back. */
export interface HeldUpstream {
  upstream: GuardedUpstream
  circuits: readonly OpenCircuit[]
}

/** A queue as it is now. */
export interface QueueFacts {
  name: string
  waiting: number
  active: number
  failed: number
  isPaused: boolean
  oldestMs: number | null
}

/** All that the home shows; null is what could not be learnt in time. */
export interface HomeFacts {
  at: Date
  health: HealthResult[]
  freshness: Freshness | null
  queues: { name: string; facts: QueueFacts | null }[]
  cache: { used: number; most: number; evicted: number } | null
  /** Those that are not well alone. */
  held: HeldUpstream[] | null
  workers: number | null
  frontends: number | null
  requests: { count: number; failed: number } | null
  /** None where nobody keeps them; what is wrong where they could not be read. */
  history: NoticedHistory[] | { problem: string }
  stories: { today: number; newest: string | null } | null
  release: string | null
  mail: MailState | null
  /** Whether the backup takes PostgreSQL's log; null inside where none was ever set up. */
  backup: { isFollowed: boolean | null } | null
  actions: AuditLine[] | null
}

/** Looks at everything at the same time, each bounded. Never rejects. */
export async function gatherFacts(sources: HomeSources): Promise<HomeFacts> {
  const { store, cache, queueRedis, queues, checks, metrics, audit, orm, readHistory } = sources
  const at = new Date()
  const [
    health,
    freshness,
    queueFacts,
    cacheFacts,
    held,
    workers,
    frontends,
    requests,
    stories,
    release,
    actions,
    mail,
    backup,
    history,
  ] = await Promise.all([
    runHealthChecks(checks, LONGEST_MS),
    learn(() => gatherFreshness(store, at.getTime())),
    Promise.all(queues.map(async (queue) => ({ name: queue.name, facts: await learn(() => readQueue(queue, at)) }))),
    learn(() => readMemory(cache)),
    learn(() => readHeld(queueRedis)),
    learn(async () => (await queues.find(({ name }) => name === 'refresh')?.getWorkersCount()) ?? null),
    learn(() => sumMetric(metrics, 'api_change_stream_clients')),
    learn(() => countRequests(metrics)),
    learn(() => readStories(store, at)),
    learn(readRelease),
    learn(() => audit.list(ACTIONS_SHOWN)),
    learn(() => readMailState(orm.em)),
    learn(async () => ({ isFollowed: await isLogFollowed(orm.em) })),
    readHistory().catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) })),
  ])
  return {
    at,
    health: health.checks,
    freshness,
    queues: queueFacts,
    cache: cacheFacts,
    held,
    workers,
    frontends,
    requests,
    stories,
    release,
    actions,
    mail,
    backup,
    history,
  }
}

async function readQueue(queue: Queue, at: Date): Promise<QueueFacts> {
  const [counts, isPaused, next] = await Promise.all([
    queue.getJobCounts('wait', 'prioritized', 'delayed', 'active', 'failed'),
    queue.isPaused(),
    queue.getJobs(['wait', 'prioritized'], 0, 0, true),
  ])
  const ages = next.filter(Boolean).map(({ timestamp }) => at.getTime() - timestamp)
  return {
    name: queue.name,
    waiting: (counts['wait'] ?? 0) + (counts['prioritized'] ?? 0),
    active: counts['active'] ?? 0,
    failed: counts['failed'] ?? 0,
    isPaused,
    oldestMs: ages.length === 0 ? null : Math.max(0, ...ages),
  }
}

async function readHeld(redis: RedisConnection): Promise<HeldUpstream[]> {
  const all = await Promise.all(
    GUARDED.map(async (upstream) => ({ upstream, circuits: await readOpenCircuits(redis, upstream) })),
  )
  return all.filter(({ circuits }) => circuits.length > 0)
}

async function readMemory(redis: RedisConnection): Promise<HomeFacts['cache']> {
  // Each server of a cluster has figures of its own.
  if (isCluster(redis)) return null
  const text = `${await redis.info('memory')}\n${await redis.info('stats')}`
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { used: read('used_memory'), most: read('maxmemory'), evicted: read('evicted_keys') }
}

async function valuesOf(metrics: Registry, name: string) {
  const metric = await metrics.getSingleMetric(name)?.get()
  return (metric?.values ?? []) as { value: number; labels: Record<string, unknown>; metricName?: string }[]
}

async function sumMetric(metrics: Registry, name: string): Promise<number> {
  return (await valuesOf(metrics, name)).reduce((sum, { value }) => sum + value, 0)
}

async function countRequests(metrics: Registry): Promise<HomeFacts['requests']> {
  const values = await valuesOf(metrics, 'http_request_duration_seconds')
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  const failed = counts.filter(({ labels }) => String(labels['status']).startsWith('5'))
  const sum = (some: typeof counts) => some.reduce((total, { value }) => total + value, 0)
  return { count: sum(counts), failed: sum(failed) }
}

async function readStories(store: ReadModelStore, at: Date): Promise<HomeFacts['stories']> {
  const latest = await store.read({ model: 'storyList', id: buildStoryListId({ type: 'latest', page: 1 }) })
  if (!latest?.body) return null
  const days = latest.body.stories.map(({ publishedAt }) => publishedAt)
  const today = dayInRome(at)
  return { today: days.filter((day) => dayInRome(new Date(day)) === today).length, newest: days[0] ?? null }
}

/** The version of the release that runs; a working copy has none. */
async function readRelease(): Promise<string | null> {
  const release: unknown = JSON.parse(await readFile('release.json', 'utf8'))
  return typeof release === 'object' && release !== null && 'version' in release ? String(release.version) : null
}

/** What was found out; null where it failed or took longer than 1.5 s: the page waits for nothing that hangs. Never rejects. */
async function learn<Fact>(find: () => Promise<Fact>): Promise<Fact | null> {
  try {
    return await pTimeout(find(), { milliseconds: LONGEST_MS })
  } catch {
    return null
  }
}
