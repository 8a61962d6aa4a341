import type { QueueOptions, WorkerOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import { PRODUCER_OPTIONS } from './create-producer.ts'

/** What is known of a queue in every program. */
interface QueueFacts {
  /** What its processor is made with, beside what all processors have in common. */
  processor: Partial<WorkerOptions>
}

/** The queues that Nest makes, by name: `registerQueueAsync` and `@Processor` take them from here. */
export const QUEUES = {
  /**
   * What stood in the outbox: projections and deliveries. A letter that is sent twice does harm, and nobody waits for one: a worker is
   * not soon taken for dead.
   */
  outbox: { processor: { concurrency: 8, lockDuration: 30_000, stalledInterval: 15_000 } },
} as const satisfies Record<string, QueueFacts>

export type QueueName = keyof typeof QUEUES

/**
 * The name by which a program injects a queue to put jobs into it (`@InjectQueue`). Not the queue's own: a processor takes the
 * connection of the queue that is registered under its name, and one that produces gives up too soon to wait for jobs.
 */
export function nameProducer(queue: QueueName): `${QueueName} producer` {
  return `${queue} producer`
}

/** What a connection is injected by: a symbol, or its class. */
type Token = symbol | (new (...parts: never[]) => object)

/** How a program registers its producers. */
export interface ProducerRegistration<Connections> {
  name: string
  inject: Token[]
  useFactory: (connections: Connections) => QueueOptions & { name: QueueName }
}

/** What `BullModule.registerQueueAsync` is given for a queue, by what is injected (`token`) and the connection that adds jobs. */
export function registerProducer<Connections>(
  queue: QueueName,
  token: Token,
  takeConnection: (connections: Connections) => Redis,
): ProducerRegistration<Connections> {
  return {
    name: nameProducer(queue),
    inject: [token],
    useFactory: (connections) => ({ name: queue, connection: takeConnection(connections), ...PRODUCER_OPTIONS }),
  }
}
