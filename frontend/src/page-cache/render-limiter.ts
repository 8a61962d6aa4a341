/** Thrown where more pages wait for a render than can be rendered before a reader gives up. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

/** Lets so many renders run at once and so many wait; the next one is refused. */
export class RenderLimiter {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly concurrency: number
  private readonly maxQueue: number

  constructor({ concurrency, maxQueue }: { concurrency: number; maxQueue: number }) {
    this.concurrency = concurrency
    this.maxQueue = maxQueue
  }

  /** How many wait. */
  get queued(): number {
    return this.waiting.length
  }

  /** @throws OverloadedError where nobody more may wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.running < this.concurrency) {
      this.running += 1
      return undefined
    }
    if (this.waiting.length >= this.maxQueue) throw new OverloadedError('too many pages wait to be rendered')
    return new Promise((resolve) => void this.waiting.push(resolve))
  }

  /** The place of one that leaves goes to the first who waits. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
