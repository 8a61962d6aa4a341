import { beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { sampleStory } from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'
import type { RefreshModelHandler } from './refresh-model.handler.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'
const STORY = { model: 'story', id: '7242' } as const
const GONE = { status: 410, raw: '{"error":"withdrawn"}' }

const refreshing = useRefreshing()
let one: RefreshModelHandler
let other: RefreshModelHandler

/** Two workers on one store, which know nothing of each other. */
beforeEach(async () => {
  one = refreshing.handler
  refreshing.restart()
  other = refreshing.handler
  await refreshing.refresh('sections:all')
})

const isAsked = (path: string) => refreshing.naxos.calls.includes(`${path} pending`)

describe('a slow answer of one worker', () => {
  it('with a correction does not bring a story back that another has found withdrawn meanwhile', async () => {
    await refreshing.refresh(STORY)
    refreshing.naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Corretto' }), updatedAt: LATER, delayMs: 300 },
      GONE,
    )
    const slow = one.handle({ reference: STORY, trigger: 'webhook' })
    await waitUntil(() => isAsked('/story/7242'))
    expect(await other.handle({ reference: STORY, trigger: 'webhook', isWithdrawal: true })).toBe('withdrawn')
    expect(await slow).toBe('superseded')
    expect(await refreshing.read(STORY)).toMatchObject({ state: 'withdrawn', body: null })
  })
})
