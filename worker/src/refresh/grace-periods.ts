/** How long a fault is held for a passing one; milliseconds. */
const GRACE_MS = 60_000
/** Names that are remembered; some 100 bytes each. */
const MOST_NAMES = 20_000

/** Since when something is at fault, by name: for a minute it may be a damaged answer, and after that it is lasting mess. */
export class GracePeriods {
  /** The one that began first, first. */
  private readonly since = new Map<string, number>()
  private readonly now: () => number

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** It is at fault; where it was before, its period goes on. */
  begin(name: string): void {
    if (!this.since.has(name)) this.since.set(name, this.now())
    const [oldest] = this.since.keys()
    if (this.since.size > MOST_NAMES && oldest !== undefined) this.since.delete(oldest)
  }

  /** It is at fault no longer. */
  end(name: string): void {
    this.since.delete(name)
  }

  /** Whether it is at fault, and for less than a minute. */
  isRunning(name: string): boolean {
    const since = this.since.get(name)
    return since !== undefined && this.now() - since < GRACE_MS
  }

  /** Whether it has been at fault for a minute. */
  isOver(name: string): boolean {
    return this.since.has(name) && !this.isRunning(name)
  }
}
