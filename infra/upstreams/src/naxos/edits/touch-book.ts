/** When something last changed, and by which change: `revision` counts the changes, so two in one millisecond differ. */
export interface Stamp {
  /** Milliseconds since the epoch. */
  at: number
  revision: number
}

const UNTOUCHED: Stamp = { at: 0, revision: 0 }

/** Remembers the last change of everything that was ever edited, by key. */
export class TouchBook {
  private readonly touched = new Map<string, Stamp>()
  private revision = 0

  /** Notes one change that concerns all these keys. */
  touch(keys: Iterable<string>, at: number): void {
    this.revision += 1
    for (const key of keys) {
      this.touched.set(key, { at: Math.max(at, this.of(key).at), revision: this.revision })
    }
  }

  /** When a thing was last touched, and how often; never and 0 where it was not. */
  of(key: string): Stamp {
    return this.touched.get(key) ?? UNTOUCHED
  }
}

/** The stamp of what is made of several things: the newest time, the latest revision. */
export function latestStamp(...stamps: readonly Stamp[]): Stamp {
  return {
    at: Math.max(0, ...stamps.map(({ at }) => at)),
    revision: Math.max(0, ...stamps.map(({ revision }) => revision)),
  }
}
