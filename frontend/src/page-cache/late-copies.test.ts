import { beforeEach, describe, expect, it } from '@jest/globals'
import { HeardChanges } from '../content/heard-changes.ts'
import { makeCache, settle, steerPage, textOf } from '../testing/steer-page.ts'
import { UnsettledPageError } from './page-cache.ts'
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

  it('is as fresh as any where the last word is of an older revision: a Redis that lost everything begins anew', async () => {
    const { render } = steerPage('anew', BEFORE)
    bench.heard.note({ name: 'story:1', revision: '6-2', state: 'withdrawn' })
    bench.heard.note({ name: 'story:1', revision: '5-1', state: 'present' })
    await cache.read('/', render)
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })
})
