import { Worker } from 'node:worker_threads'
import { currentOrigin } from '@liberta/http/request-context'
import { packContent } from '../page-cache/pack-content.ts'
import type { RedirectSource } from '../content/redirects/active-redirects.ts'
import type { PackedPage, PackedRenderer, PackedRequest } from './packed-renderer.ts'
import { redirectTo } from './render-page.tsx'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import type { JobOrigin } from '@liberta/contracts/requests/request-id.schema'
import type { HeardChanges } from '../content/heard-changes.ts'
import type { SiteAssets } from '../settings/site-facts.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

/** A thread that has ended is started again after so long; milliseconds. */
const RESTART_AFTER_MS = 500
/** Each call of the API has three seconds, and no page makes more than three one after the other: what takes longer hangs. */
const HANGS_AFTER_MS = 15_000
/** A thread that is not heard for so long after its start does not load slowly, as on a busy machine, but hangs; milliseconds. */
const STARTS_WITHIN_MS = 60_000
/** Megabytes. Room for new objects is what a thread mostly takes: here the renders fit in that are under way at once. */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 }

/** Thrown where a page was not made because its thread ended, or hung and was ended. */
export class RenderThreadError extends Error {
  override name = 'RenderThreadError'
}

export interface RenderThreadsOptions {
  /** The built program of a thread (render-thread.program). */
  program: string | URL
  count: number
  facts: ThreadFacts
  /** The rules of what moved: looked at here, as they are large and every thread would need them. */
  redirects: RedirectSource
  /** What was announced: each thread is told, before it is asked for a page. */
  heard: Pick<HeardChanges, 'follow'>
  log: { error: (facts: object, message: string) => void }
  /** After which a page counts as never to come; milliseconds. */
  hangsAfterMs?: number
}

interface Waiting {
  path: string
  /** The thread has begun with it: until then it waits for others, as long as these come. */
  hasBegun: boolean
  resolve: (page: PackedPage) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * Renders pages in other threads. A thread that ends is replaced, and what it was rendering fails; so does everything while
 * none is there, which leaves the page cache to serve what it has.
 */
export class RenderThreads implements PackedRenderer {
  private readonly options: RenderThreadsOptions
  private readonly threads: RenderThread[]

  constructor(options: RenderThreadsOptions) {
    this.options = options
    this.threads = Array.from({ length: options.count }, () => new RenderThread(options))
  }

  /** How many threads render. */
  get count(): number {
    return this.threads.length
  }

  /** Renders in the thread that has the least to do. Rejects with a RenderThreadError where a thread ends or hangs. */
  async renderPacked(request: PackedRequest): Promise<PackedPage> {
    const moved = this.options.redirects.find(request.path)
    if (moved !== null) {
      const { body, ...page } = redirectTo(moved.to, moved.status)
      return { ...page, content: await packContent(body, request.encoding) }
    }
    const page = await this.leastBusy().render(request)
    if (page.fault !== undefined)
      this.options.log.error({ fault: page.fault, path: request.path, page: page.pageKind }, 'a page failed')
    return page
  }

  /** Ends the threads; what they were rendering is lost. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()))
  }

  private leastBusy(): RenderThread {
    const [first, ...others] = this.threads
    if (first === undefined) throw new RenderThreadError('there is no render thread')
    return others.reduce((best, thread) => (thread.load < best.load ? thread : best), first)
  }
}

/** One thread, and who waits for it. */
class RenderThread {
  private readonly options: RenderThreadsOptions
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | null = null
  private restart: NodeJS.Timeout | undefined
  private closed = false
  private requests = 0
  /** When the thread said anything last, by `performance.now`; ahead of the clock while it may still be loading. */
  private heardAt = 0

  constructor(options: RenderThreadsOptions) {
    this.options = options
    this.start()
  }

  /** How many pages are under way; one that cannot be asked is the busiest. */
  get load(): number {
    return this.worker === null ? Infinity : this.waiting.size
  }

  render(request: PackedRequest): Promise<PackedPage> {
    const worker = this.worker
    if (worker === null) return Promise.reject(new RenderThreadError('the render thread is being started again'))
    this.requests += 1
    const number = this.requests
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => setImmediate(() => this.look(worker, number)), this.hangsAfterMs)
      this.waiting.set(number, { path: request.path, hasBegun: false, resolve, reject, timer })
      worker.postMessage({ number, request, origin: currentOrigin() } satisfies RenderQuestion, [])
    })
  }

  private get hangsAfterMs(): number {
    return this.options.hangsAfterMs ?? HANGS_AFTER_MS
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.restart)
    await this.worker?.terminate()
  }

  private start(): void {
    const { program, facts, heard } = this.options
    const worker = new Worker(program, { workerData: facts, resourceLimits: MEMORY })
    const stopFollowing = heard.follow(
      (change) => worker.postMessage({ change } satisfies ThreadMessage, []),
      () => worker.postMessage({ isReset: true } satisfies ThreadMessage, []),
    )
    worker.on('message', (reply: RenderReply) => this.take(reply))
    worker.on('error', (error) => this.options.log.error({ err: error }, 'a render thread failed'))
    worker.once('exit', () => {
      stopFollowing()
      this.replace()
    })
    this.worker = worker
    this.heardAt = performance.now() + STARTS_WITHIN_MS
  }

  private take(reply: RenderReply): void {
    const waiting = this.waiting.get(reply.number)
    this.heardAt = performance.now()
    if (waiting === undefined) return
    if ('hasBegun' in reply) {
      waiting.hasBegun = true
      waiting.timer.refresh()
      return
    }
    this.waiting.delete(reply.number)
    clearTimeout(waiting.timer)
    if ('failure' in reply) return waiting.reject(new Error(reply.failure))
    const { content } = reply.page
    // Who hands bytes to another thread hands over an array: it becomes a buffer again, without a copy.
    const { buffer, byteOffset, byteLength } = content.bytes
    waiting.resolve({ ...reply.page, content: { ...content, bytes: Buffer.from(buffer, byteOffset, byteLength) } })
  }

  /** The time of a page is over, and what the thread said meanwhile has been heard. One that waits behind others has not had its own while the thread still gives a sign of life. */
  private look(worker: Worker, number: number): void {
    const waiting = this.waiting.get(number)
    if (waiting === undefined) return
    const { path, hasBegun, timer } = waiting
    if (!hasBegun && performance.now() - this.heardAt < this.hangsAfterMs) return void timer.refresh()
    this.options.log.error({ path }, 'a page hangs; its render thread is ended')
    void worker.terminate()
  }

  private replace(): void {
    this.worker = null
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer)
      reject(new RenderThreadError('the render thread ended'))
    }
    this.waiting.clear()
    if (!this.closed) this.restart = setTimeout(() => this.start(), RESTART_AFTER_MS)
  }
}

/** What a render thread starts with. */
export interface ThreadFacts {
  variables: SiteVariables
  assets: SiteAssets
}

/** What a render thread is asked; answers come in any order, so each question has a number. */
export interface RenderQuestion {
  number: number
  request: PackedRequest
  /** The request of the first reader who waits for the page, or who had it renewed. */
  origin: JobOrigin
}

/** What comes to a render thread, in the order in which it was sent. */
export type ThreadMessage = RenderQuestion | { change: ChangeAnnouncement } | { isReset: true }

/** That the thread begins; then the page, whose bytes are handed over and not copied, or the words of what went wrong. */
export type RenderReply =
  | { number: number; hasBegun: true }
  | { number: number; page: PackedPage }
  | { number: number; failure: string }
