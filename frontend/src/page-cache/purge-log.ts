export type Purge = 'none' | 'soft' | 'hard'

/**
 * Remembers what was purged while pages were being rendered, so that a page made of data from before the purge is neither
 * stored as a fresh one nor, where it was withdrawn, shown. Kept only as long as some render is under way.
 */
export class PurgeLog {
  #count = 0
  #rendering = 0
  readonly #all = { soft: 0, hard: 0 }
  readonly #tagged = { soft: new Map<string, number>(), hard: new Map<string, number>() }

  /** Begins a render, which has to end; `check` says what has happened to a page with these tags meanwhile. */
  begin(): { check: (tags: readonly string[]) => Purge; end: () => void } {
    const since = this.#count
    this.#rendering += 1
    const isSince = (kind: 'soft' | 'hard', tags: readonly string[]) =>
      this.#all[kind] > since || tags.some((tag) => (this.#tagged[kind].get(tag) ?? 0) > since)
    return {
      check: (tags) => (isSince('hard', tags) ? 'hard' : isSince('soft', tags) ? 'soft' : 'none'),
      end: () => {
        this.#rendering -= 1
        if (this.#rendering === 0) this.#forget()
      },
    }
  }

  note(tags: readonly string[], kind: 'soft' | 'hard'): void {
    this.#count += 1
    if (this.#rendering === 0) return
    for (const tag of tags) this.#tagged[kind].set(tag, this.#count)
  }

  /** Every page, whatever its tags. */
  noteAll(kind: 'soft' | 'hard'): void {
    this.#count += 1
    this.#all[kind] = this.#count
  }

  #forget(): void {
    this.#tagged.soft.clear()
    this.#tagged.hard.clear()
  }
}
