import { BrokenCircuitError, CircuitState, circuitBreaker, CountBreaker, handleWhen } from 'cockatiel'
import type { CircuitBreakerPolicy, IBackoff, IHalfOpenAfterBackoffContext } from 'cockatiel'
import { REMOTE_CAUSE } from '../metrics/metric.table.ts'

/** Of the last ten calls more than seven have failed, or four of the first five. */
const COUNTED = { size: 10, minimumNumberOfCalls: 5, threshold: 0.7 }

const FIRST_MS = 2000
/** With what is asked for again every 15 s, and what is overdue every 5 s, the site is fresh well within 30 s of an upstream's return. */
const LONGEST_MS = 10_000

/** The library counts by the clock of the machine, which may be put back: it lets a call through at any time, and `dueAt` tells when. */
const NO_TIME_OF_ITS_OWN = -Infinity

/** A circuit that was not tried anew for so long after it might have been is none that anybody has to know of. */
export const FORGOTTEN_MS = 30_000

/** Milliseconds for which a circuit stays open: two seconds, then twice as long after each probe that failed, up to ten; a fifth by chance. */
export function openFor(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 10))
  return Math.round(whole * (0.8 + 0.2 * random()))
}

interface OpenFacts {
  /** How the last call failed; REMOTE_CAUSE where another process has said so. */
  cause: string
  forMs: number
  /** It was closed before. */
  isFirst: boolean
  isRemote: boolean
}

interface CircuitParts {
  /** How a call failed, where that tells of an upstream that is not well; null where it says nothing of it. */
  judge: (error: unknown) => string | null
  /** Each time it opens, also after a probe that failed. */
  onOpen: (facts: OpenFacts) => void
  onClose: () => void
  random?: () => number
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

/** What another process has seen counts as if it was seen here. */
class RemoteOpenError extends Error {}

/**
 * The circuit of one kind of call: closed while it is well, open for some seconds where it is not, and then let one call through, the
 * probe, which decides. Counts calls and no time: what is called seldom is as soon found out by its failures.
 */
export class Circuit {
  private readonly policy: CircuitBreakerPolicy
  private readonly parts: CircuitParts
  private dueAt = 0
  private cause = ''

  constructor(parts: CircuitParts) {
    this.parts = parts
    const isFailure = (error: unknown) => this.noteCause(error)
    const breaker = new CountBreaker(COUNTED)
    this.policy = circuitBreaker(handleWhen(isFailure), { halfOpenAfter: this.backoff(), breaker })
    this.policy.onReset(() => parts.onClose())
  }

  /** `open`: no call is to be made. `due`: the next one is the probe, which is under way while it is `probing`. */
  get state(): 'closed' | 'open' | 'due' | 'probing' {
    if (this.policy.state === CircuitState.HalfOpen) return 'probing'
    if (this.policy.state !== CircuitState.Open) return 'closed'
    return this.parts.now() < this.dueAt ? 'open' : 'due'
  }

  /** Whether calls are held back or tried one by one; not where nobody wants to call any more, and so nobody finds out. */
  get isHeld(): boolean {
    return this.state !== 'closed' && this.parts.now() < this.dueAt + FORGOTTEN_MS
  }

  /**
   * Makes a call, which fails as it fails. To be asked for its state first: it waits for a probe that is under way.
   * @throws BrokenCircuitError where it is open
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.state === 'open') throw new BrokenCircuitError()
    return this.policy.execute(work)
  }

  /** Another process has found the upstream not well: as many of these as failures open this one, too. */
  async noteRemote(): Promise<void> {
    if (this.state !== 'closed') return
    await this.policy.execute(() => Promise.reject(new RemoteOpenError())).catch(() => undefined)
  }

  private noteCause(error: unknown): boolean {
    const cause = error instanceof RemoteOpenError ? REMOTE_CAUSE : this.parts.judge(error)
    if (cause !== null) this.cause = cause
    return cause !== null
  }

  private backoff(): IBackoff<IHalfOpenAfterBackoffContext> {
    const next = ({ attempt }: IHalfOpenAfterBackoffContext): IBackoff<IHalfOpenAfterBackoffContext> => {
      const forMs = openFor(attempt, this.parts.random)
      this.dueAt = this.parts.now() + forMs
      this.parts.onOpen({ cause: this.cause, forMs, isFirst: attempt === 1, isRemote: this.cause === REMOTE_CAUSE })
      return { duration: NO_TIME_OF_ITS_OWN, next }
    }
    return { duration: NO_TIME_OF_ITS_OWN, next }
  }
}
