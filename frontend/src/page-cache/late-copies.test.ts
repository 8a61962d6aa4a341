import { beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { HeardChanges } from '../content/heard-changes.ts'
import { failLater, hold, LIFETIME, makeCache, readDuring, settle, steerPage, textOf } from '../testing/steer-page.ts'
import { UnsettledPageError } from './page-maker.ts'
import type { PageCache } from './page-cache.ts'

/** Of what a page is made that a copy of the API gives which has not heard yet, and of what one does that has. */
const BEFORE = { tags: ['story:1'], madeOf: new Map([['story:1', '5-1']]) }
const AFTER = { tags: ['story:1'], madeOf: new Map([['story:1', '6-2']]) }

let bench: { now: number; failures: unknown[]; heard: HeardChanges }
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [], heard: new HeardChanges() }
  cache = makeCache(bench)
})

/** Reads a page of which something is announced while it is rendered. */
const readWhileTold = (page: ReturnType<typeof steerPage>, announced: Parameters<HeardChanges['note']>[0]) =>
  readDuring(cache, page, () => bench.heard.note(announced))

describe('a page that becomes outdated while it is rendered', () => {
  it('is shown to who waited, is not kept as fresh, and is rendered again a quarter of a second later', async () => {
    const page = steerPage('before', BEFORE)
    const answer = await readWhileTold(page, { name: 'story:1', revision: '6-2', state: 'present' })
    expect(await textOf(answer)).toBe('before')
    expect(answer.page.freshUntil).toBeLessThanOrEqual(bench.now)
    Object.assign(page.state, { text: 'after', more: AFTER })
    bench.now += 240
    expect(cache.read('/', page.render)).toMatchObject({ outcome: 'stale' })
    expect(page.state.renders).toBe(1)
    bench.now += 10
    expect(cache.read('/', page.render)).toMatchObject({ outcome: 'stale' })
    await settle()
    expect(await textOf(cache.read('/', page.render))).toBe('after')
    expect(cache.read('/', page.render)).toMatchObject({ outcome: 'hit' })
    expect(page.state.renders).toBe(2)
  })

  it('is nobody’s where a part of it was withdrawn meanwhile: who waits gets what is there then', async () => {
    const { state, render } = steerPage('withdrawn', BEFORE)
    const renderOnce = async () => {
      const draft = await render()
      Object.assign(state, { text: 'gone', more: { ...AFTER, status: 410 } })
      return draft
    }
    const announced = { name: 'story:1', revision: '6-2', state: 'withdrawn' } as const
    const answer = await readWhileTold({ state, render: renderOnce }, announced)
    expect([answer.page.status, await textOf(answer), state.renders]).toEqual([410, 'gone', 2])
  })

  it('is as fresh as others where what it was made of is what was announced', async () => {
    await readWhileTold(steerPage('after', AFTER), { name: 'story:1', revision: '6-2', state: 'present' })
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
  })

  it('is as fresh as others where something else was announced', async () => {
    await readWhileTold(steerPage('before', BEFORE), { name: 'story:2', revision: '6-2', state: 'withdrawn' })
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
  })
})

describe('a page made of less than was announced before its render began', () => {
  it('is not kept as fresh, and is rendered again within a second, not at every reader', async () => {
    const { state, render } = steerPage('before', BEFORE)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'present' })
    expect(await textOf(cache.read('/', render))).toBe('before')
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    expect(state.renders).toBe(1)
    bench.now += 1_000
    Object.assign(state, { text: 'after', more: AFTER })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('after')
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })

  it('is nobody’s where that was a withdrawal', async () => {
    const { state, render } = steerPage('withdrawn', BEFORE)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'withdrawn' })
    await expect(cache.read('/', render)).rejects.toThrow(UnsettledPageError)
    Object.assign(state, { text: 'gone', more: { ...AFTER, status: 410 } })
    expect(await textOf(cache.read('/', render))).toBe('gone')
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })

  it('is as fresh as others where the last word is of an older revision: a Redis that lost everything begins anew', async () => {
    const { render } = steerPage('anew', BEFORE)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'withdrawn' })
    bench.heard.note({ name: 'story:1', revision: '5-1', state: 'present' })
    await cache.read('/', render)
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })
})

