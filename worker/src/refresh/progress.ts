/** Remembers when work was last done and since when work has been waiting: whether a worker lives is seen by that. */
export class Progress {
  private readonly now: () => number
  private lastDoneAt: number
  private waitingSince: number | null = null

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
    this.lastDoneAt = now()
  }

  /** A job came to its end, well or badly. */
  noteDone(): void {
    this.lastDoneAt = this.now()
  }

  /** Milliseconds for which jobs have been waiting without one being done; 0 where none waits. */
  stuckFor(waiting: number): number {
    if (waiting === 0) {
      this.waitingSince = null
      return 0
    }
    this.waitingSince ??= this.now()
    return this.now() - Math.max(this.waitingSince, this.lastDoneAt)
  }
}
