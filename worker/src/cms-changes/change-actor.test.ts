import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import { announcementOf } from '../testing/announce.ts'
import { createChangeActor, LISTS } from '../testing/create-change-actor.ts'
import type { Standing } from '../testing/create-change-actor.ts'

const SUBJECT = { type: 'story', id: 7 } as const
const WITHDRAWAL = announcementOf('story.withdrawn', SUBJECT)

describe('one try of a change', () => {
  it('leaves nothing where all was fetched, the home page and the story before what contains it', async () => {
    const { actor, refreshed, withdrawn } = createChangeActor()
    expect(await actor.act({ change: WITHDRAWAL }, 0)).toEqual({ left: [], before: [] })
    expect(refreshed.slice(0, 3).toSorted()).toEqual(['front:home', 'story:7', 'storyList:latest.1'])
    expect(refreshed[0]).toBe('front:home')
    expect(refreshed).toHaveLength(3 + LISTS.length)
    expect(withdrawn).toEqual(['story:7'])
  })

  it.each<[string, CmsChange['event'], CmsChange['subject']['type'], Standing | undefined, boolean, unknown[]]>([
    [
      'a story is gone',
      'story.withdrawn',
      'story',
      { state: 'withdrawn' },
      false,
      [{ story: 7, title: TITLE_OF_WITHDRAWN }],
    ],
    [
      'a story is there no more',
      'story.withdrawn',
      'story',
      { state: 'missing' },
      false,
      [{ story: 7, title: TITLE_OF_WITHDRAWN }],
    ],
    [
      'a clip is gone from an emptied store',
      'content.withdrawn',
      'multimedia',
      undefined,
      false,
      [{ type: 'multimedia', id: 7 }],
    ],
    ['a story is there again', 'story.withdrawn', 'story', { state: 'present' }, false, []],
    ['an obituary, which nobody saves, is gone', 'content.withdrawn', 'obituary', { state: 'withdrawn' }, false, []],
    ['names in a story are hidden', 'story.updated', 'story', { state: 'present' }, true, [{ story: 7 }]],
    ['a story has changed', 'story.updated', 'story', { state: 'present' }, false, []],
  ])('tells what who saved it is to see otherwise: %s', async (_case, event, type, standing, isAnonymised, renamed) => {
    const { actor } = createChangeActor({ isAnonymised, ...(standing && { stands: { [`${type}:7`]: standing } }) })
    expect(await actor.listRenamed(announcementOf(event, { type, id: 7 }))).toEqual(renamed)
  })

  it('asks the CMS for no more than four lists at once, whatever the number of changes', async () => {
    const { actor, refreshed, atOnce } = createChangeActor()
    const other = announcementOf('story.withdrawn', { type: 'story', id: 8 })
    await Promise.all([actor.act({ change: WITHDRAWAL }, 0), actor.act({ change: other }, 0)])
    expect(refreshed.length).toBeGreaterThan(LISTS.length)
    expect(atOnce.most).toBe(4)
  })

  it('leaves what the CMS answered with rubbish, and fetches all the rest', async () => {
    const { actor, refreshed } = createChangeActor({ bad: { name: 'storyList:tag.po.3', kind: 'malformed' } })
    expect(await actor.act({ change: WITHDRAWAL }, 0)).toMatchObject({ left: ['storyList:tag.po.3'] })
    expect(refreshed).toHaveLength(3 + LISTS.length)
  })

  it('leaves all that has not begun once the CMS is silent, so that other changes get their turn', async () => {
    const { actor, refreshed } = createChangeActor({ bad: { name: 'storyList:tag', kind: 'unavailable' } })
    expect(await actor.act({ change: WITHDRAWAL }, 0)).toMatchObject({ left: LISTS.map(nameReadModel) })
    expect(refreshed.length).toBeLessThan(10)
  })

  it('leaves what may have come damaged', async () => {
    const { actor } = createChangeActor({ inDoubt: ['story:7'] })
    expect(await actor.act({ change: WITHDRAWAL }, 0)).toMatchObject({ left: ['story:7'] })
  })

  it('fetches what is left, and nothing else, and knows a withdrawal still', async () => {
    const { actor, refreshed, withdrawn } = createChangeActor()
    const left = ['storyList:tag.po.3', 'story:7', 'novel:1']
    expect(await actor.act({ change: WITHDRAWAL, left }, 0)).toEqual({ left: [], before: [] })
    expect(refreshed).toEqual(['story:7', 'storyList:tag.po.3'])
    expect(withdrawn).toEqual(['story:7'])
  })

  it('fetches an updated story before its entries, which nobody may read where it is closed now', async () => {
    const update = announcementOf('story.updated', { type: 'story', id: 7 })
    for (const left of [undefined, ['liveEntries:7.1', 'story:7']]) {
      const contains = [{ model: 'liveEntries', id: '7.1' }] as const
      const { actor, storedBefore } = createChangeActor({ underWay: ['story:7', 'liveEntries:7.1'], contains })
      await actor.act({ change: update, ...(left && { left }) }, 0)
      expect(storedBefore.get('liveEntries:7.1')).toContain('story:7')
    }
  })

  it('is made whole again where the store is silent: nobody knows what contains the story', async () => {
    await expect(createChangeActor({ isStoreSilent: true }).actor.act({ change: WITHDRAWAL }, 0)).rejects.toThrow(
      'silent',
    )
  })

  it('fetches an updated story that nobody has read only where its first reader is waiting for it', async () => {
    const update = announcementOf('story.updated', { type: 'story', id: 7 })
    const [unread, awaited] = [createChangeActor(), createChangeActor({ underWay: ['story:7'] })]
    await Promise.all([unread.actor.act({ change: update }, 0), awaited.actor.act({ change: update }, 0)])
    expect([unread.refreshed.includes('story:7'), awaited.refreshed.includes('story:7')]).toEqual([false, true])
  })

  it('fetches such a story also where that reader is served while the store is asked for it', async () => {
    const { actor, refreshed } = createChangeActor({ underWay: ['story:7'], isSoonOver: true })
    await actor.act({ change: announcementOf('story.updated', { type: 'story', id: 7 }) }, 0)
    expect(refreshed).toContain('story:7')
  })

  it('marks what nobody has read: it may be on its way to its first reader in another worker', async () => {
    const { actor, markedStale } = createChangeActor({ underWay: ['storyList:tag.po.1'] })
    await actor.act({ change: announcementOf('story.updated', { type: 'story', id: 7 }) }, 0)
    expect(markedStale).toEqual(expect.arrayContaining(['story:7', 'storyList:tag.po.2', 'storyList:latest.2']))
    expect(markedStale).not.toContain('storyList:tag.po.1')
  })

  it('fetches the search that shows a corrected story, however many were made since', async () => {
    const searches = Array.from({ length: 61 }, (_, at) => ({
      model: 'search' as const,
      id: `story.page_1.query_${at}`,
    }))
    const underWay = searches.map(nameReadModel)
    const { actor, refreshed } = createChangeActor({ contains: searches.slice(0, 1), searches, underWay })
    await actor.act({ change: announcementOf('story.updated', { type: 'story', id: 7 }) }, 0)
    expect(refreshed).toContain('search:story.page_1.query_0')
    expect(refreshed).not.toContain('search:story.page_1.query_1')
  })

  describe('of a story that many pages contain', () => {
    const update = announcementOf('story.updated', { type: 'story', id: 7 })
    const contains = Array.from({ length: 100 }, (_, index) => ({ model: 'story' as const, id: `${index + 100}` }))

    it('fetches all of them where names are hidden in it, each once', async () => {
      const { actor, refreshed } = createChangeActor({ contains, isAnonymised: true })
      expect(await actor.act({ change: update }, 0)).toMatchObject({ left: [] })
      expect(refreshed).toEqual(expect.arrayContaining(contains.map(nameReadModel)))
      expect(new Set(refreshed).size).toBe(refreshed.length)
    })

    it('fetches none of them for its sake otherwise: those that nobody reads wait for their readers', async () => {
      const { actor, refreshed } = createChangeActor({ contains })
      await actor.act({ change: update }, 0)
      expect(refreshed).not.toContain('story:199')
    })

    it('leaves those for the next try that the CMS does not answer, and fetches them then', async () => {
      const silent = createChangeActor({ contains, isAnonymised: true, bad: { name: 'story:1', kind: 'unavailable' } })
      const { left } = await silent.actor.act({ change: update }, 0)
      expect(left.toSorted()).toEqual(contains.map(nameReadModel).toSorted())
      const awake = createChangeActor({ contains, isAnonymised: true })
      expect(await awake.actor.act({ change: update, left }, 0)).toMatchObject({ left: [] })
      expect(awake.refreshed.toSorted()).toEqual(left.toSorted())
    })

    it('fetches nothing more for one of its entries', async () => {
      const entries = [{ id: 41, withdrawn: false }]
      const { actor, refreshed } = createChangeActor({ contains, isAnonymised: true })
      await actor.act({ change: { ...update, entries } }, 0)
      expect(refreshed).not.toContain('story:199')
    })
  })
})

