import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGauge, createHistogram } from '@liberta/platform/metrics/create-metric'

/** A comment, which keeps a connection awake (HTML standard, server-sent events). */
const HEARTBEAT = Buffer.from(': still here\n\n')
/** Well within the minute after which proxies take a silent connection for dead. */
const HEARTBEAT_MS = 25_000
/** Connections that are written to in one go, some 10 µs each: a page that is asked for waits no longer than that. */
const SLICE = 200
/** Bytes of earlier words that may still wait for a client; beyond it the client is let go, and comes back. */
const MOST_WAITING_BYTES = 32 * 1024

const open = createGauge('live_streams')
const takes = createHistogram('live_telling_seconds')

/** Who listens. */
interface Listener {
  response: ServerResponse
  channels: readonly string[]
  /** What was told up to then is known there; all of it, where its first words are still being read. */
  knowsUpTo: number
}

/** What is to be sent to all on a channel: to everybody where none is named. */
interface Telling {
  text: Buffer
  channel: string | null
  /** What was told with it; null of what everybody gets. */
  count: number | null
  since: number
}

/** The open streams of this process, by what they listen to. Writes go out in slices, one telling after the other. */
export class LiveStreams {
  private readonly all = new Set<Listener>()
  private readonly byChannel = new Map<string, Set<Listener>>()
  private readonly tellings: Telling[] = []
  private readonly heartbeat: NodeJS.Timeout
  private isWorking = false
  private working = Promise.resolve()

  /** @param onSlow told of each that is let go because it reads too slowly */
  constructor(
    private readonly onSlow: () => void = () => undefined,
    heartbeatMs = HEARTBEAT_MS,
  ) {
    this.heartbeat = setInterval(() => this.send(HEARTBEAT, null, null), heartbeatMs)
    this.heartbeat.unref()
  }

  /** How many listen. */
  get size(): number {
    return this.all.size
  }

  /** Whether anybody listens on a channel. */
  isListenedTo(channel: string): boolean {
    return this.byChannel.has(channel)
  }

  /**
   * Adds a stream whose head is sent. It hears nothing until the function that this gives is called, with how much had been told
   * (`LiveNews.messageCount`) when its first words were composed; what it listens to is kept up to date from now on.
   */
  add(response: ServerResponse, channels: readonly string[]): (knowsUpTo: number) => void {
    const listener: Listener = { response, channels, knowsUpTo: Infinity }
    this.all.add(listener)
    for (const channel of channels) {
      const listeners = this.byChannel.get(channel)
      if (listeners) listeners.add(listener)
      else this.byChannel.set(channel, new Set([listener]))
    }
    open.set(this.all.size)
    response.once('close', () => this.remove(listener))
    return (knowsUpTo) => {
      listener.knowsUpTo = knowsUpTo
    }
  }

  /** Sends an event to all on a channel, but to who knows it. @param count what was told with it */
  tell(channel: string, text: string, count: number): void {
    this.send(Buffer.from(text), channel, count)
  }

  /** Ends all streams, each with its own last words; resolves when all are ended. */
  async close(lastWords: () => string): Promise<void> {
    clearInterval(this.heartbeat)
    await this.working
    for (const listeners of sliced(this.all)) {
      for (const { response } of listeners) response.end(lastWords())
      await nextTurn()
    }
  }

  private send(text: Buffer, channel: string | null, count: number | null): void {
    this.tellings.push({ text, channel, count, since: performance.now() })
    if (!this.isWorking) this.working = this.work()
  }

  private async work(): Promise<void> {
    this.isWorking = true
    for (let telling = this.tellings.shift(); telling; telling = this.tellings.shift()) {
      const { text, channel, count, since } = telling
      const listeners = channel === null ? this.all : (this.byChannel.get(channel) ?? new Set<Listener>())
      for (const some of sliced(listeners)) {
        for (const listener of some) if (count === null || listener.knowsUpTo < count) this.write(listener, text)
        await nextTurn()
      }
      if (channel !== null) takes.observe((performance.now() - since) / 1000)
    }
    // Not when the promise is settled: what is told before that would lie until somebody tells something else.
    this.isWorking = false
  }

  private write(listener: Listener, text: Buffer): void {
    const { response } = listener
    if (response.writableEnded || response.destroyed) return
    // What waits is of tellings before this one.
    if (response.writableLength <= MOST_WAITING_BYTES) return void response.write(text)
    this.onSlow()
    response.destroy()
    this.remove(listener)
  }

  private remove(listener: Listener): void {
    this.all.delete(listener)
    for (const channel of listener.channels) {
      const listeners = this.byChannel.get(channel)
      listeners?.delete(listener)
      if (listeners?.size === 0) this.byChannel.delete(channel)
    }
    open.set(this.all.size)
  }
}

/** The members of a set a slice at a time; those that leave meanwhile are passed over. */
function* sliced<Item>(items: ReadonlySet<Item>): Generator<Item[]> {
  let slice: Item[] = []
  for (const item of items) {
    slice.push(item)
    if (slice.length < SLICE) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}
