import { isWaiting } from '../content/is-waiting.ts'

/** What may be spent on pages that nobody waits for. */
export interface RenewalBudget {
  /** Of one processor, over time. */
  shareOfCpu: number
  /** Milliseconds of CPU that may be spent at once after a rest. */
  burstMs: number
  /** Renders that are under way at once. */
  atOnce: number
}

export interface RenewalQueueOptions {
  budget: RenewalBudget
  /** Does to a page what is to be done, and gives the milliseconds of CPU that it took; 0 where that is nothing. Never rejects. */
  renew: (key: string) => Promise<number>
  /** How much readers ask for a page. */
  weigh: (key: string) => number
  now: () => number
  /** Calls back after so many milliseconds; a timer that keeps no process awake, unless a test says otherwise. */
  later?: (callback: () => void, ms: number) => void
}

/** After so long a page is no longer held back for those that more readers ask for; milliseconds. */
const PATIENCE_MS = 30_000

/**
 * Pages to be rendered anew because something in all of them has changed: those first that readers ask for most, and no more at a
 * time than a share of a processor, so that who reads meanwhile notices nothing. They are served as they were until their turn.
 */
export class RenewalQueue {
  private readonly options: RenewalQueueOptions
  /** By key, since when. */
  private readonly waiting = new Map<string, number>()
  /** Keys, those last that readers ask for most. */
  private order: string[] = []
  private running = 0
  /** Milliseconds of CPU that may be spent now; below nothing where the last renders took more than there was. */
  private credit: number
  private creditedAt: number
  private isResting = false

  constructor(options: RenewalQueueOptions) {
    this.options = options
    this.credit = options.budget.burstMs
    this.creditedAt = options.now()
  }

  /** How many wait. */
  get size(): number {
    return this.waiting.size
  }

  /** Has these pages rendered, each once; who waits already keeps its time. */
  add(keys: readonly string[]): void {
    const now = this.options.now()
    for (const key of keys) if (!this.waiting.has(key)) this.waiting.set(key, now)
    const weighed = [...this.waiting.keys()].map((key) => [this.options.weigh(key), key] as const)
    this.order = weighed.toSorted(([one], [other]) => one - other).map(([, key]) => key)
    this.work()
  }

  /** Whether a page will be rendered before long without a reader who has it done. */
  holds(key: string): boolean {
    const since = this.waiting.get(key)
    return since !== undefined && isWaiting(since + PATIENCE_MS, this.options.now(), PATIENCE_MS)
  }

  private readonly work = (): void => {
    this.earn()
    const { budget } = this.options
    while (this.running < budget.atOnce && this.credit > 0) {
      const key = this.order.pop()
      if (key === undefined) return
      void this.renew(key)
    }
    if (this.running === 0 && this.order.length > 0) this.rest()
  }

  private async renew(key: string): Promise<void> {
    this.running += 1
    const cost = await this.options.renew(key)
    // Only now: until it is new, no reader has it rendered a second time.
    this.waiting.delete(key)
    this.running -= 1
    this.credit -= cost
    this.work()
  }

  private earn(): void {
    const { budget, now } = this.options
    const at = now()
    this.credit = Math.min(budget.burstMs, this.credit + Math.max(0, at - this.creditedAt) * budget.shareOfCpu)
    this.creditedAt = at
  }

  /** Until there is something to spend again. */
  private rest(): void {
    if (this.isResting) return
    this.isResting = true
    const { budget, later = wakeLater } = this.options
    const resume = () => {
      this.isResting = false
      this.work()
    }
    later(resume, Math.ceil((1 - this.credit) / budget.shareOfCpu))
  }
}

/** Calls back after so many milliseconds, and keeps no process awake for that. */
export function wakeLater(callback: () => void, ms: number): void {
  setTimeout(callback, ms).unref()
}
