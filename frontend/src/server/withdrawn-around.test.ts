import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import type { ContentSource } from '../content/content-source.ts'
import { HeardChanges } from '../content/heard-changes.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { sampleFront } from '../samples/sample-front.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory, sampleTeasers } from '../samples/sample-stories.ts'
import { makeCache, textOf } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { createPageRender } from './render-page-later.ts'

const [READ, LEFT] = sampleTeasers(80, 2)
if (READ === undefined || LEFT === undefined) throw new Error('there are sample stories')
const TITLE = 'Il Trebbia è uscito dagli argini a Rivergaro'
const NAME = `story:${READ.id}`
const STORY = `/news/cronaca/${sampleStory(0).slug}/${sampleStory(0).id}`
const AWAY = { state: 'unavailable', retryAfterSeconds: 1 } as const
const BREAKING = { id: READ.id, title: TITLE, URL: '/news/1', at: SAMPLE_NOW.toISOString() }

let heard: HeardChanges
let bench: CacheBench
let cache: PageCache
let front: ReturnType<typeof sampleFront>
/** Whether the front cannot be had. */
let isAway: boolean
let read: (path: string) => ReturnType<PageCache['read']>

beforeEach(() => {
  // The day that stands on the pages is today.
  jest.useFakeTimers({ now: SAMPLE_NOW, doNotFake: ALL_BUT_THE_DATE })
  heard = new HeardChanges()
  isAway = false
  front = sampleFront()
  front.breaking = null
  front.blocks = front.blocks.map((block) =>
    block.type === 'mostRead' ? { ...block, stories: [{ ...READ, title: TITLE }, LEFT] } : block,
  )
  const sample = createSampleSource({
    front: async () => (isAway ? AWAY : { state: 'present', body: front, tags: [] }),
  })
  const source: ContentSource = {
    read: (...call) => sample.read(...call),
    // What every page is made of beside the front says its revision.
    forPage: ({ madeOf }) => ({
      read: (...call) => {
        if (call[0] !== 'front' && call[0] !== 'mostRead') madeOf.set(`${call[0]}:x`, '1-1')
        return sample.read(...call)
      },
      forPage: (page) => source.forPage(page),
    }),
  }
  const renderer = createPageRenderer({
    source,
    frame: createFrameSource(source, SAMPLE_SETTINGS.grammar, heard),
    settings: SAMPLE_SETTINGS,
    assets: { styles: [], fonts: null, scripts: [] },
    now: () => SAMPLE_NOW,
  })
  const { later } = createPageRender({
    packed: packPages(renderer),
    policy: createPagePolicy(NO_SOURCES),
    front: 'varnish',
  })
  bench = { now: SAMPLE_NOW.getTime(), failures: [], heard }
  cache = makeCache(bench)
  read = (path) => cache.read(path, later({ path, query: '' }, 'person'))
})

/** Hears that the story that is read most has changed, as every frontend does: before the lists are made anew that name it. */
function hear(state: 'present' | 'withdrawn'): void {
  const change = { name: NAME, revision: '9-9', state }
  heard.note(change)
  if (state === 'withdrawn') cache.purgeHard([NAME])
  else cache.purgeSoftly(change)
}

const PATHS = [STORY, '/nulla']

afterEach(() => {
  jest.useRealTimers()
})

describe('a withdrawn story that stands around a page', () => {
  it.each(PATHS)('of what is read most is on no kept page any more, nor on one that is made anew: %s', async (path) => {
    expect(await textOf(read(path))).toContain(TITLE)
    hear('withdrawn')
    const answer = await read(path)
    expect(answer.outcome).toBe('miss')
    const text = await textOf(answer)
    expect(text).not.toContain(TITLE)
    expect(text).toContain(LEFT.title)
  })

  it.each(PATHS)('as breaking news neither: %s', async (path) => {
    front.blocks = front.blocks.filter(({ type }) => type !== 'mostRead')
    front.breaking = BREAKING
    expect(await textOf(read(path))).toContain(TITLE)
    hear('withdrawn')
    expect(await textOf(read(path))).not.toContain(TITLE)
  })

  it('leaves the pages alone around which it does not stand', async () => {
    front.blocks = front.blocks.filter(({ type }) => type !== 'mostRead')
    await read(STORY)
    hear('withdrawn')
    expect(await read(STORY)).toMatchObject({ outcome: 'hit' })
  })

  it('is found by a cache in front under a key of its own, and its page is kept there for long', async () => {
    const { page } = await read(STORY)
    const keys = page.commonHead[page.commonHead.indexOf('surrogate-key') + 1]?.split(' ')
    expect(keys).toContain(`around:${NAME}`)
    expect(keys).not.toContain(NAME)
    expect(page.lastingHead).toEqual(['surrogate-control', 'max-age=300'])
  })
})

describe('a withdrawal that was missed', () => {
  it.each(PATHS)('is seen by who makes the first page after the gap: %s', async (path) => {
    expect(await textOf(read(path))).toContain(TITLE)
    front.blocks = front.blocks.map((block) => (block.type === 'mostRead' ? { ...block, stories: [LEFT] } : block))
    heard.noteReset()
    cache.invalidateAll()
    const text = await textOf(read(path))
    expect(text).not.toContain(TITLE)
    expect(text).toContain(LEFT.title)
  })

  it('leaves a page without what cannot be looked at, which is made again soon', async () => {
    await read('/nulla')
    isAway = true
    heard.noteReset()
    cache.invalidateAll()
    const { page, outcome } = await read(STORY)
    expect([outcome, page.isPartial]).toEqual(['miss', true])
    expect(await textOf(read(STORY))).not.toContain(TITLE)
    isAway = false
    bench.now += 3_000
    jest.setSystemTime(bench.now)
    cache.invalidateAll()
    expect((await read(STORY)).page.isPartial).toBe(false)
  })
})

describe('a change of a story that stands around a page', () => {
  it('makes the page not stale: what is read most changes often', async () => {
    await read(STORY)
    hear('present')
    expect(await read(STORY)).toMatchObject({ outcome: 'hit' })
  })
})
