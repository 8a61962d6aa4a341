import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { draftOf, hold, makeCache, settle, steerPage } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import type { PageCache } from './page-cache.ts'

const PAGES = 60
const AHEAD = 16
const MENUS = 'site:main'

let bench: CacheBench
let cache: PageCache
/** Paths in the order in which they were rendered. */
let rendered: string[]

beforeEach(() => {
  bench = { now: 1_000_000_000, failures: [] }
  rendered = []
})

afterEach(() => void jest.restoreAllMocks())

const pathOf = (index: number) => `/${index}`

const renderOf = (path: string, menus: () => string) => async () => {
  rendered.push(path)
  return draftOf(path, { tags: [MENUS], madeOf: new Map([[MENUS, menus()]]), cpuMs: 6 })
}

/** Pages of which each was asked for once more than the one before it. */
async function warm(menus: () => string): Promise<void> {
  for (let index = 0; index < PAGES; index += 1) {
    await cache.read(pathOf(index), renderOf(pathOf(index), menus))
    for (let times = 0; times < index; times += 1) cache.find(pathOf(index))
  }
  rendered = []
}

describe('a change of what stands on every page', () => {
  it('makes all pages stale, and renders them in the order of readers’ interest, served as they were until then', async () => {
    let menus = '1-1'
    cache = makeCache(bench, {
      renderAhead: AHEAD,
      concurrency: 1,
      renewals: { shareOfCpu: 0.5, burstMs: 1000, atOnce: 2 },
    })
    await warm(() => menus)
    menus = '2-2'
    cache.purgeSoftly({ name: MENUS, revision: menus })
    const answers = Array.from({ length: PAGES }, (_, index) =>
      cache.read(
        pathOf(index),
        renderOf(pathOf(index), () => menus),
      ),
    )
    expect(answers.every((answer) => !(answer instanceof Promise) && answer.outcome === 'stale')).toBe(true)
    await waitUntil(() => rendered.length === PAGES && cache.describe().renewals === 0)
    expect(rendered).toEqual(Array.from({ length: PAGES }, (_, index) => pathOf(PAGES - 1 - index)))
    expect(cache.find('/0')).toMatchObject({ outcome: 'hit' })
  })

  it('answers from memory, with nothing begun and no render made, while a page waits for its turn', async () => {
    cache = makeCache(bench, { renderAhead: 0, renewals: { shareOfCpu: 0.5, burstMs: 0, atOnce: 1 } })
    await warm(() => '1-1')
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    expect(cache.find('/59')).toMatchObject({ outcome: 'stale' })
    expect(cache.describe().underWay).toBe(0)
    bench.now += 30_000
    expect(cache.find('/59')).toBeNull()
  })

  it('spends no more than the budget allows, however many readers ask for the pages', async () => {
    cache = makeCache(bench, {
      renderAhead: AHEAD,
      renewals: { shareOfCpu: 0.5, burstMs: 60, atOnce: 2 },
    })
    await warm(() => '1-1')
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    await waitUntil(() => cache.describe().underWay === 0)
    for (let index = 0; index < PAGES; index += 1)
      void cache.read(
        pathOf(index),
        renderOf(pathOf(index), () => '2-2'),
      )
    // 60 ms are ten renders of 6 ms, and what was begun with the last of them; the clock of this test stands still.
    expect(rendered.length).toBeGreaterThanOrEqual(AHEAD + 10)
    expect(rendered.length).toBeLessThanOrEqual(AHEAD + 12)
    expect(cache.describe().renewals).toBeGreaterThan(0)
  })

  it('has a page that waits too long rendered for whom asks for it', async () => {
    cache = makeCache(bench, { renderAhead: 0, renewals: { shareOfCpu: 0.5, burstMs: 6, atOnce: 1 } })
    await warm(() => '1-1')
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    await waitUntil(() => cache.describe().underWay === 0)
    void cache.read(
      '/3',
      renderOf('/3', () => '2-2'),
    )
    expect(rendered).not.toContain('/3')
    bench.now += 30_000
    void cache.read(
      '/3',
      renderOf('/3', () => '2-2'),
    )
    await waitUntil(() => rendered.includes('/3'))
  })

  it('does not hold up what an editor publishes meanwhile', async () => {
    cache = makeCache(bench, { renderAhead: AHEAD, renewals: { shareOfCpu: 0.5, burstMs: 6, atOnce: 1 } })
    await warm(() => '1-1')
    const story = steerPage('story', { tags: ['story:1'], madeOf: new Map([['story:1', '1-1']]) })
    await cache.read('/story', story.render)
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    await waitUntil(() => cache.describe().underWay === 0)
    expect(cache.describe().renewals).toBeGreaterThan(0)
    story.state.more = { tags: ['story:1'], madeOf: new Map([['story:1', '2-2']]) }
    cache.purgeSoftly({ name: 'story:1', revision: '2-2' })
    await waitUntil(() => story.state.renders === 2)
  })

  it('goes on at once after renders that failed by waiting, which takes no processor', async () => {
    cache = makeCache(bench, { renewals: { shareOfCpu: 0.5, burstMs: 100, atOnce: 2 } })
    const pages = ['a', 'b', 'c'].map((text) => steerPage(text, { tags: [MENUS], madeOf: new Map([[MENUS, '1-1']]) }))
    for (const [index, { render }] of pages.entries()) await cache.read(pathOf(index), render)
    for (const [index] of pages.entries()) cache.find(pathOf(index))
    const { held, release } = hold()
    for (const { state } of pages) Object.assign(state, { held, fails: true })
    jest.spyOn(performance, 'now').mockImplementation(() => bench.now)
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    await settle()
    bench.now += 3_000
    const begun = pages.filter(({ state }) => state.renders === 2)
    release()
    await settle()
    expect([begun.length, pages.map(({ state }) => state.renders)]).toEqual([2, [2, 2, 2]])
  })

  it('leaves pages that nobody has asked for lately to whom asks for them', async () => {
    cache = makeCache(bench, { renderAhead: 0, renewals: { shareOfCpu: 0.5, burstMs: 1000, atOnce: 2 } })
    await warm(() => '1-1')
    bench.now += 24 * 3_600_000
    for (const path of ['/7', '/8'])
      void cache.read(
        path,
        renderOf(path, () => '1-1'),
      )
    await waitUntil(() => cache.describe().underWay === 0)
    rendered = []
    cache.purgeSoftly({ name: MENUS, revision: '2-2' })
    await waitUntil(() => cache.describe().renewals === 0 && cache.describe().underWay === 0)
    expect(rendered.toSorted()).toEqual(['/7', '/8'])
  })
})