describe('because of readers alone, a page that comes out outdated is made no more often', () => {
  it('than a quarter of a second lets it, however many come while it is being made', async () => {
    const { state, render } = steerPage('before', BEFORE)
    await cache.read('/', render)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'present' })
    bench.now += LIFETIME.freshMs
    const { held, release } = hold()
    state.held = held
    for (let reader = 0; reader < 20; reader += 1) void cache.read('/', render)
    await settle()
    release()
    await waitUntil(() => cache.describe().underWay === 0)
    expect(state.renders).toBe(2)
  })
})

describe('without a reader, a page that came out outdated is made again', () => {
  const RENEWALS = { shareOfCpu: 0.5, burstMs: 1000, atOnce: 2 }

  it('after the render that was under way when its change was told, which is seen only then', async () => {
    const shown: string[] = []
    cache = makeCache(bench, { renderAhead: 1, onRenewed: ({ revision }) => void shown.push(revision) })
    const { state, render } = steerPage('before', BEFORE)
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    const { held, release } = hold()
    state.held = held
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    await settle()
    const again = hold()
    const change = { name: 'story:1', revision: '6-2', state: 'present' } as const
    bench.heard.note(change)
    cache.purgeSoftly(change)
    cache.purgeSoftly(change)
    state.held = again.held
    release()
    await waitUntil(() => state.renders === 3)
    expect(shown).toEqual([])
    Object.assign(state, { text: 'after', more: AFTER })
    again.release()
    await waitUntil(() => shown.length > 0)
    expect([shown, state.renders]).toEqual([['6-2', '6-2'], 3])
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
  })

  it('after the render that was under way, though that fails; and what fails itself is seen once a reader has it made', async () => {
    const shown: string[] = []
    cache = makeCache(bench, { renderAhead: 1, onRenewed: ({ revision }) => void shown.push(revision) })
    const { state, render } = steerPage('before', BEFORE)
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    const fail = await failLater(cache, { state, render })
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    Object.assign(state, { text: 'after', more: AFTER })
    await fail()
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
    expect([await textOf(cache.read('/', render)), shown, state.renders]).toEqual(['after', ['6-2'], 3])
    state.fails = true
    cache.purgeSoftly({ name: 'story:1', revision: '7-3' })
    await settle()
    Object.assign(state, { fails: false, more: { ...AFTER, madeOf: new Map([['story:1', '7-3']]) } })
    bench.now += 3_000
    void cache.read('/', render)
    await settle()
    expect(shown).toEqual(['6-2', '7-3'])
  })

  it('where nobody had it before, and where nothing else is rendered ahead', async () => {
    cache = makeCache(bench, { renewals: RENEWALS })
    const page = steerPage('before', BEFORE)
    const { held, release } = hold()
    page.state.held = held
    const reading = cache.read('/', page.render)
    await settle()
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    release()
    await reading
    Object.assign(page.state, { text: 'after', more: AFTER })
    await waitUntil(() => cache.find('/')?.outcome === 'hit')
    expect(await textOf(cache.read('/', page.render))).toBe('after')
  })

  it('a moment later where it was made of less than was announced, so often as it takes', async () => {
    const shown: string[] = []
    cache = makeCache(bench, {
      renderAhead: 1,
      renewals: RENEWALS,
      onRenewed: ({ revision }) => void shown.push(revision),
    })
    const { state, render } = steerPage('before', BEFORE)
    await cache.read('/', render)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'present' })
    cache.purgeSoftly({ name: 'story:1', revision: '6-2' })
    await waitUntil(() => state.renders === 3)
    expect(shown).toEqual([])
    Object.assign(state, { text: 'after', more: AFTER })
    await waitUntil(() => cache.find('/')?.outcome === 'hit')
    expect(shown).toEqual(['6-2'])
  })
})
