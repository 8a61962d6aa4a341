import { Injectable } from '@nestjs/common'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { ClientLimits } from '../http/client-limits.ts'

/** Limits what an address may ask of that nobody has asked before. What is warm is never counted. */
@Injectable()
export class ColdReadLimit {
  constructor(
    private readonly store: ReadModelStore,
    private readonly limits: ClientLimits,
  ) {}

  /** Seconds after which that address may ask for it; 0 where it may at once. */
  async retryAfter(reference: ReadModelReference, address: string): Promise<number> {
    return (await this.isWarm(reference)) ? 0 : this.limits.take('new searches', address)
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
