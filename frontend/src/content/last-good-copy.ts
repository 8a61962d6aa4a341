import pTimeout from 'p-timeout'
import { isWaiting } from './is-waiting.ts'

export interface LastGoodCopyOptions<Value> {
  /** Gives null where there is nothing better to be had than there is; must not throw. */
  load: (there: Value | null) => Promise<Value | null>
  /** How long a copy is believed without a look; milliseconds. */
  freshMs: number
  /** How long a first reader waits, while there is no copy at all; milliseconds. */
  waitMs: number
  /** Whether something newer than the copy is known to be there: then it is fetched at once, and waited for. */
  isOutdated?: (value: Value) => boolean
  /** Whether nothing in the copy is known to be taken back: else it is answered to nobody, and a newer one is fetched at once. */
  mayBeShown?: (value: Value) => boolean
  now?: () => number
}

/** After a fetch that failed the next one waits no longer than this; milliseconds. */
const RETRY_MS = 3_000

/**
 * A value that is kept once it was read: a page never fails, and never waits, for the sake of its frame. A stale copy is
 * answered while a newer one is fetched; a failed fetch leaves the copy as it is and is not repeated at once. One of which it is known
 * that there is a newer one is answered only where that does not come in time; one that may be shown to nobody, never.
 */
export class LastGoodCopy<Value> {
  private readonly options: LastGoodCopyOptions<Value>
  private readonly now: () => number
  private value: Value | null = null
  private lookAgainAt = 0
  /** The last fetch brought nothing: until the next look nothing newer is to be had. */
  private hasFailed = false
  private loading: Promise<void> | null = null

  constructor(options: LastGoodCopyOptions<Value>) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  /** The copy there is; null where there is none that may be shown and none has come in time. Never rejects. */
  async read(): Promise<Value | null> {
    const isOutdated = this.isOutdated()
    if (isOutdated || !isWaiting(this.lookAgainAt, this.now(), this.options.freshMs)) this.loading ??= this.begin()
    if ((isOutdated || this.value === null) && this.loading !== null)
      await pTimeout(this.finishLoading(), { milliseconds: this.options.waitMs, message: false })
    return this.isWithheld ? null : this.value
  }

  /**
   * Fetches at once: what failed before, or is under way, was asked for in another state of things, and counts no more.
   */
  lookAgain(): void {
    this.hasFailed = false
    this.loading = this.begin()
  }

  /** Whether there is a copy which may be shown to nobody: who would show it leaves it out until it was read anew. */
  get isWithheld(): boolean {
    return this.value !== null && this.options.mayBeShown?.(this.value) === false
  }

  private isOutdated(): boolean {
    if (this.value === null || (this.hasFailed && isWaiting(this.lookAgainAt, this.now(), RETRY_MS))) return false
    return this.isWithheld || (this.options.isOutdated?.(this.value) ?? false)
  }

  /** Until nothing is under way: what was begun in place of a fetch that counts no more is waited for in its place. */
  private async finishLoading(): Promise<void> {
    while (this.loading !== null) await this.loading
  }

  private begin(): Promise<void> {
    const loading: Promise<void> = this.options.load(this.value).then((value) => this.take(value, loading))
    return loading
  }

  private take(value: Value | null, loading: Promise<void>): void {
    // What counts no more is better than nothing.
    if (this.loading !== loading) return void (this.value ??= value)
    const { freshMs } = this.options
    this.hasFailed = value === null
    if (value !== null) this.value = value
    this.lookAgainAt = this.now() + (this.hasFailed ? Math.min(freshMs, RETRY_MS) : freshMs)
    this.loading = null
  }
}
