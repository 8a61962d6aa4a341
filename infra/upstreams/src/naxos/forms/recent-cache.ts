/** Keeps the values that were asked for last, up to a number of them. */
export class RecentCache<K, V> {
  private readonly values = new Map<K, V>()
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  /** What is kept under a key; undefined where nothing is. */
  get(key: K): V | undefined {
    const value = this.values.get(key)
    if (value === undefined) return undefined
    this.values.delete(key)
    this.values.set(key, value)
    return value
  }

  /** Keeps a value, and forgets the oldest where there is no room. */
  set(key: K, value: V): void {
    this.values.delete(key)
    this.values.set(key, value)
    if (this.values.size <= this.capacity) return
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest)
      return
    }
  }
}
