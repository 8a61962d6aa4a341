import type { QueueOptions, WorkerOptions } from 'bullmq'
import { isCluster } from '../redis/redis-kinds.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'

/** What is known of a queue in every program. */
interface QueueFacts {
  /** What its processor is made with, beside what all processors have in common. */
  processor: Partial<WorkerOptions>
}

/** The queues, by name, the most urgent first. `BullModule` and `@Processor` take them from here. */
export const QUEUES = {
  /**
   * What the CMS announces, in a queue of its own: no refresh stands before a change, and pausing refreshes stops none. Its jobs wait for
   * the CMS and for Redis; what runs at once is bounded by who does them. A change outlives as many workers as are killed while they are at it.
   */
  'cms-changes': { processor: { concurrency: 32, maxStalledCount: 1000 } },
  /** Refreshes of what is hot. */
  'refresh-hot': { processor: { concurrency: 4 } },
  /**
   * What a reader waits for and nobody has read before. Anybody can ask for that, with made-up addresses as well, so that this queue is
   * in the way of no other.
   */
  'refresh-miss': { processor: { concurrency: 8 } },
  /** The other refreshes. */
  refresh: { processor: { concurrency: 8 } },
  /**
   * What stood in the outbox: projections and deliveries. A letter that is sent twice does harm, and nobody waits for one: a worker is
   * not soon taken for dead.
   */
  outbox: { processor: { concurrency: 8, lockDuration: 30_000, stalledInterval: 15_000 } },
} as const satisfies Record<string, QueueFacts>

export type QueueName = keyof typeof QUEUES

/** The names of all queues, in the order of the table. */
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/**
 * A worker starts when the program says so. After an error of Redis it looks for jobs again within a second: BullMQ's own
 * 15 s would be half of what a rebuild may take.
 *
 * A job of a worker that was killed keeps every other request of its model waiting until its lock has run out and somebody has
 * looked, 15 s at most; locks are prolonged every 5 s, and no job keeps the process busy for that long. One that is done twice does no harm.
 */
const PROCESSOR_OPTIONS = {
  autorun: false,
  runRetryDelay: 1000,
  lockDuration: 10_000,
  stalledInterval: 5000,
  maxStalledCount: 2,
} as const satisfies Partial<WorkerOptions>

/** What the worker of a queue is made with, its connection aside. */
export function buildProcessorOptions(queue: QueueName): Partial<WorkerOptions> {
  return { ...PROCESSOR_OPTIONS, ...QUEUES[queue].processor }
}

/** The connection profiles of a program (`connectRedis`): `producer` adds jobs and gives up soon, `worker` waits for them. */
type ConnectionProfile = 'producer' | 'worker'

/** By which profile the queues of PRODUCERS are made: the first argument of `BullModule.forRootAsync`. */
export const PRODUCER_PROFILE = 'producer' satisfies ConnectionProfile
/** …and by which processors are (`nameProcessor`). */
export const WORKER_PROFILE = 'worker' satisfies ConnectionProfile

/**
 * By what the keys of the queues begin. A job touches several keys of its queue at once, which a cluster takes only where they lie
 * in one slot: there the name is in braces. At one server it stays as it always was, for what stands there is to be found again.
 */
export function chooseQueuePrefix(connection: RedisConnection): string {
  return isCluster(connection) ? '{bull}' : 'bull'
}

/**
 * What the queues of a profile have in common, for `BullModule.forRootAsync`. Without the two options, `add` waits for a Redis that is
 * away, and a queue that was born without one never works again.
 * @param connection of the profile `producer`; it is not closed with the queues
 */
export function buildProducerOptions(connection: RedisConnection): QueueOptions {
  return { ...buildConsumerOptions(connection), skipWaitingForReady: true, skipVersionCheck: true }
}

/**
 * What the processors of all queues have in common.
 * @param connection of the profile `worker`; it is not closed with them
 */
export function buildConsumerOptions(connection: RedisConnection): QueueOptions {
  return { connection, prefix: chooseQueuePrefix(connection) }
}

/**
 * The name by which a program injects a queue to put jobs into it (`@InjectQueue`). Not the queue's own: a processor takes the
 * connection of the queue that is registered under its name, and one that produces gives up too soon to wait for jobs.
 */
export function nameProducer<Name extends QueueName>(queue: Name): `${Name} producer` {
  return `${queue} producer`
}

/** What `@Processor` is named by: the queue, and the profile of its connection. */
export function nameProcessor(queue: QueueName): { name: QueueName; configKey: ConnectionProfile } {
  return { name: queue, configKey: WORKER_PROFILE }
}

/** All queues, for `BullModule.registerQueueAsync` of a program that puts jobs into them. */
export const PRODUCERS = QUEUE_NAMES.map((queue) => ({
  name: nameProducer(queue),
  configKey: PRODUCER_PROFILE,
  useFactory: () => ({ name: queue }),
}))
