import pTimeout from 'p-timeout'

export interface LastGoodCopyOptions<Value> {
  /** Gives null where there is nothing good to be had; must not throw. */
  load: () => Promise<Value | null>
  /** How long a copy is believed without a look; milliseconds. */
  freshMs: number
  /** How long a first reader waits, while there is no copy at all; milliseconds. */
  waitMs: number
  /** Whether something newer than the copy is known to be there: then it is fetched at once, and waited for. */
  isOutdated?: (value: Value) => boolean
  now?: () => number
}

/**
 * A value that is kept once it was read: a page never fails, and never waits, for the sake of its frame. A stale copy is
 * answered while a newer one is fetched; a failed fetch leaves the copy as it is and is not repeated at once. One of which it is known
 * that there is a newer one is answered only where that does not come in time.
 */
export class LastGoodCopy<Value> {
  private readonly options: LastGoodCopyOptions<Value>
  private readonly now: () => number
  private value: Value | null = null
  private lookAgainAt = 0
  /** After a fetch that failed; until then nothing but the copy is to be had. */
  private retryAt = 0
  private loading: Promise<void> | null = null

  constructor(options: LastGoodCopyOptions<Value>) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  /** The copy there is; null where there is none and none has come in time. Never rejects. */
  async read(): Promise<Value | null> {
    const isOutdated = this.isOutdated()
    if (isOutdated || this.now() >= this.lookAgainAt) this.loading ??= this.load()
    if ((isOutdated || this.value === null) && this.loading !== null)
      await pTimeout(this.loading, { milliseconds: this.options.waitMs, message: false })
    return this.value
  }

  private isOutdated(): boolean {
    if (this.value === null || this.now() < this.retryAt) return false
    return this.options.isOutdated?.(this.value) ?? false
  }

  private async load(): Promise<void> {
    const value = await this.options.load()
    if (value !== null) this.value = value
    this.lookAgainAt = this.now() + this.options.freshMs
    if (value === null) this.retryAt = this.lookAgainAt
    this.loading = null
  }
}
