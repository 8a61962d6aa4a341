import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  draftOf,
  LIFETIME,
  makeCache,
  NO_LIFETIME,
  readDuring,
  settle,
  steerPage,
  textOf,
} from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import { UnsettledPageError } from './page-maker.ts'
import type { PageCache } from './page-cache.ts'

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

describe('purges', () => {
  it('soft purge by tag: the pages with the tag turn stale, the others do not', async () => {
    const story = steerPage('story', { tags: ['story:1'] })
    const other = steerPage('other', { tags: ['story:2'] })
    await cache.read('/story', story.render)
    await cache.read('/other', other.render)
    cache.purgeSoftly({ name: 'story:1', revision: '2-2' })
    expect(await cache.read('/story', story.render)).toMatchObject({ outcome: 'stale' })
    expect(await cache.read('/other', other.render)).toMatchObject({ outcome: 'hit' })
  })

  it('a page rendered ahead is told of once it shows the change', async () => {
    const shown: string[] = []
    const ahead = makeCache(bench, { renderAhead: 1, onRenewed: ({ revision }) => void shown.push(revision) })
    const story = steerPage('story', { tags: ['story:1'] })
    await ahead.read('/story', story.render)
    ahead.purgeSoftly({ name: 'story:1', revision: '2-2' })
    expect(shown).toEqual([])
    await settle()
    expect([shown, story.state.renders]).toEqual([['2-2'], 2])
  })

  it('a page that says there is nothing is asked anew as soon as there may be something', async () => {
    const { state, render } = steerPage('nothing', { tags: ['story:7'], status: 404 })
    await cache.read('/story', render)
    expect(cache.read('/story', render)).toMatchObject({ outcome: 'hit' })
    cache.purgeSoftly({ name: 'story:7', revision: '2-2' })
    Object.assign(state, { text: 'the story', more: { status: 200 } })
    const answer = await cache.read('/story', render)
    expect(answer.page.status).toBe(200)
    expect(await textOf(answer)).toBe('the story')
  })

  it('nor is it shown where there came to be something while it was rendered', async () => {
    const page = steerPage('nothing', { tags: ['story:7'], status: 410 })
    await readDuring(cache, page, () => cache.purgeSoftly({ name: 'story:7', revision: '2-2' }))
    Object.assign(page.state, { text: 'the story', more: { status: 200 } })
    expect((await cache.read('/', page.render)).page.status).toBe(200)
  })

  it('a purge that arrives during a render stores the result as stale', async () => {
    const page = steerPage('old', { tags: ['story:1'] })
    await readDuring(cache, page, () => cache.purgeSoftly({ name: 'story:1', revision: '2-2' }))
    expect(await cache.read('/', page.render)).toMatchObject({ outcome: 'stale' })
  })

  it('a page is not rendered again for the change that it was made of, whether announced during its render or after', async () => {
    const page = steerPage('story', { tags: ['story:1'], madeOf: new Map([['story:1', '5-1']]) })
    const { render } = page
    await readDuring(cache, page, () => cache.purgeSoftly({ name: 'story:1', revision: '5-1' }))
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
    cache.purgeSoftly({ name: 'story:1', revision: '5-1' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })

  it('a page made of an older revision than was announced during its render is stored as stale', async () => {
    const page = steerPage('story', { tags: ['story:1'], madeOf: new Map([['story:1', '5-1']]) })
    await readDuring(cache, page, () => {
      cache.purgeSoftly({ name: 'story:1', revision: '5-1' })
      cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    })
    expect(cache.read('/', page.render)).toMatchObject({ outcome: 'stale' })
  })

  it('a page made of a list is stale when the list has changed, and gone when a story in it is withdrawn', async () => {
    const { render } = steerPage('list', {
      tags: ['storyList:latest', 'story:1'],
      madeOf: new Map([['storyList:latest', '0-7']]),
    })
    await cache.read('/', render)
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
    cache.purgeSoftly({ name: 'storyList:latest', revision: '0-8' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    cache.purgeHard(['story:1'])
    expect(cache.find('/')).toBeNull()
  })

  it('an error that names what has changed is asked anew, whatever else was read for it', async () => {
    const { render } = steerPage('none', { status: 404, tags: ['story:1'], madeOf: new Map([['sections:all', '1-1']]) })
    await cache.read('/', render)
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'renewed' })
  })

  it('a hard purge removes the page, and discards one that is being rendered: neither who waited nor who comes gets it', async () => {
    const page = steerPage('withdrawn', { tags: ['story:1'] })
    const { state, render } = page
    await cache.read('/', render)
    cache.purgeHard(['story:1'])
    const coming: Promise<string>[] = []
    const waiting = await readDuring(cache, page, () => {
      cache.purgeHard(['story:1'])
      state.text = 'gone'
      coming.push(textOf(cache.read('/', render)))
    })
    expect([await textOf(waiting), ...(await Promise.all(coming))]).toEqual(['gone', 'gone'])
    expect(await textOf(cache.read('/', render))).toBe('gone')
    expect(state.renders).toBe(3)
  })

  it('a page whose parts are withdrawn during every render is an error after some, never a render without end', async () => {
    let renders = 0
    const render = async () => {
      renders += 1
      cache.purgeHard(['story:1'])
      return draftOf('withdrawn', { tags: ['story:1'] })
    }
    await expect(cache.read('/', render)).rejects.toThrow(UnsettledPageError)
    expect(renders).toBeLessThan(10)
  })

  it('what is purged hard is not what a failing render falls back on', async () => {
    const page = steerPage('withdrawn', { tags: ['story:1'] })
    await cache.read('/', page.render)
    bench.now += LIFETIME.staleMs + 1
    page.state.fails = true
    await expect(readDuring(cache, page, () => cache.purgeHard(['story:1']))).rejects.toThrow('upstream is silent')
  })

  it('a list that still names what was withdrawn is nobody’s once it has changed', async () => {
    const { state, render } = steerPage('with it', { tags: ['storyList:latest', 'story:1'] })
    await cache.read('/', render)
    cache.purgeHard(['story:1'])
    await cache.read('/', render)
    cache.purgeSoftly({ name: 'storyList:latest', revision: '2-2' })
    Object.assign(state, { text: 'without it', more: { tags: ['storyList:latest'] } })
    expect(await textOf(cache.read('/', render))).toBe('without it')
    cache.purgeSoftly({ name: 'storyList:latest', revision: '2-2' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })

  it('what is published again is a page like others', async () => {
    const { render } = steerPage('again', { tags: ['story:1'] })
    cache.purgeHard(['story:1'])
    cache.purgeSoftly({ name: 'story:1', revision: '2-2' })
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })

  it('a page that may not be kept displaces the one before it: a way that has just been opened leads on', async () => {
    const { state, render } = steerPage('the page')
    await cache.read('/', render)
    Object.assign(state, {
      text: '',
      more: { status: 302, lifetime: NO_LIFETIME },
    })
    cache.purgeAllSoftly()
    void cache.read('/', render)
    await settle()
    expect((await cache.read('/', render)).page.status).toBe(302)
  })

  it('after a purge of everything all pages are stale', async () => {
    const { render } = steerPage()
    await cache.read('/', render)
    cache.purgeAllSoftly()
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })
})

describe('where what stands around every page was taken back, after the same of a story', () => {
  it('a page that was made between the two is shown to nobody, also where it cannot be made anew', async () => {
    const { state, render } = steerPage('made before')
    await cache.read('/', render)
    bench.now += 100
    cache.purgeHard(['story:1'])
    bench.now += 100
    const between = steerPage('with the old title')
    await cache.read('/between', between.render)
    cache.removeAround()
    Object.assign(between.state, { fails: true })
    expect([cache.find('/between'), cache.look('/between')]).toEqual([null, null])
    await expect(cache.read('/between', between.render)).rejects.toThrow('upstream is silent')
    // Of before, it would have gone by its tags: it is made anew, and shown where that fails.
    state.fails = true
    expect(cache.find('/')).toBeNull()
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
  })

  it('no page of long before goes, where nothing was taken back lately', async () => {
    const { state, render } = steerPage()
    cache.purgeHard(['story:1'])
    bench.now += 3_600_000
    await cache.read('/', render)
    bench.now += 61_000
    cache.removeAround()
    state.fails = true
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
  })
})
