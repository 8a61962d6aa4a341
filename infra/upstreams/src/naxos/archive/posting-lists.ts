const FIRST_SIZE = 16

/** A growing list of story numbers, ascending, in a typed array. */
class PostingList {
  private items = new Uint32Array(FIRST_SIZE)
  length = 0

  push(story: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length] = story
    this.length += 1
  }

  at(position: number): number {
    return this.items[position] ?? 0
  }

  /** How many of the list's stories have a number of at most `newest`. */
  countUpTo(newest: number): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.at(middle) <= newest) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Which stories belong to a section, a tag, a journalist…: one ascending list for each key, four bytes a story. */
export class PostingLists {
  private readonly lists = new Map<string, PostingList>()

  /** Files a story under a key. Stories have to come in ascending order; the same one twice is filed once. */
  add(key: string, story: number): void {
    let list = this.lists.get(key)
    if (!list) {
      list = new PostingList()
      this.lists.set(key, list)
    }
    if (list.length === 0 || list.at(list.length - 1) !== story) list.push(story)
  }

  /** How many stories up to number `newest` are filed under a key. */
  count(key: string, newest: number): number {
    return this.lists.get(key)?.countUpTo(newest) ?? 0
  }

  /** The newest story under a key, of number `newest` at most; 0 when there is none. */
  newest(key: string, newest: number): number {
    const list = this.lists.get(key)
    const count = list?.countUpTo(newest) ?? 0
    return count === 0 ? 0 : (list?.at(count - 1) ?? 0)
  }

  /** Calls `personal-request` for each story under a key, oldest first, up to number `newest`. */
  each(key: string, newest: number, visit: (story: number) => void): void {
    const list = this.lists.get(key)
    if (!list) return
    const count = list.countUpTo(newest)
    for (let position = 0; position < count; position += 1) visit(list.at(position))
  }

  /** The stories under a key, newest first, starting at number `newest`. */
  *descending(key: string, newest: number): Generator<number> {
    const list = this.lists.get(key)
    if (!list) return
    for (let position = list.countUpTo(newest) - 1; position >= 0; position -= 1) yield list.at(position)
  }
}
