/** Which keys carry which tag. */
export class TagIndex {
  private readonly keys = new Map<string, Set<string>>()

  /** Notes that a key carries these tags. */
  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keys.get(tag)
      if (keys) keys.add(key)
      else this.keys.set(tag, new Set([key]))
    }
  }

  /** Forgets these tags of a key, and each tag with its last key. */
  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.keys.delete(tag)
    }
  }

  /** Every key that carries one of the tags, once. */
  find(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.keys.get(tag) ?? [])]))
  }

  /** Number of tags that some key carries. */
  get size(): number {
    return this.keys.size
  }
}