describe('an answer from before the change', () => {
  const update = announcementOf('story.updated', { type: 'story', id: 7 }, { updatedAtMs: 5_400 })
  const underWay = ['story:7']
  const published = announcementOf('story.published', { type: 'story', id: 7 }, { updatedAtMs: 5_400 })
  const eventAgain = announcementOf('content.changed', { type: 'event', id: 61 })
  const withdrawnEvent = announcementOf('content.withdrawn', { type: 'event', id: 61 })

  it.each<[string, CmsChange, Record<string, Standing>, string[]]>([
    ['the story that was withdrawn is there', WITHDRAWAL, { 'story:7': { tags: ['story:7'] } }, ['story:7']],
    ['an event that was withdrawn is there', withdrawnEvent, { 'event:61': { tags: ['event:61'] } }, ['event:61']],
    [
      'a list still has the story that was withdrawn',
      WITHDRAWAL,
      { 'story:7': { state: 'withdrawn' }, 'storyList:tag.po.3': { tags: ['story:8', 'story:7'] } },
      ['storyList:tag.po.3'],
    ],
    ['the story has the time of before', update, { 'story:7': { updatedAtMs: 5_399 } }, ['story:7']],
    ['a story that came out is not there', published, { 'story:7': { state: 'missing' } }, ['story:7']],
    ['a story that came out again is gone still', published, { 'story:7': { state: 'withdrawn' } }, ['story:7']],
    ['an event that came out again is gone still', eventAgain, { 'event:61': { state: 'withdrawn' } }, ['event:61']],
    [
      'an entry that was withdrawn is there',
      { ...update, entries: [{ id: 41, withdrawn: true }] },
      { 'story:7': { updatedAtMs: 5_400 }, 'liveEntry:7.41': { tags: ['liveEntries:7', 'liveEntry:7.41'] } },
      ['liveEntry:7.41'],
    ],
  ])('is told where %s', async (_what, change, stands, before) => {
    expect(await createChangeActor({ stands, underWay }).actor.act({ change }, 0)).toEqual({ left: [], before })
  })

  it.each<[string, CmsChange, Record<string, Standing>]>([
    ['the story has the time that was announced', update, { 'story:7': { updatedAtMs: 5_400 } }],
    ['the story has that time in whole seconds', update, { 'story:7': { updatedAtMs: 5_000 } }],
    ['the answer says no time', update, { 'story:7': {} }],
    ['no time was announced', announcementOf('story.updated', SUBJECT), { 'story:7': { updatedAtMs: 1 } }],
    ['the story that was updated is withdrawn by now', update, { 'story:7': { state: 'withdrawn' } }],
    ['the story that was withdrawn is gone', WITHDRAWAL, { 'story:7': { state: 'missing' } }],
    ['another story is older', update, { 'story:7': { updatedAtMs: 5_400 }, 'story:8': { updatedAtMs: 1 } }],
  ])('is none where %s', async (_what, change, stands) => {
    expect(await createChangeActor({ stands, underWay }).actor.act({ change }, 0)).toEqual({ left: [], before: [] })
  })

  it('has that alone asked for again, and all that the change touches once the CMS knows of it', async () => {
    const stands: Record<string, Standing> = { 'story:7': { tags: ['story:7'] } }
    const { actor, refreshed } = createChangeActor({ stands })
    const job = { change: WITHDRAWAL, before: { names: ['story:7'], tries: 1 } }
    expect(await actor.act(job, 0)).toEqual({ left: [], before: ['story:7'] })
    expect(refreshed).toEqual(['story:7'])
    stands['story:7'] = { state: 'withdrawn' }
    expect(await actor.act(job, 0)).toEqual({ left: [], before: [] })
    expect(new Set(refreshed)).toEqual(
      new Set(['story:7', 'front:home', 'storyList:latest.1', ...LISTS.map(nameReadModel)]),
    )
  })

  it('has a list alone asked for again that still has what is gone, with what is not fetched', async () => {
    const stands = { 'story:7': { state: 'withdrawn' as const }, 'storyList:tag.po.3': { tags: ['story:7'] } }
    const { actor, refreshed } = createChangeActor({ stands })
    const job = {
      change: WITHDRAWAL,
      left: ['storyList:tag.po.4'],
      before: { names: ['storyList:tag.po.3'], tries: 1 },
    }
    expect(await actor.act(job, 0)).toEqual({ left: [], before: ['storyList:tag.po.3'] })
    expect(refreshed.toSorted()).toEqual(['storyList:tag.po.3', 'storyList:tag.po.4'])
  })
})
