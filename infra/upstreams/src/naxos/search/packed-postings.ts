import type { FieldCounts } from './field-counts.ts'

const FIRST_SIZE = 8
const GROWTH = 1.5
const LONGEST_ENTRY = 6

/** How a posting list stands on disk. */
export interface StoredPostings {
  bytes: Uint8Array
  count: number
  last: number
}

/**
 * The documents of one word, in descending order: for each, the distance from the one before as a variable-length number,
 * then its counts in one byte. Two to three bytes a posting.
 */
export class PackedPostings {
  private bytes: Uint8Array
  private size: number
  count: number
  private last: number

  /** `stored` is read in place and copied only when it has to grow. */
  constructor(stored?: StoredPostings) {
    this.bytes = stored?.bytes ?? new Uint8Array(FIRST_SIZE)
    this.size = stored?.bytes.length ?? 0
    this.count = stored?.count ?? 0
    this.last = stored?.last ?? 0
  }

  /** Adds a document whose number is lower than all before. */
  push(document: number, counts: FieldCounts): void {
    if (this.size + LONGEST_ENTRY > this.bytes.length) this.grow()
    let rest = this.count === 0 ? document : this.last - document
    while (rest > 0x7f) {
      this.bytes[this.size] = (rest & 0x7f) | 0x80
      this.size += 1
      rest >>>= 7
    }
    this.bytes[this.size] = rest
    this.bytes[this.size + 1] = counts
    this.size += 2
    this.last = document
    this.count += 1
  }

  /** Calls `personal-request` for each posting, in the order in which they were added. */
  each(visit: (document: number, counts: FieldCounts) => void): void {
    let document = 0
    let position = 0
    for (let entry = 0; entry < this.count; entry += 1) {
      let distance = 0
      let shift = 0
      let byte = this.bytes[position] ?? 0
      while (byte > 0x7f) {
        distance |= (byte & 0x7f) << shift
        shift += 7
        position += 1
        byte = this.bytes[position] ?? 0
      }
      distance |= byte << shift
      document = entry === 0 ? distance : document - distance
      visit(document, this.bytes[position + 1] ?? 0)
      position += 2
    }
  }

  /** The bytes as they go to disk. */
  store(): StoredPostings {
    return { bytes: this.bytes.subarray(0, this.size), count: this.count, last: this.last }
  }

  private grow(): void {
    const larger = new Uint8Array(Math.ceil((this.size + LONGEST_ENTRY) * GROWTH))
    larger.set(this.bytes.subarray(0, this.size))
    this.bytes = larger
  }
}
