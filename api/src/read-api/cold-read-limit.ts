import { Injectable } from '@nestjs/common'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { ClientLimits } from '../http/client-limits.ts'
import { RecentStories } from './recent-stories.ts'

/** Under which all declared robots are counted: one that crawls comes from many addresses. */
const ALL_ROBOTS = 'all'

/** Who asks for what may be cold. */
export interface ColdAsker {
  address: string
  /** Says of itself that it is a robot. */
  isRobot: boolean
  /** Whether what is asked for was made of words that anybody may make up. */
  isExpensive: boolean
}

/**
 * Limits what an address, and all robots together, may ask of that nobody has asked before. What is warm is never counted, nor is a story of the
 * last 48 hours, nor an entry of a live one.
 */
@Injectable()
export class ColdReadLimit {
  constructor(
    private readonly store: ReadModelStore,
    private readonly limits: ClientLimits,
    private readonly recent: RecentStories,
  ) {}

  /** Seconds after which it may be asked for; 0 where it may at once. */
  async retryAfter(reference: ReadModelReference, { address, isRobot, isExpensive }: ColdAsker): Promise<number> {
    if ((await this.isWarm(reference)) || (await this.recent.has(reference))) return 0
    const seconds = isRobot ? await this.limits.take('robot reads', ALL_ROBOTS) : 0
    return seconds === 0 && isExpensive ? this.limits.take('new searches', address) : seconds
  }

  /** While Redis does not answer, nothing counts as cold: what the process holds must be served. */
  private async isWarm(reference: ReadModelReference): Promise<boolean> {
    try {
      const [described] = await this.store.describe([reference])
      // What a program of the version before left is served, where its body fits.
      const known = described ?? (await this.store.readRaw(reference))
      return known !== null && (known.state !== 'missing' || known.freshUntil > Date.now())
    } catch {
      return true
    }
  }
}
