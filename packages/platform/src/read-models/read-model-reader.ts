import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createCounter } from '../metrics/create-metric.ts'
import type { RequestTrigger } from '../refresh/refresh-job.schema.ts'
import { ChangeSubscription } from './change-subscription.ts'
import type { ReadAnswer } from './read-model-answer.ts'
import { ColdReads } from './cold-reads.ts'
import { ReadModelCopies } from './read-model-copies.ts'
import type { ReadModelCopy } from './read-model-copy.ts'
import type { ReadModelStore } from './read-model-store.ts'
import { WakeableWait } from './wakeable-wait.ts'

export type { ReadAnswer } from './read-model-answer.ts'

/** A refresh of one name is asked for at most this often. */
const ASK_EVERY_MS = 5000
/** Unless the queue did not take it. */
const ASK_AGAIN_MS = 1000
/** After a failure of Redis, copies are served for this long without asking it again. */
const HOLD_OFF_MS = 1000
const RETRY_AFTER_SECONDS = 5
const SUBSCRIBE_WITHIN_MS = 1000
const DEFAULT_CAPACITY_BYTES = 128 * 1024 * 1024

const slowReads = createCounter('read_model_reads_total')

export interface ReadModelReaderOptions {
  store: ReadModelStore
  /** A connection of its own (profile `subscriber`); the reader does not close it. */
  subscriber: Redis
  /** Must not wait for Redis for long. Where it gives false the queue did not take it; what it rejects with is logged. */
  requestRefresh: (reference: ReadModelReference, trigger: RequestTrigger) => Promise<unknown> | void
  logger: Logger
  /** Bytes of read models held in the process. */
  capacityBytes?: number
  /** How long a read of something that is nowhere waits for the worker. */
  waitMs?: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Reads read models for everybody in the process. What was read once is served until something newer exists, whatever
 * is down; nobody is ever served something older than was served before. No read rejects.
 */
export class ReadModelReader {
  private readonly store: ReadModelStore
  private readonly requestRefresh: ReadModelReaderOptions['requestRefresh']
  private readonly logger: Logger
  private readonly now: () => number
  private readonly copies: ReadModelCopies
  private readonly subscription: ChangeSubscription
  private readonly flights = new Map<string, Promise<ReadModelCopy | undefined>>()
  private readonly coldReads: ColdReads
  private readonly changeListeners = new Set<(announcement: ChangeAnnouncement) => void>()
  private readonly hearingListeners = new Set<(isHearing: boolean) => void>()
  private readonly firstSubscription = new WakeableWait()
  private holdOffUntil = 0

  constructor(options: ReadModelReaderOptions) {
    this.store = options.store
    this.requestRefresh = options.requestRefresh
    this.logger = options.logger
    this.now = options.now ?? Date.now
    this.copies = new ReadModelCopies(options.capacityBytes ?? DEFAULT_CAPACITY_BYTES)
    this.coldReads = new ColdReads({
      waitMs: options.waitMs ?? 2000,
      ask: (reference) => this.ask(reference, 'miss'),
      look: async (reference, name) => {
        const copy = await this.fetch(reference, name)
        return copy && !this.isForgotten(copy) ? copy : undefined
      },
    })
    this.subscription = new ChangeSubscription(
      options.subscriber,
      {
        onChange: (announcement) => this.applyChange(announcement),
        onStale: (name) => this.applyStale(name),
        onSubscribed: () => this.applyGap(),
        onLost: () => this.noteHearing(false),
      },
      options.logger,
    )
  }

  /** Subscribes; goes on without waiting for a Redis that is not there, and subscribes when it comes. */
  async start(): Promise<void> {
    await this.subscription.open()
    if (!this.isHearing) await this.firstSubscription.sleep(SUBSCRIBE_WITHIN_MS)
  }

  /** Lets go of everybody who waits; the connections are closed by whoever opened them. */
  async close(): Promise<void> {
    this.coldReads.close()
    await this.subscription.close()
  }

  /** Called for every change, after this reader has learnt of it. Returns what ends that. */
  onChange(listener: (announcement: ChangeAnnouncement) => void): () => void {
    this.changeListeners.add(listener)
    return () => this.changeListeners.delete(listener)
  }

  /**
   * Called with false when no change is heard of any more, with true when they are from now on: some may have been missed until then,
   * also before the first time, which may come late, when somebody has been served before. Returns what ends that.
   */
  onHearing(listener: (isHearing: boolean) => void): () => void {
    this.hearingListeners.add(listener)
    return () => this.hearingListeners.delete(listener)
  }

  /** Whether what changes now would be heard of. */
  get isHearing(): boolean {
    return this.subscription.isSubscribed
  }

  /** What the process holds. */
  get held(): { count: number; bytes: number } {
    return { count: this.copies.count, bytes: this.copies.bytes }
  }

  /**
   * The hot path: the copy in the process, undefined when Redis has to be asked (`read` does). A stale copy is served, and
   * looked after behind the reader's back: Redis may hold it fresher, else a refresh is asked for.
   */
  peek<Name extends ReadModelName>(reference: ReadModelReference<Name>): ReadAnswer<Name> | undefined {
    const copy = this.copies.get(nameReadModel(reference))
    if (!copy || this.copies.isSuspect(copy)) return undefined
    const now = this.now()
    const stale = copy.isStale(now)
    if (stale) {
      if (copy.state === 'missing') return undefined
      if (isDue(copy.requestedAt, now)) {
        copy.requestedAt = now
        void this.lookAfter(reference, copy.name)
      }
    }
    return copy.answer(stale)
  }

