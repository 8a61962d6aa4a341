import { Inject, Injectable } from '@nestjs/common'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { ClientAllowance } from '../http/client-allowance.ts'
import { nameClient } from '@liberta/http/name-client'

/**
 * What an address may ask of that nobody has asked before: each such read costs a refresh, and made-up ones have no end. What is
 * warm is never counted.
 */
@Injectable()
export class ColdReadLimit {
  private readonly allowance: ClientAllowance

  constructor(
    @Inject(ReadModelStore) private readonly store: ReadModelStore,
    @Inject(API_SETTINGS) settings: ApiSettings,
  ) {
    this.allowance = new ClientAllowance({
      burst: settings.COLD_READ_BURST,
      perMinute: settings.COLD_READS_PER_MINUTE,
    })
  }

  /** Seconds after which that address may ask for it; 0 where it may at once. */
  async retryAfter(reference: ReadModelReference, address: string): Promise<number> {
    return (await this.isWarm(reference)) ? 0 : this.allowance.take(nameClient(address))
  }

  /** While Redis does not answer, nothing counts as cold: what the process holds must be served. */
  private async isWarm(reference: ReadModelReference): Promise<boolean> {
    try {
      const [known] = await this.store.describe([reference])
      return known !== null && known !== undefined && (known.state !== 'missing' || known.freshUntil > Date.now())
    } catch {
      return true
    }
  }
}
