import { setTimeout as wait } from 'node:timers/promises'
import { isOutboxTopic, OUTBOX_TOPICS } from '@liberta/contracts/outbox/outbox-topic.table'
import { explainConnectionError } from '@liberta/database/create-database-options'
import type { DatabaseConnection } from '@liberta/database/create-database-options'
import { drainOutbox, OUTBOX_CHANNEL } from '@liberta/database/outbox/outbox.repository'
import type { WaitingNote } from '@liberta/database/outbox/outbox.repository'
import { buildOutboxJobOptions } from '@liberta/platform/outbox/build-outbox-job-options'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import pg from 'pg'
import type { Logger } from 'pino'

/** How long the relay sleeps where nothing wakes it. */
const LOOK_EVERY_MS = 1000
const LISTEN_AGAIN_AFTER_MS = 2000
const BATCH = 200

interface RelayParts {
  orm: MikroORM
  /** Straight to PostgreSQL: who listens through a pooler of transactions hears nothing. */
  direct: DatabaseConnection
  queue: Pick<Queue, 'addBulk'>
  logger: Logger
  /** When what the queue took and nobody has done counts as lost; milliseconds, for tests. */
  againAfterMs?: number
}

const TOPICS = Object.keys(OUTBOX_TOPICS).filter(isOutboxTopic)

/**
 * Hands the outbox over to the queue, oldest first, at least once, and again after a minute what is not done: a queue that was
 * emptied loses nothing. What it still has waits there once (the deduplication of the jobs). Commands wake it; where they cannot it looks by itself. Several relays share the work.
 */
export class OutboxRelay {
  private readonly parts: RelayParts
  private readonly stopping = new AbortController()
  private listener: pg.Client | null = null
  private running: Promise<unknown> = Promise.resolve()
  private wake: () => void = () => undefined
  private woken = false
  private failing = false
  private deaf = false

  constructor(parts: RelayParts) {
    this.parts = parts
  }

  /** Begins to listen and to hand over, until `stop`. */
  start(): void {
    this.running = Promise.all([this.run(), this.keepListening()])
  }

  /** Ends when what was being handed over is done with. */
  async stop(): Promise<void> {
    this.stopping.abort()
    this.wake()
    await this.listener?.end().catch(() => undefined)
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const handed = await this.drain()
      if (handed < BATCH) await this.sleep()
    }
  }

  private async drain(): Promise<number> {
    this.woken = false
    try {
      const { orm, againAfterMs } = this.parts
      const handing = { most: BATCH, topics: TOPICS, ...(againAfterMs !== undefined && { againAfterMs }) }
      const handed = await drainOutbox(orm.em, handing, (notes) => this.handOver(notes))
      this.failing = false
      return handed
    } catch (error) {
      if (!this.failing) this.parts.logger.warn({ err: error }, 'The outbox waits: it could not be handed over')
      this.failing = true
      return 0
    }
  }

  private async handOver(notes: readonly WaitingNote[]): Promise<void> {
    // Of one subject's lines a new one counts, which may have its job tried at once.
    const newLast = notes.toSorted((one, other) => Number(one.isNew) - Number(other.isNew))
    const unique = new Map(newLast.map((note) => [`${note.topic} ${note.subjectId}`, note]))
    await this.parts.queue.addBulk(
      [...unique.values()].map(({ topic, subjectId, requestId, traceparent, isNew }) => ({
        name: topic,
        data: { subjectId, ...(requestId && { requestId }), ...(traceparent && { traceparent }) },
        opts: buildOutboxJobOptions(topic, subjectId, isNew),
      })),
    )
  }

  private async sleep(): Promise<void> {
    if (this.woken || this.stopping.signal.aborted) return
    const slept = new AbortController()
    this.wake = () => slept.abort()
    await wait(this.failing ? LISTEN_AGAIN_AFTER_MS : LOOK_EVERY_MS, undefined, { signal: slept.signal }).catch(
      () => undefined,
    )
    this.wake = () => undefined
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      await this.listen().catch((error: unknown) => this.noteDeaf(error))
      await wait(LISTEN_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Once, until it hears again: without it the outbox is looked at each second, which nobody would notice. */
  private noteDeaf(error: unknown): void {
    if (this.stopping.signal.aborted) return
    if (!this.deaf) this.parts.logger.warn({ err: explainConnectionError(error) }, 'The outbox cannot be listened to')
    this.deaf = true
  }

  /** Ends when the connection does. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      ...this.parts.direct,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      // Not once: a connection that breaks may say so twice, and what nobody hears ends the process.
      client.on('error', () => resolve())
    })
    client.on('notification', () => {
      this.woken = true
      this.wake()
    })
    try {
      await client.connect()
      this.listener = client
      await client.query(`listen ${OUTBOX_CHANNEL}`)
      this.deaf = false
      if (!this.stopping.signal.aborted) await ended
    } finally {
      this.listener = null
      await client.end().catch(() => undefined)
    }
  }
}
