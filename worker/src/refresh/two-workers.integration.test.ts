import { beforeEach, describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { isFresh } from '@liberta/platform/read-models/is-fresh'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { ChangeActor } from '../cms-changes/change-actor.ts'
import { announcementOf } from '../testing/announce.ts'
import { sampleStory, sampleTeaser } from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'
import type { RefreshModelHandler } from './refresh-model.handler.ts'

const LATER = '2026-11-21T10:31:00.000+01:00'
const STORY = { model: 'story', id: '7242' } as const
const SUBJECT = { type: 'story', id: 7242 } as const
const GONE = { status: 410, raw: '{"error":"withdrawn"}' }

const refreshing = useRefreshing()
let one: RefreshModelHandler
let other: RefreshModelHandler
/** What slow answers wait for. */
let slowness: PromiseWithResolvers<void>

/** Two workers on one store, which know nothing of each other. */
beforeEach(async () => {
  slowness = Promise.withResolvers()
  one = refreshing.handler
  refreshing.restart()
  other = refreshing.handler
  await refreshing.refresh('sections:all')
})

const isAsked = (path: string) => refreshing.naxos.calls.includes(`${path} pending`)

const isFreshNow = async (reference: ReadModelReference) => {
  const [held] = await refreshing.store.describe([reference])
  return held ? isFresh(held, Date.now()) : null
}

/** The first of the two hears that the story was corrected, and does all that follows. */
async function announceCorrection(): Promise<void> {
  const { store, logger } = refreshing
  const actor = new ChangeActor({ store, models: one, logger })
  expect(await actor.act({ change: announcementOf('story.updated', SUBJECT) }, Date.now())).toEqual({
    left: [],
    before: [],
  })
}

describe('a slow answer of one worker', () => {
  it('with a correction does not bring a story back that another has found withdrawn meanwhile', async () => {
    await refreshing.refresh(STORY)
    refreshing.naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Corretto' }), updatedAt: LATER, until: slowness.promise },
      GONE,
    )
    const slow = one.handle({ reference: STORY, trigger: 'webhook' })
    await waitUntil(() => isAsked('/story/7242'))
    expect(await other.handle({ reference: STORY, trigger: 'webhook', isWithdrawal: true })).toBe('withdrawn')
    slowness.resolve()
    expect(await slow).toBe('superseded')
    expect(await refreshing.read(STORY)).toMatchObject({ state: 'withdrawn', body: null })
  })
})

describe('a change that one worker hears of while another fetches', () => {
  it('is not lost of a story that is fetched for its first reader: what comes from before it is asked for anew', async () => {
    refreshing.naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Prima' }), until: slowness.promise },
      { data: sampleStory(7242, { title: 'Dopo' }), updatedAt: LATER },
    )
    const slow = other.handle({ reference: STORY, trigger: 'miss' })
    await waitUntil(() => isAsked('/story/7242'))
    await announceCorrection()
    slowness.resolve()
    expect(await slow).toBe('written')
    expect(await isFreshNow(STORY)).toBe(false)
    expect(await one.handle({ reference: STORY, trigger: 'stale' })).toBe('written')
    expect(await refreshing.read(STORY)).toMatchObject({ body: { title: 'Dopo' } })
    expect(await isFreshNow(STORY)).toBe(true)
  })

  it.each([
    ['as not modified', [sampleTeaser(1), sampleTeaser(2)], 'notModified'],
    ['with something else', [sampleTeaser(1), sampleTeaser(3)], 'written'],
  ])('is not lost of a page that only waits for its reader, where that is answered %s', async (_how, data, outcome) => {
    const page = { model: 'storyList', id: 'latest.2' } as const
    await refreshing.refresh(page)
    refreshing.naxos.reply(
      '/story/list',
      { data, total: 61, until: slowness.promise },
      { data: [sampleTeaser(7242)], total: 61 },
    )
    const slow = other.handle({ reference: page, trigger: 'schedule' })
    await waitUntil(() => isAsked('/story/list?page=2&page_size=30'))
    await announceCorrection()
    slowness.resolve()
    expect(await slow).toBe(outcome)
    expect(await isFreshNow(page)).toBe(false)
  })
})
