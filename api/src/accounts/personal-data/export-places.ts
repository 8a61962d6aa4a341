import { Injectable } from '@nestjs/common'
import { TooManyRequests } from '../../http/client-limits.ts'

/** Exports under way in a process: each holds some megabytes, as much as its reader is behind, and all together leave connections to the others. */
const MOST = 8
const RETRY_AFTER_S = 30

/** Room for exports: one of a reader at a time, and so many in all, so that they take neither the memory nor the database from the other calls. */
@Injectable()
export class ExportPlaces {
  private readonly readers = new Set<string>()

  /**
   * Lends a reader the place of an export; gives how to give it back, once.
   * @throws TooManyRequests where one of this reader is under way, or as many as there is room for
   */
  take(userId: string): () => void {
    if (this.readers.has(userId) || this.readers.size >= MOST) throw new TooManyRequests('exports', RETRY_AFTER_S)
    this.readers.add(userId)
    return () => void this.readers.delete(userId)
  }
}
