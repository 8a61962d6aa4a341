import { setTimeout as wait } from 'node:timers/promises'
import type { JobPayload } from '@liberta/platform/refresh/refresh-job.schema'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { REFRESH_TIERS, polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import type { SectionSource } from './sources/section-source.ts'

const LONGEST_JITTER_MS = 1500

interface PollParts {
  sections: Pick<SectionSource, 'stored'>
  queue: Pick<RefreshQueue, 'request'>
  signal: AbortSignal
  random?: () => number
}

/**
 * Asks for a refresh of everything in a tier. It comes a little late, by chance and by at most a tenth of the period, so
 * that several tiers and several sites do not call the CMS at the same moment.
 */
export function createPollTierHandler({ sections, queue, signal, random = Math.random }: PollParts) {
  return async ({ tier }: JobPayload<'poll-tier'>): Promise<number> => {
    const jitter = Math.min((REFRESH_TIERS[tier].pollMs ?? 0) / 10, LONGEST_JITTER_MS)
    await wait(random() * jitter, undefined, { signal })
    const polled = polledReferences(await sections.stored()).filter((entry) => entry.tier === tier)
    await Promise.all(polled.map(({ ref }) => queue.request(ref, 'schedule')))
    return polled.length
  }
}
