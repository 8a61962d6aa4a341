import { beforeEach, describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { announcementOf } from '../testing/announce.ts'
import { sampleStory, sampleTeaser } from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'
import { ChangeActor } from './change-actor.ts'

const NAME = 'Mario Rossi'
const STORY = { model: 'story', id: '7242' } as const
const LATER = '2026-11-21T10:31:00.000+01:00'
const UPDATE = announcementOf('story.updated', { type: 'story', id: 7242 })
/** What is fetched with every change of the story. */
const FIRST: ReadModelReference[] = [STORY, { model: 'storyList', id: 'latest.1' }]
/** More than a change has fetched at once. */
const LISTS: ReadModelReference[] = Array.from({ length: 70 }, (_, at) => ({
  model: 'storyList',
  id: `latest.${at + 6}`,
}))

const refreshing = useRefreshing()

/** The CMS tells the story, alone and in every list. */
function tell(changes: object, updatedAt?: string): void {
  const told = { ...(updatedAt && { updatedAt }) }
  refreshing.naxos.reply('/story/7242', { data: sampleStory(7242, changes), ...told })
  refreshing.naxos.reply('/story/list', { data: [sampleTeaser(7242, changes)], total: 5000, ...told })
}

/** One try of the change by a worker that has been started just now. */
async function act(): Promise<string[]> {
  refreshing.restart()
  const { store, handler: models, logger } = refreshing
  const { left, before } = await new ChangeActor({ store, models, logger }).act({ change: UPDATE }, Date.now())
  return [...left, ...before]
}

/** Those that still show the name. */
async function listTelling(): Promise<string[]> {
  const held = await Promise.all(LISTS.map((reference) => refreshing.store.readRaw(reference)))
  return LISTS.filter((_, at) => held[at]?.body.toString().includes(NAME)).map(nameReadModel)
}

describe('a name that is hidden in a story that more lists contain than are fetched for a change', () => {
  beforeEach(async () => {
    tell({ title: `Assolto ${NAME}` })
    for (const reference of LISTS) await refreshing.refresh(reference)
    expect(await listTelling()).toHaveLength(LISTS.length)
  })

  it('is gone from all of them though the worker that fetched the first was killed, and the CMS says «not modified» to the next', async () => {
    tell({ title: `Assolto ${NAME}`, anonymise: [NAME], updated_at: LATER }, LATER)
    for (const reference of [...FIRST, ...LISTS.slice(-60)])
      await refreshing.handler.handle({ reference, trigger: 'webhook' })
    expect(await listTelling()).toHaveLength(LISTS.length - 60)
    expect(await act()).toEqual([])
    expect(refreshing.naxos.calls).toContain('/story/7242 304')
    expect(await listTelling()).toEqual([])
  })

  it('is gone from all of them though nobody has read the story itself', async () => {
    tell({ title: `Assolto ${NAME}`, anonymise: [NAME], updated_at: LATER }, LATER)
    expect(await act()).toEqual([])
    expect(await listTelling()).toEqual([])
  })

  it('has no more of them fetched for the changes after the story hides it no longer', async () => {
    tell({ title: 'Assolto', anonymise: [NAME], updated_at: LATER }, LATER)
    await refreshing.refresh(STORY)
    tell({ title: 'Assolto' }, '2026-11-21T10:32:00.000+01:00')
    await refreshing.handler.handle({ reference: STORY, trigger: 'webhook' })
    expect(await refreshing.handler.isAnonymised(7242)).toBe(false)
  })
})