  /**
   * Before a read for somebody who has heard of that revision: another process hears of a change a little sooner or later than this
   * one. Costs one look at Redis where what is held here is older, and nothing else.
   */
  expect(reference: ReadModelReference, revision: string): void {
    const name = nameReadModel(reference)
    if (this.copies.expect(name, revision)) this.flights.delete(name)
  }

  /** The copy, else Redis, else what the worker brings in time. Never rejects. */
  async read<Name extends ReadModelName>(reference: ReadModelReference<Name>): Promise<ReadAnswer<Name>> {
    const hit = this.peek(reference)
    if (hit) return hit
    const name = nameReadModel(reference)
    const copy = await this.fetch(reference, name)
    if (copy && !this.isForgotten(copy)) {
      slowReads.inc({ outcome: 'served' })
      this.askIfStale(reference, copy)
      return this.answer(copy)
    }
    const pending = (await this.coldReads.wait(reference, name)) ?? this.copies.get(name)
    slowReads.inc({ outcome: pending ? 'awaited' : 'unavailable' })
    if (pending) return this.answer(pending)
    return { state: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS }
  }

  /** What may be older than what was announced counts as stale, so that nobody keeps it for long. */
  private answer(copy: ReadModelCopy): ReadAnswer {
    return copy.answer(copy.isStale(this.now()) || this.copies.isSuspect(copy))
  }

  /** A 404 is remembered for its time only; then the upstream is asked again while the reader waits. */
  private isForgotten(copy: ReadModelCopy): boolean {
    return copy.state === 'missing' && copy.isStale(this.now())
  }

  private async lookAfter(reference: ReadModelReference, name: string): Promise<void> {
    const copy = await this.fetch(reference, name)
    if (!copy || copy.isStale(this.now())) await this.askForFresher(reference, name)
  }

  private askIfStale(reference: ReadModelReference, copy: ReadModelCopy): void {
    const now = this.now()
    if (!copy.isStale(now) || !isDue(copy.requestedAt, now)) return
    copy.requestedAt = now
    void this.askForFresher(reference, copy.name)
  }

  private async askForFresher(reference: ReadModelReference, name: string): Promise<void> {
    if (await this.ask(reference, 'stale')) return
    const held = this.copies.get(name)
    if (held) held.requestedAt -= ASK_EVERY_MS - ASK_AGAIN_MS
  }

  /** Whether it was taken. Never rejects. */
  private async ask(reference: ReadModelReference, trigger: RequestTrigger): Promise<boolean> {
    try {
      return (await this.requestRefresh(reference, trigger)) !== false
    } catch (error) {
      this.logger.error({ error, reference, trigger }, 'requesting a refresh failed')
      return false
    }
  }

  /**
   * Asks Redis, once for all who want the same; undefined when there is nothing there and nothing here. An announcement
   * ends the sharing, so that who asks after it gets an answer from after it.
   */
  private fetch(reference: ReadModelReference, name: string): Promise<ReadModelCopy | undefined> {
    const flight = this.flights.get(name)
    if (flight) return flight
    const held = this.copies.get(name)
    if (held && performance.now() < this.holdOffUntil) return Promise.resolve(held)
    const started = this.fetchFromRedis(reference, name).finally(() => {
      if (this.flights.get(name) === started) this.flights.delete(name)
    })
    this.flights.set(name, started)
    return started
  }

  private async fetchFromRedis(reference: ReadModelReference, name: string): Promise<ReadModelCopy | undefined> {
    const read = this.copies.beginRead(name)
    try {
      return this.copies.settle(read, await this.store.readRaw(reference))
    } catch (error) {
      slowReads.inc({ outcome: 'redis-failed' })
      this.logger.debug({ error, name }, 'Redis did not answer a read')
      this.holdOffUntil = performance.now() + HOLD_OFF_MS
      return this.copies.get(name)
    } finally {
      this.copies.endRead(read)
    }
  }

  private applyChange(announcement: ChangeAnnouncement): void {
    // It came from Redis, so Redis is well.
    this.holdOffUntil = 0
    this.copies.applyAnnouncement(announcement)
    this.flights.delete(announcement.name)
    this.coldReads.wake(announcement.name)
    for (const listener of this.changeListeners) this.tell(() => listener(announcement))
  }

  private applyStale(name: string): void {
    this.copies.suspect(name)
    this.flights.delete(name)
  }

  private applyGap(): void {
    this.copies.suspectAll()
    this.flights.clear()
    this.holdOffUntil = 0
    this.noteHearing(true)
    this.firstSubscription.wake()
  }

  private noteHearing(isHearing: boolean): void {
    for (const listener of this.hearingListeners) this.tell(() => listener(isHearing))
  }

  private tell(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.logger.error({ error }, 'a listener of changes failed')
    }
  }
}

/** Whether a refresh may be asked for again; also where the clock was put back since the last time. */
function isDue(requestedAt: number, now: number): boolean {
  return Math.abs(now - requestedAt) >= ASK_EVERY_MS
}
