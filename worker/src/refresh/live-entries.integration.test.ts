import { describe, expect, it } from '@jest/globals'
import { sampleLiveStory, sampleStory } from '../testing/naxos-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const PARTS = ['liveEntries:7300.1', 'liveEntry:7300.41'] as const
const LATER = '2026-11-21T10:31:00.000+01:00'
const refreshing = useRefreshing()

const entryCalls = () => refreshing.naxos.calls.filter((call) => /\/entr(ies|y)\b/.test(call))

/** The CMS's full form of the story from now on, which the site has heard of. */
async function change(data: object): Promise<void> {
  refreshing.naxos.reply('/story/7300', { data, updatedAt: LATER })
  await refreshing.handler.handle({ reference: { model: 'story', id: '7300' }, trigger: 'webhook' })
}

describe.each(PARTS)('%s', (part) => {
  it('of a story that nobody has read is kept with the story, which is asked for once', async () => {
    expect(await refreshing.refresh(part)).toBe('written')
    await refreshing.refresh(part)
    expect((await refreshing.read(part))?.state).toBe('present')
    expect(refreshing.naxos.calls.filter((call) => call.startsWith('/story/7300 '))).toHaveLength(1)
  })

  it('of a story for subscribers is kept by nobody, and not asked for', async () => {
    refreshing.naxos.reply('/story/7300', { data: sampleLiveStory(7300, { premium: true }) })
    expect(await refreshing.refresh(part)).toBe('missing')
    expect(entryCalls()).toEqual([])
  })

  it.each([
    ['is for subscribers now', () => sampleLiveStory(7300, { premium: true, updated_at: LATER })],
    ['is no live blog any longer', () => sampleStory(7300, { updated_at: LATER })],
  ])('goes once its story %s, though the CMS gives it away and says nothing of others', async (_what, data) => {
    await refreshing.refresh(part)
    await change(data())
    for (const path of ['/siteconfigs', '/story/list']) refreshing.naxos.reply(path, { status: 410 })
    expect(await refreshing.handler.handle({ reference: namedModel(part), trigger: 'webhook' })).toBe('missing')
    expect(await refreshing.read(part)).toMatchObject({ state: 'missing', body: null })
  })

  it('goes once its story was withdrawn', async () => {
    await refreshing.refresh(part)
    refreshing.naxos.reply('/story/7300', { status: 410, raw: '{"error":"withdrawn"}' })
    const reference = { model: 'story', id: '7300' } as const
    await refreshing.handler.handle({ reference, trigger: 'webhook', isWithdrawal: true })
    expect(await refreshing.refresh(part)).toBe('missing')
    expect((await refreshing.read(part))?.body).toBeNull()
  })

  it('is not said to be missing while its story cannot be fetched', async () => {
    refreshing.naxos.reply('/story/7300', { status: 503 })
    await expect(refreshing.refresh(part)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await refreshing.read(part)).toBeNull()
  })
})
