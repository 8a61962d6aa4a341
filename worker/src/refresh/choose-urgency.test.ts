import { describe, expect, it } from '@jest/globals'
import type { RefreshTrigger } from '@liberta/platform/refresh/refresh-job.schema'
import { REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import type { RefreshTier } from '@liberta/platform/refresh/refresh-tier.table'
import { chooseUrgency } from './choose-urgency.ts'

const heldIn = (tier: RefreshTier) => ({ freshFor: REFRESH_TIERS[tier].freshForMs })
const STORY = { model: 'story', id: '7242' } as const

describe('how urgent a refresh is', () => {
  it.each<[RefreshTrigger, string]>([
    ['webhook', 'urgent'],
    ['operator', 'urgent'],
    ['stale', 'usual'],
    ['reconcile', 'usual'],
    ['miss', 'cold'],
  ])('of a story asked for by %s: %s', (trigger, urgency) => {
    expect(chooseUrgency(STORY, trigger, heldIn('cool'))).toBe(urgency)
  })

  it('is the least of a story that the reconciler finds linked and not there, and not of a list that is polled', () => {
    expect(chooseUrgency(STORY, 'reconcile', null)).toBe('cold')
    expect(chooseUrgency({ model: 'multimediaList', id: 'all.1' }, 'reconcile', null)).toBe('usual')
  })

  it('is the most of what is hot, also where a reader waits for it', () => {
    expect(chooseUrgency({ model: 'front', id: 'home' }, 'schedule', heldIn('hot'))).toBe('urgent')
    expect(chooseUrgency({ model: 'front', id: 'home' }, 'miss', null)).toBe('urgent')
  })

  it('is the least of an old story that somebody reads stale, and of lists far back', () => {
    expect(chooseUrgency(STORY, 'stale', heldIn('archive'))).toBe('cold')
    expect(chooseUrgency({ model: 'storyList', id: 'latest.40' }, 'stale', heldIn('archive'))).toBe('cold')
  })

  it('goes by the freshness that was said last, however long ago the thing was fetched, and marked stale or not', () => {
    const confirmed = { ...heldIn('cool'), fetchedAt: 0, freshUntil: Date.now() }
    expect(chooseUrgency(STORY, 'stale', confirmed)).toBe('usual')
    const marked = { ...heldIn('archive'), fetchedAt: Date.now(), freshUntil: 0 }
    expect(chooseUrgency(STORY, 'stale', marked)).toBe('cold')
  })
})
