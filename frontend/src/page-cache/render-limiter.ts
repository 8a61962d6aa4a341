/** Thrown where more pages wait for a render than can be rendered before a reader gives up. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export interface RenderLimits {
  /** How many run at once. */
  concurrency: number
  /** How many wait for a place, of those somebody waits for and of the others; the next one is refused. */
  maxQueue: number
  /**
   * What runs for so long waits for something itself, and takes no processor meanwhile: its place goes to the next, as long as there are not
   * more than `maxQueue` like it. Milliseconds; where it is not said each keeps its place to the end.
   */
  passesOnAfterMs?: number
}

/** Who has little patience goes before what nobody waits for once it has waited for so long; milliseconds. */
const HASTE_MS = 500
/** Of so many places that come free one goes to what nobody waits for all the same, so that it comes to an end as well. */
const TURNS = 4

/** Somebody who waits for a place, since a moment of a clock that only goes forward. */
interface Waiting {
  since: number
  begin: () => void
}

/**
 * Lets so many renders run at once and so many wait; the next one is refused. Who came first goes first; but a reader's page
 * does not wait for long behind all that are made anew behind other readers' backs.
 */
export class RenderLimiter {
  private running = 0
  /** How many still run whose places others have. */
  private passedOn = 0
  private readonly impatient: Waiting[] = []
  private readonly patient: Waiting[] = []
  private turn = 0
  private readonly limits: RenderLimits

  constructor(limits: RenderLimits) {
    this.limits = limits
  }

  /** How many wait. */
  get queued(): number {
    return this.impatient.length + this.patient.length
  }

  /**
   * @param patienceMs for how long it waits for a place; for as long as it takes where it is not said
   * @throws OverloadedError where nobody more may wait, or no place was to be had in that time
   */
  async run<Result>(work: () => Promise<Result>, patienceMs?: number): Promise<Result> {
    await this.enter(patienceMs)
    const leave = this.takePlace()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  private enter(patienceMs: number | undefined): Promise<void> | undefined {
    if (this.running < this.limits.concurrency) {
      this.running += 1
      return undefined
    }
    const waiting = patienceMs === undefined ? this.patient : this.impatient
    if (waiting.length >= this.limits.maxQueue) throw new OverloadedError('too many pages wait to be rendered')
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(own), 1)
        reject(new OverloadedError(`no page was rendered for ${patienceMs} ms`))
      }
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const own = { since: performance.now(), begin }
      waiting.push(own)
    })
  }

  /** Gives what is to be called when it has ended. */
  private takePlace(): () => void {
    const { maxQueue, passesOnAfterMs } = this.limits
    if (passesOnAfterMs === undefined) return () => this.passOn()
    let isPassedOn = false
    const timer = setTimeout(() => {
      if (this.passedOn >= maxQueue) return
      isPassedOn = true
      this.passedOn += 1
      this.passOn()
    }, passesOnAfterMs)
    return () => {
      clearTimeout(timer)
      if (isPassedOn) this.passedOn -= 1
      else this.passOn()
    }
  }

  /** The place goes to who waits. */
  private passOn(): void {
    this.turn = (this.turn + 1) % TURNS
    const next = this.isReadersTurn() ? this.impatient.shift() : this.patient.shift()
    if (next) next.begin()
    else this.running -= 1
  }

  private isReadersTurn(): boolean {
    const since = this.impatient[0]?.since ?? Infinity
    const sinceOther = this.patient[0]?.since ?? Infinity
    return since < sinceOther || (this.turn !== 0 && performance.now() - since >= HASTE_MS)
  }
}
