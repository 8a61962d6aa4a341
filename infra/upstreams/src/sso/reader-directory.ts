import { SAMPLE_READERS, inventReader } from './sample-readers.table.ts'
import type { SsoReader } from './sample-readers.table.ts'

/** All readers of the provider: the samples, and whoever has signed in with another address since it started. */
export class ReaderDirectory {
  private readonly readers = new Map<string, SsoReader>(SAMPLE_READERS.map((reader) => [reader.id, reader]))

  find(id: string): SsoReader | undefined {
    return this.readers.get(id)
  }

  /** The reader with this address, made where there is none. */
  findByEmail(email: string): SsoReader {
    const known = [...this.readers.values()].find((reader) => reader.email === email.trim().toLowerCase())
    const reader = known ?? inventReader(email)
    this.readers.set(reader.id, reader)
    return reader
  }
}
