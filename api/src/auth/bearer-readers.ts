import { Injectable } from '@nestjs/common'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import { ClientLimits } from '../http/client-limits.ts'
import { boundCall } from './provider/bound-calls.ts'
import { SsoRefusal } from './provider/sso-client.ts'
import { digest } from '../http/random-text.ts'
import { Readers } from './readers.ts'

/** How long the provider's answer about a token holds, whether it was good or bad. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 5000

interface Remembered {
  /** The id of the reader whose token it is; null for a token that the provider refuses, or of a reader whom nobody knows. */
  readerId: Promise<string | null>
  /** By the clock that never goes back: an answer holds for no longer because the other one was put right. */
  until: number
}

/**
 * Readers whose client brings its own access token (`Authorization: Bearer …`), checked with the provider. Only whose token it is
 * is remembered: the reader is read from the database at each call, as one who has erased their account is gone at once, in
 * every process.
 */
@Injectable()
export class BearerReaders {
  private readonly remembered = new Map<string, Remembered>()

  constructor(
    private readonly readers: Readers,
    private readonly limits: ClientLimits,
  ) {}

  /**
   * Null for a token that the provider refuses, and for a reader who never signed in here or has erased their account. Rejects with
   * SsoSilence where the provider cannot be asked, and with a 429 where too many tokens of this address were asked for in vain.
   */
  async find(token: string, address: string): Promise<UserRecord | null> {
    const key = digest(token)
    const known = this.remembered.get(key)
    if (!known || known.until <= performance.now()) return this.ask(token, key, address)
    const id = await known.readerId
    if (id === null) return null
    const reader = await this.readers.find(id)
    // Whoever has erased their account and signed in anew has another record.
    if (reader === null) this.remembered.delete(key)
    return reader
  }

  /** Has the provider asked again at the token's next use. */
  forget(token: string): void {
    this.remembered.delete(digest(token))
  }

  private async ask(token: string, key: string, address: string): Promise<UserRecord | null> {
    const bound = { limits: this.limits, limit: 'unknown tokens', address } as const
    const recognised = boundCall(bound, () => this.recognise(token))
    const readerId = recognised.then((user) => user?.id ?? null)
    this.remember(key, readerId)
    try {
      return await recognised
    } catch (error) {
      this.remembered.delete(key)
      throw error
    }
  }

  private async recognise(token: string): Promise<UserRecord | null> {
    try {
      return await this.readers.recognise(token)
    } catch (error) {
      if (error instanceof SsoRefusal) return null
      throw error
    }
  }

  private remember(key: string, readerId: Promise<string | null>): void {
    // Whoever asks for it says what went wrong; here nobody may be waiting.
    readerId.catch(() => undefined)
    this.remembered.delete(key)
    this.remembered.set(key, { readerId, until: performance.now() + REMEMBERED_MS })
    const [oldest] = this.remembered.keys()
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
  }
}
