/** A sleep that somebody else may end; a call that comes between two sleeps ends the next one at once. */
export class WakeableWait {
  private woken = false
  private end: (() => void) | undefined

  /** Ends the sleep that is under way, or the next one before it begins. */
  wake(): void {
    this.woken = true
    this.end?.()
  }

  /** Sleeps for `ms` or until woken, whichever is first. */
  async sleep(ms: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.end = undefined
    }
    this.woken = false
  }
}
