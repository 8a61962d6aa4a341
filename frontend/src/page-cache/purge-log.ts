export type Purge = 'none' | 'soft' | 'hard'

/**
 * Remembers what was purged while pages were being rendered, so that a page made of data from before the purge is not
 * stored as a fresh one. Kept only as long as some render is under way.
 */
export class PurgeLog {
  #count = 0
  #rendering = 0
  #all = 0
  readonly #soft = new Map<string, number>()
  readonly #hard = new Map<string, number>()

  /** Begins a render; what it returns says afterwards what has happened to a page with these tags meanwhile. */
  begin(): { end: (tags: readonly string[]) => Purge } {
    const since = this.#count
    this.#rendering += 1
    return {
      end: (tags) => {
        const after = (log: Map<string, number>) => tags.some((tag) => (log.get(tag) ?? 0) > since)
        const purge = after(this.#hard) ? 'hard' : this.#all > since || after(this.#soft) ? 'soft' : 'none'
        this.#rendering -= 1
        if (this.#rendering === 0) this.#forget()
        return purge
      },
    }
  }

  note(tags: readonly string[], kind: 'soft' | 'hard'): void {
    this.#count += 1
    if (this.#rendering === 0) return
    const log = kind === 'soft' ? this.#soft : this.#hard
    for (const tag of tags) log.set(tag, this.#count)
  }

  noteAll(): void {
    this.#count += 1
    this.#all = this.#count
  }

  #forget(): void {
    this.#soft.clear()
    this.#hard.clear()
  }
}
