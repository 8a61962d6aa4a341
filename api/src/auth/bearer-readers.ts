import { Injectable } from '@nestjs/common'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { digest } from './random-text.ts'
import { Readers } from './readers.ts'
import { SsoRefusal } from './provider/sso-error.ts'

/** How long a token that was found right, or wrong, is not asked about again. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 5000

interface Remembered {
  reader: Promise<UserRecord | null>
  until: number
}

/** Readers whose client brings its own access token (`Authorization: Bearer …`), checked with the provider. */
@Injectable()
export class BearerReaders {
  private readonly readers: Readers
  private readonly remembered = new Map<string, Remembered>()

  constructor(readers: Readers) {
    this.readers = readers
  }

  /** Null for a token that the provider refuses; rejects with SsoSilence where it cannot be asked. */
  find(token: string): Promise<UserRecord | null> {
    const key = digest(token)
    const known = this.remembered.get(key)
    if (known && known.until > Date.now()) return known.reader
    const reader = this.ask(token)
    this.remember(key, reader)
    reader.catch(() => this.remembered.delete(key))
    return reader
  }

  /** Has the provider asked again at the token's next use. */
  forget(token: string): void {
    this.remembered.delete(digest(token))
  }

  private async ask(token: string): Promise<UserRecord | null> {
    try {
      return await this.readers.sync(token)
    } catch (error) {
      if (error instanceof SsoRefusal) return null
      throw error
    }
  }

  private remember(key: string, reader: Promise<UserRecord | null>): void {
    this.remembered.delete(key)
    this.remembered.set(key, { reader, until: Date.now() + REMEMBERED_MS })
    const [oldest] = this.remembered.keys()
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
  }
}
