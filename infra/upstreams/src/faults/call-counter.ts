export interface CallCount {
  calls: number
  /** Answered 304. */
  notModified: number
  /** Answered 5xx, told to or not. */
  failed: number
}

export interface CallReport {
  /** ISO 8601, when counting began. */
  since: string
  /** Calls for content; pictures and clips apart, since readers' browsers fetch them. */
  content: number
  media: number
  kinds: Record<string, CallCount>
}

/** The kind under which pictures and clips are counted. */
export const MEDIA_KIND = 'media'

/** Counts the calls that a stand-in gets, by kind. */
export class CallCounter {
  private since = new Date()
  private kinds = new Map<string, CallCount>()

  /** Counts a call when it comes, so that one that is never answered counts too. */
  add(kind: string): void {
    this.find(kind).calls += 1
  }

  /** Counts an answer of a kind by its status. */
  addAnswer(kind: string, status: number): void {
    if (status === 304) this.find(kind).notModified += 1
    if (status >= 500) this.find(kind).failed += 1
  }

  /** How often each kind was called, and how many of the answers were 304 and 5xx, content and media apart. */
  report(): CallReport {
    const media = this.kinds.get(MEDIA_KIND)?.calls ?? 0
    const all = [...this.kinds.values()].reduce((sum, { calls }) => sum + calls, 0)
    return { since: this.since.toISOString(), content: all - media, media, kinds: Object.fromEntries(this.kinds) }
  }

  /** Calls by kind, nothing else: for who compares two moments. */
  calls(): Record<string, number> {
    return Object.fromEntries([...this.kinds].map(([kind, { calls }]) => [kind, calls]))
  }

  /** Begins to count anew. */
  reset(): void {
    this.since = new Date()
    this.kinds = new Map()
  }

  private find(kind: string): CallCount {
    let count = this.kinds.get(kind)
    if (!count) {
      count = { calls: 0, notModified: 0, failed: 0 }
      this.kinds.set(kind, count)
    }
    return count
  }
}
