import { setTimeout as wait } from 'node:timers/promises'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { buildFrameKey, FRAME_MODELS } from '@liberta/contracts/read-models/tag'
import { ChangeSubscription } from '@liberta/platform/read-models/change-subscription'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createCounter, createGauge } from '@liberta/platform/metrics/create-metric'
import { batchKeys, isPurgeKey, PurgeError } from './purge-adapter.ts'
import type { PurgeAdapter } from './purge-adapter.ts'
import type { DuePurge, PurgeList } from './purge-list.ts'

/** So often it is looked whether something is due; milliseconds. */
const LOOK_EVERY_MS = 50
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** Purges taken at once, which become as many calls as they need. */
const MOST_TAKEN = 256
/** Changes that wait for a Redis that is away; more are one purge of everything. */
const MOST_UNWRITTEN = 10_000

const purgesSent = createCounter('purges_total', [{ outcome: 'done' }, { outcome: 'failed' }])
const purgesWaiting = createGauge('purges_waiting')
const purgesFailing = createGauge('purges_failing_seconds')

interface SenderParts {
  adapter: PurgeAdapter
  list: PurgeList
  /** Hears changes; closed with the sender. */
  subscriber: Redis
  logger: Logger
}

/**
 * Has one server of the cache in front forget what changed: another one that takes nothing holds up none of it. Changes are heard as every
 * copy of the API hears them, after they are written: nothing that refreshes waits for a cache. Where some may have been missed,
 * everything is forgotten.
 */
export class PurgeSender {
  private readonly parts: SenderParts
  private readonly subscription: ChangeSubscription
  private readonly stopping = new AbortController()
  private unwritten: { name: string; revision: string }[] = []
  private isGap = false
  private failures = 0
  /** Of a clock that only goes forward, as the next one: since when the cache in front takes nothing; null while it does. */
  private failingSince: number | null = null
  private calmUntil = 0
  private loop: Promise<void> = Promise.resolve()

  constructor(parts: SenderParts) {
    this.parts = parts
    const onChange = ({ name, revision, state, hard }: ChangeAnnouncement) => {
      // What stood around every page may stand around none of them.
      if (hard && FRAME_MODELS.has(name)) return this.noteGap()
      // A page that bears another name is not kept for long, and says so itself.
      const keys = state === 'withdrawn' || hard ? [name, buildFrameKey(name)] : [name]
      this.unwritten.push(...keys.filter(isPurgeKey).map((key) => ({ name: key, revision })))
      if (this.unwritten.length > MOST_UNWRITTEN) this.noteGap()
    }
    const handlers = { onChange, onStale: () => undefined, onSubscribed: () => this.noteGap() }
    this.subscription = new ChangeSubscription(parts.subscriber, handlers, parts.logger)
  }

  /** Begins to hear and to send; nothing of it is waited for. */
  start(): void {
    this.subscription.open().catch((error: unknown) => this.parts.logger.warn({ err: error }, 'Changes are not heard'))
    this.loop = this.run()
  }

  /** Ends what runs; what is owed stays in the list. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.subscription.close()
    await this.loop
    this.parts.subscriber.disconnect()
  }

  private noteGap(): void {
    this.unwritten = []
    this.isGap = true
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    const { server } = this.parts.adapter
    while (!signal.aborted) {
      purgesFailing.set({ server }, this.failingSince === null ? 0 : (performance.now() - this.failingSince) / 1000)
      try {
        await this.write()
        if (performance.now() >= this.calmUntil) await this.send()
      } catch (error) {
        this.parts.logger.debug({ err: error }, 'The list of purges cannot be reached, and is looked at again')
      }
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Changes heard go into the list; they stay here until it has them. */
  private async write(): Promise<void> {
    const { list } = this.parts
    const { isGap, unwritten } = this
    // What is heard from now on is another write's.
    this.isGap = false
    this.unwritten = []
    if (!isGap && unwritten.length === 0) return
    try {
      const now = await list.readTime()
      if (isGap) await list.addEverything(now)
      await list.add(unwritten, now)
    } catch (error) {
      this.isGap ||= isGap
      this.unwritten = [...unwritten, ...this.unwritten]
      throw error
    }
  }

  private async send(): Promise<void> {
    const { adapter, list } = this.parts
    const due = await list.take(MOST_TAKEN, await list.readTime())
    const waiting = await list.count()
    purgesWaiting.set({ server: adapter.server }, waiting)
    // What this worker could not send, another one has sent.
    if (waiting === 0) this.noteTaken()
    if (due.length === 0) return
    if (due.some(({ isOfEverything }) => isOfEverything))
      return this.call(due, () => adapter.purge('everything', this.stopping.signal))
    const byKey = Map.groupBy(due, ({ key }) => key)
    for (const keys of batchKeys([...byKey.keys()], adapter.mostKeys)) {
      const purges = keys.flatMap((key) => byKey.get(key) ?? [])
      const calmMs = this.calmUntil - performance.now()
      if (calmMs > 0) await this.postpone(purges, calmMs)
      else await this.call(purges, () => adapter.purge(keys, this.stopping.signal))
    }
  }

  private async call(purges: readonly DuePurge[], purge: () => Promise<void>): Promise<void> {
    const { list } = this.parts
    try {
      await purge()
      await list.settle(purges)
      purgesSent.inc({ outcome: 'done' })
      this.noteTaken()
    } catch (error) {
      if (!(error instanceof PurgeError)) throw error
      await this.noteFailure(purges, error)
    }
  }

  private noteTaken(): void {
    if (this.failures > 0) this.parts.logger.info('The cache in front takes purges again')
    this.failures = 0
    this.failingSince = null
  }

  private async noteFailure(purges: readonly DuePurge[], error: PurgeError): Promise<void> {
    const { list, logger } = this.parts
    purgesSent.inc({ outcome: 'failed' })
    if (error.isRefused && !purges.some(({ isOfEverything }) => isOfEverything)) {
      // Tried again, it would hold up all others for ever.
      await list.addEverything(await list.readTime())
      await list.settle(purges)
      const refused = { reason: error.message, keys: purges.map(({ key }) => key) }
      return logger.error(refused, 'The cache in front refuses a list of keys; all pages are purged instead')
    }
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.failures, 10))
    this.failures += 1
    this.failingSince ??= performance.now()
    const againInMs = Math.max(waitMs, error.retryAfterMs)
    this.calmUntil = performance.now() + againInMs
    await this.postpone(purges, this.stopping.signal.aborted ? 0 : againInMs)
    const facts = { reason: error.message, keys: purges.length, againInMs }
    logger.warn(facts, 'The cache in front did not take a purge; it is tried again')
  }

  private async postpone(purges: readonly DuePurge[], ms: number): Promise<void> {
    const { list } = this.parts
    await list.postpone(purges, (await list.readTime()) + ms)
  }
}
